-- Where words stand that were recognised on a scan and may be wrong: line, first letter and the one after the last.
alter table syllabus_pages add column doubts jsonb not null default '[]';
-- The same, of each page that was read; null for readings from before.
alter table syllabus_readings add column doubts jsonb;
-- Days of the exam beside `exam_date`, in order: its written part, or the second day.
alter table syllabi add column other_exam_dates date[] not null default '{}';
