-- Activities as rows: a tick changes one small row, and replanning moves rows instead of rewriting documents.
create table study_plan_activities (
  user_id uuid not null,
  plan_id uuid not null,
  -- Days after the plan's first; week w holds days 7w to 7w + 6.
  day integer not null check (day >= 0),
  position integer not null check (position >= 0),
  -- HH:MM, the student's local time.
  time text not null,
  -- Minutes.
  duration integer not null,
  topic text not null,
  description text not null,
  completed boolean not null default false,
  primary key (user_id, plan_id, day, position),
  foreign key (user_id, plan_id) references study_plans on delete cascade
) with (fillfactor = 85);

insert into study_plan_activities
select
  user_id, plan_id, week_index * 7 + day.index - 1, activity.index - 1,
  activity.value ->> 'time', (activity.value ->> 'duration')::integer, activity.value ->> 'topic',
  activity.value ->> 'description', (activity.value ->> 'completed')::boolean
from study_plan_weeks
cross join lateral json_array_elements(days) with ordinality day (value, index)
cross join lateral json_array_elements(day.value -> 'activities') with ordinality activity (value, index);

alter table study_plans
  add column number_of_weeks integer not null default 0,
  -- Another number after every change of the plan, its topics or its activities: who holds what was made from
  -- the same number holds what is current.
  add column revision bigint not null default (random() * 9007199254740991)::bigint;
-- Room to change a row where it stands.
alter table study_plans set (fillfactor = 85);
alter table study_plan_topics set (fillfactor = 85);

update study_plans set
  number_of_weeks = (
    select count(*) from study_plan_weeks week
    where week.user_id = study_plans.user_id and week.plan_id = study_plans.id
  ),
  revision = default;
drop table study_plan_weeks;
