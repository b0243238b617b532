-- Reference: who may register where that takes an invitation. Only hashes of the links are kept, and nothing once all
-- their uses are taken or their time is over.
create table invitations (
  id uuid primary key,
  token_hash bytea not null,
  -- The only address that may register with it; null for whoever has the link.
  email_key text,
  uses_left integer not null check (uses_left > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (token_hash),
  unique (email_key)
);
