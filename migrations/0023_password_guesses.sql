-- Wrong passwords of late, counted by where they came from: each browser that signed in before, each session, and all
-- strangers together. An address without an account is counted too, under an id that nobody has, so that nobody learns
-- from a wait which addresses have one.
create table password_guesses (
  user_id uuid not null,
  -- The id of a browser or a session, 'stranger', or 'registration' for asking whether an address is taken.
  source text not null,
  failures integer not null,
  failed_at timestamptz not null,
  primary key (user_id, source)
);
