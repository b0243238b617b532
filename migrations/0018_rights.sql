-- When everything of the student's is deleted; null unless they asked for it. They may change their mind until then.
alter table students add column delete_at timestamptz;
create index students_leaving on students (user_id, delete_at) where delete_at is not null;

-- The switch had no effect so far: the timer notified whoever let the browser do so, and goes on doing it.
update students set preferences = jsonb_set(preferences, '{notifications,push}', 'true')
where preferences -> 'notifications' ->> 'push' = 'false';

-- What others may not read while its author is leaving.
alter table public_summaries add column is_hidden boolean not null default false;
create index public_summaries_by_author on public_summaries (user_id);

-- Links that were mailed to prove something, each for one use; only hashes are kept.
create table mailed_links (
  user_id uuid not null references students on delete cascade,
  purpose text not null check (purpose in ('verify', 'delete')),
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose, token_hash)
);

-- A copy of all that is the student's, made for them; a new one takes its place.
create table data_exports (
  user_id uuid primary key references students on delete cascade,
  id uuid not null,
  status text not null check (status in ('processing', 'ready', 'failed')),
  -- Tables written, of all of them.
  done integer not null default 0,
  total integer not null default 0,
  -- Bytes of the whole file.
  size bigint not null default 0,
  created_at timestamptz not null,
  -- Of the one link that fetches it.
  token_hash bytea,
  token_expires_at timestamptz
);

create table data_export_parts (
  user_id uuid not null references data_exports on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (user_id, position)
);
