create table study_plans (
  user_id uuid not null references students on delete cascade,
  id uuid not null,
  title text not null,
  description text not null,
  subject text not null,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  is_active boolean not null default true,
  is_advanced boolean not null,
  is_published boolean not null default false,
  is_clone boolean not null default false,
  start_date date not null,
  end_date date not null,
  time_available double precision not null,
  weekly_schedule jsonb,
  goals jsonb not null,
  evaluation_methods jsonb not null,
  resources jsonb not null,
  engine text not null check (engine in ('local', 'model')),
  -- Activities and topics, and how many of them are done: what a card needs without reading the weeks.
  item_count integer not null,
  done_count integer not null default 0,
  average_rating double precision not null default 0,
  number_of_reviews integer not null default 0,
  -- A test account's plans vanish at this instant.
  expires_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, id),
  check (done_count between 0 and item_count)
);
-- The list, newest first.
create index study_plans_by_creation on study_plans (user_id, created_at desc, id);
-- The job that deletes what expired.
create index study_plans_by_expiry on study_plans (user_id, expires_at) where expires_at is not null;

create table study_plan_topics (
  user_id uuid not null,
  plan_id uuid not null,
  position integer not null,
  name text not null,
  description text not null,
  priority text not null check (priority in ('alta', 'média', 'baixa')),
  completed boolean not null default false,
  primary key (user_id, plan_id, position),
  foreign key (user_id, plan_id) references study_plans on delete cascade
);

-- One row a week: a tick rewrites a few kilobytes, and the page reads the weeks as they are stored.
create table study_plan_weeks (
  user_id uuid not null,
  plan_id uuid not null,
  week_index integer not null,
  -- The contract's days with their activities. json, not jsonb: it is sent as it was written.
  days json not null,
  primary key (user_id, plan_id, week_index),
  foreign key (user_id, plan_id) references study_plans on delete cascade
);

-- Work that a student waits for and may leave and find again.
create table generation_tasks (
  user_id uuid not null references students on delete cascade,
  id uuid not null,
  status text not null check (status in ('processing', 'completed', 'failed')),
  progress integer not null default 0,
  step text not null,
  request jsonb not null,
  result_id uuid,
  error_code text,
  created_at timestamptz not null,
  primary key (user_id, id)
);
