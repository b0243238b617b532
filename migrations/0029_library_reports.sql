-- What a student says is wrong in a lesson: one report each of a lesson, which grows until somebody has read it.
create table library_reports (
  user_id uuid not null references students on delete cascade,
  subject text not null,
  lesson text not null,
  comment text not null,
  created_at timestamptz not null,
  -- When an administrator was done with it.
  decided_at timestamptz,
  primary key (user_id, subject, lesson)
);
