-- Tokens of the connected model: of a student's own day, and of the whole installation's (UTC).
create table model_days (
  user_id uuid not null references students on delete cascade,
  day date not null,
  taken bigint not null,
  primary key (user_id, day)
);
create table model_installation_days (
  day date primary key,
  taken bigint not null
);

-- Why the local engine stood in for a connected model.
alter table study_plans add column fallback text;
alter table summaries add column fallback text;
alter table conversation_messages add column fallback text;

-- The student's day that an answer being written counts on: it gives its message back there if it breaks off.
alter table conversation_messages add column charged_on date;
create index conversation_messages_writing on conversation_messages (user_id) where status = 'writing';

-- What waits to be summarised says its length as it is said from now on.
update summary_tasks
  set request = (request - 'maxLength')
    || jsonb_build_object('length', jsonb_build_object('most', request -> 'maxLength', 'isAutomatic', false))
  where request -> 'maxLength' is not null;
