-- The secret address under which a calendar program reads a student's blocks and activities; one at a time.
create table calendar_feeds (
  user_id uuid primary key references students on delete cascade,
  -- SHA-256 of the whole token, `<user_id>.<secret>`.
  token_hash bytea not null,
  -- Days and hours are the student's own: the zone in which the address was made.
  time_zone text not null,
  created_at timestamptz not null
);
