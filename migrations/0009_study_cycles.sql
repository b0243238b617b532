create table study_cycles (
  user_id uuid not null references students on delete cascade,
  id uuid not null,
  name text not null,
  -- What the student asked subjects for, and which engine chose them; null: the student.
  study_focus text not null,
  engine text check (engine in ('local', 'model')),
  mode text not null check (mode in ('calendar', 'sequence')),
  start_date date not null,
  total_weeks integer not null check (total_weeks > 0),
  -- Hours of each weekday.
  weekly_schedule jsonb not null,
  -- Name, difficulty, priority and minutes of each subject over the whole cycle.
  subjects jsonb not null,
  -- Minutes.
  study_block_size integer not null,
  break_size integer not null,
  -- HH:MM, when the first block of a day begins.
  starts_at text not null,
  exam_date date,
  -- What a card needs without reading the blocks.
  block_count integer not null,
  done_count integer not null default 0,
  -- Another number after every change of the cycle or its blocks.
  revision bigint not null default (random() * 9007199254740991)::bigint,
  created_at timestamptz not null,
  primary key (user_id, id),
  check (done_count between 0 and block_count)
) with (fillfactor = 85);

create table study_cycle_blocks (
  user_id uuid not null,
  cycle_id uuid not null,
  -- Days after the cycle's first; week w holds days 7w to 7w + 6.
  day integer not null check (day >= 0),
  position integer not null check (position >= 0),
  -- Stays, wherever a replan or an edit puts the block.
  id uuid not null default gen_random_uuid(),
  -- HH:MM, the student's local time.
  time text not null,
  -- Minutes.
  duration integer not null check (duration > 0),
  subject text not null,
  -- The student's day on which it was ticked; null while it is open.
  completed_on date,
  -- Minutes studied while it was open: what it goes back to when it is unticked.
  minutes_done integer not null default 0 check (minutes_done between 0 and duration),
  -- How often its time or day was another: the sequence number of its event.
  changes integer not null default 0,
  primary key (user_id, cycle_id, day, position),
  unique (user_id, cycle_id, id),
  foreign key (user_id, cycle_id) references study_cycles on delete cascade
) with (fillfactor = 85);
-- A round goes on at its first open block, and shows what was done today.
create index study_cycle_blocks_by_completion on study_cycle_blocks (user_id, cycle_id, completed_on, day, position);

-- What a replan replaced, until the cycle changes again.
create table study_cycle_undos (
  user_id uuid not null,
  cycle_id uuid not null,
  blocks jsonb not null,
  total_weeks integer not null,
  -- The cycle's revision after the replan: another one, and there is no way back.
  revision bigint not null,
  primary key (user_id, cycle_id),
  foreign key (user_id, cycle_id) references study_cycles on delete cascade
);
