alter table study_plans add column exam_date date;

alter table study_plan_topics
  -- Unique in the plan; stays when topics are renamed or moved.
  add column id integer,
  -- The student's days on which it was finished, and revised since, oldest first.
  add column completed_on date,
  add column revised_on date[] not null default '{}',
  -- Sums of the question log: what a page needs without reading it.
  add column questions_done integer not null default 0,
  add column questions_right integer not null default 0,
  add check (questions_right between 0 and questions_done);
update study_plan_topics set id = position;
alter table study_plan_topics
  alter column id set not null,
  add unique (user_id, plan_id, id);

create table study_plan_questions (
  user_id uuid not null,
  plan_id uuid not null,
  -- Made by the client: sent twice, written once.
  id uuid not null,
  topic_id integer not null,
  topic text not null,
  -- The student's day.
  day date not null,
  done integer not null check (done between 1 and 500),
  right_count integer not null check (right_count between 0 and done),
  created_at timestamptz not null,
  primary key (user_id, plan_id, id),
  foreign key (user_id, plan_id) references study_plans on delete cascade
);
create index study_plan_questions_by_time on study_plan_questions (user_id, plan_id, created_at desc);

-- What a replan replaced, until the plan changes again.
create table study_plan_undos (
  user_id uuid not null,
  plan_id uuid not null,
  activities jsonb not null,
  number_of_weeks integer not null,
  end_date date not null,
  -- The plan's revision after the replan: another one, and there is no way back.
  revision bigint not null,
  primary key (user_id, plan_id),
  foreign key (user_id, plan_id) references study_plans on delete cascade
);

-- A published plan; its id is the plan's. Read by everybody, so it lies apart from its owner's rows.
create table plan_listings (
  listing_id uuid not null primary key,
  user_id uuid not null,
  published_at timestamptz not null
);

create table plan_reviews (
  listing_id uuid not null,
  -- Who wrote it.
  user_id uuid not null,
  id uuid not null,
  user_name text not null,
  user_picture text,
  rating integer not null check (rating between 1 and 5),
  comment text,
  created_at timestamptz not null,
  primary key (listing_id, user_id)
);
