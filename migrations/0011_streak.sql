-- The run of days with a login. Days are the student's own.
alter table students
  add column streak_length integer not null default 0 check (streak_length >= 0),
  add column streak_last_on date,
  add column streak_freezes integer not null default 0 check (streak_freezes >= 0),
  -- Active days since a freeze was earned.
  add column streak_towards_freeze integer not null default 0 check (streak_towards_freeze >= 0);

-- The calendar: active days, and missed ones that a freeze covered.
create table streak_days (
  user_id uuid not null references students on delete cascade,
  day date not null,
  frozen boolean not null,
  primary key (user_id, day)
);
