-- Local: links with which a student becomes the first administrator, printed at a start; only hashes are kept.
create table administrator_claims (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

-- Local: what administrators did. Rows are added, never changed.
create table admin_actions (
  id uuid primary key,
  -- Who; null for a command on the server's own machine.
  administrator_id uuid,
  action text not null,
  -- On whom, if on a student.
  student_id uuid,
  -- On what, if on something else: a listing, a lesson, a kind of job.
  target text,
  done_at timestamptz not null
);

-- Since when the student may not sign in; null for nearly everybody.
alter table students add column suspended_at timestamptz;
