-- The day, the student's own, of the last reminder of each kind: the next is of a later one.
create table reminders (
  user_id uuid not null references students on delete cascade,
  kind text not null check (kind in ('cards', 'streak')),
  day date not null,
  primary key (user_id, kind)
);

-- Who may be reminded by e-mail, student by student.
create index students_to_remind on students (user_id, time_zone)
  where email_verified_at is not null and delete_at is null
    and preferences -> 'notifications' ->> 'email' is distinct from 'false';
