-- What an official notice asks for, as a tree that its student corrects, studies and checks off.
create table syllabi (
  user_id uuid not null references students on delete cascade,
  id uuid not null,
  title text not null,
  post text not null,
  exam_date date,
  source_name text not null,
  -- Questions, points and minima that the notice gives for groups of disciplines alone.
  areas jsonb not null default '[]',
  -- The plan made of it last; whoever deletes the plan keeps the syllabus.
  plan_id uuid,
  revision bigint not null default (random() * 9007199254740991)::bigint,
  created_at timestamptz not null,
  primary key (user_id, id)
);

create table syllabus_disciplines (
  user_id uuid not null,
  syllabus_id uuid not null,
  id integer not null,
  position integer not null,
  name text not null,
  area text,
  questions double precision,
  weight double precision,
  minimum double precision,
  primary key (user_id, syllabus_id, id),
  foreign key (user_id, syllabus_id) references syllabi on delete cascade
);

create table syllabus_topics (
  user_id uuid not null,
  syllabus_id uuid not null,
  id integer not null,
  discipline_id integer not null,
  parent_id integer,
  -- Within the whole syllabus.
  position integer not null,
  text text not null,
  weight double precision not null default 1,
  is_left_out boolean not null default false,
  is_doubtful boolean not null default false,
  -- Where it stands in the source.
  page integer,
  line integer,
  -- Of the exam's points, 0 to 1; 0 for what has topics below it or is left out.
  share double precision not null default 0,
  theory_on date,
  revised_on date[] not null default '{}',
  questions_done integer not null default 0,
  questions_right integer not null default 0,
  -- The topic of a curriculum that it surely is: 'school/matematica#Logaritmos'.
  catalogue_topic text,
  -- Taken out of the tree after it was studied: whoever takes that back has its state again.
  is_gone boolean not null default false,
  -- The topic of the syllabus's plan in which it is studied: what is done there counts here.
  plan_topic_id integer,
  primary key (user_id, syllabus_id, id),
  foreign key (user_id, syllabus_id) references syllabi on delete cascade
);

create table syllabus_pages (
  user_id uuid not null,
  syllabus_id uuid not null,
  page integer not null,
  lines text[] not null,
  primary key (user_id, syllabus_id, page),
  foreign key (user_id, syllabus_id) references syllabi on delete cascade
);

-- One row for each entry, never changed; taking it back deletes it.
create table syllabus_questions (
  user_id uuid not null,
  syllabus_id uuid not null,
  id uuid not null,
  topic_id integer not null,
  day date not null,
  done integer not null,
  right_count integer not null,
  created_at timestamptz not null,
  primary key (user_id, syllabus_id, id),
  foreign key (user_id, syllabus_id) references syllabi on delete cascade
);

-- A file or text that is being read, and what was found in it.
create table syllabus_readings (
  user_id uuid not null references students on delete cascade,
  id uuid not null,
  status text not null check (status in ('processing', 'completed', 'failed')),
  step text not null,
  done integer not null default 0,
  total integer not null default 0,
  source_name text not null,
  -- Why it failed, as the student reads it.
  message text,
  -- The names and sizes of what was found, and all of it.
  found jsonb,
  notice jsonb,
  -- The lines of each page.
  pages jsonb,
  -- When the process that reads it last said so.
  seen_at timestamptz not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
