-- What a browser that comes back from Google exchanges for its session, once.
create table google_tickets (
  user_id uuid not null references students on delete cascade,
  -- SHA-256 of the whole token, `<user_id>.<secret>`.
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);

-- A Google account that is linked when its mailed link is opened; the newest request counts.
create table google_links (
  user_id uuid primary key references students on delete cascade,
  token_hash bytea not null,
  google_sub text not null,
  expires_at timestamptz not null
);
