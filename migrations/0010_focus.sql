-- Sessions of study: written once, never changed, deleted by their student only.
create table focus_sessions (
  user_id uuid not null references students on delete cascade,
  -- Made by the client: sent twice, written once.
  id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  -- The student's day on which it began, also of one that goes on past midnight.
  day date not null,
  -- Of study: pauses left out.
  minutes numeric(6, 2) not null check (minutes >= 0),
  category text not null check (
    category in ('Estudo', 'Leitura', 'Revisão', 'Exercícios', 'Projeto', 'Cronômetro')
  ),
  subject text,
  -- The block or activity it was for, as the contract's link.
  link jsonb,
  primary key (user_id, id),
  check (ended_at >= started_at)
);
-- The list, newest first, of all days or some of them.
create index focus_sessions_by_day on focus_sessions (user_id, day desc, started_at desc, id desc);

-- The sessions added up by day, and again by month and by year: totals of years read a few rows.
create table focus_totals (
  user_id uuid not null references students on delete cascade,
  unit text not null check (unit in ('day', 'month', 'year')),
  -- Its first day.
  start date not null,
  category text not null,
  sessions integer not null check (sessions >= 0),
  minutes numeric(12, 2) not null check (minutes >= 0),
  primary key (user_id, unit, start, category)
) with (fillfactor = 85);
