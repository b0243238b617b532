-- Lessons of the library that a student marked as read.
create table library_reads (
  user_id uuid not null references students on delete cascade,
  -- Subject and lesson as in their address: the library stands in files.
  subject text not null,
  lesson text not null,
  read_at timestamptz not null,
  primary key (user_id, subject, lesson)
);
