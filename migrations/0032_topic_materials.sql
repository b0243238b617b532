-- Minutes of the timer's sessions that were for a topic.
alter table syllabus_topics add column minutes_studied numeric(9, 2) not null default 0;

-- The topic that a summary of the student's is about; it goes with either of them.
create table syllabus_summaries (
  user_id uuid not null,
  syllabus_id uuid not null,
  topic_id integer not null,
  summary_id uuid not null,
  primary key (user_id, summary_id),
  foreign key (user_id, syllabus_id) references syllabi on delete cascade,
  foreign key (user_id, summary_id) references summaries on delete cascade
);
create index syllabus_summaries_of_syllabus on syllabus_summaries (user_id, syllabus_id);

-- The syllabus that a cycle was made of; it goes with either of them.
create table syllabus_cycles (
  user_id uuid not null,
  syllabus_id uuid not null,
  cycle_id uuid not null,
  primary key (user_id, cycle_id),
  foreign key (user_id, syllabus_id) references syllabi on delete cascade,
  foreign key (user_id, cycle_id) references study_cycles on delete cascade
);
create index syllabus_cycles_of_syllabus on syllabus_cycles (user_id, syllabus_id);
