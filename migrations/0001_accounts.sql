-- Reference: who exists. Small and nearly never updated, copied to every machine of a cluster.
create table accounts (
  id uuid primary key,
  email text not null,
  -- The address in lower case: what sign-in looks up.
  email_key text not null unique,
  google_sub text unique,
  role text not null check (role in ('user', 'user_test', 'admin')),
  created_at timestamptz not null
);

-- Everything below belongs to one student: user_id leads every key.
create table students (
  user_id uuid primary key,
  name text not null,
  password_hash text,
  profile_picture text,
  preferences jsonb not null,
  plan text not null default 'free' check (plan in ('free', 'basic', 'premium')),
  plan_expires_at timestamptz,
  time_zone text not null,
  birth_year integer,
  email_verified_at timestamptz
);

create table consents (
  user_id uuid not null references students on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  version text not null,
  given_at timestamptz not null,
  primary key (user_id, document, version)
);

-- One family of rotating refresh tokens; only hashes are kept.
create table sessions (
  user_id uuid not null references students on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  parent_hash bytea,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);

create table password_resets (
  user_id uuid not null references students on delete cascade,
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);

-- Local: secrets this installation made for itself, shared by its instances.
create table installation_secrets (
  name text primary key,
  value text not null
);
