-- A calendar, and a session of study, know an activity by its own id, wherever a replan puts it.
alter table study_plan_activities
  add column id uuid not null default gen_random_uuid(),
  -- How often its time or day was another: the sequence number of its event.
  add column changes integer not null default 0,
  add constraint study_plan_activities_by_id unique (user_id, plan_id, id);
