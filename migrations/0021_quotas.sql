-- What a student's cards take: a quota is asked of one row, however many the cards are. An answer never touches it.
create table flashcard_totals (
  user_id uuid not null references students on delete cascade,
  cards integer not null check (cards >= 0),
  -- Of their texts.
  bytes bigint not null check (bytes >= 0),
  primary key (user_id)
) with (fillfactor = 70);
insert into flashcard_totals
select user_id, count(*), sum(
  octet_length(question) + octet_length(answer) + octet_length(subject) + octet_length(deck)
  + octet_length(array_to_string(tags, '')) + coalesce(octet_length(source), 0)
)
from flashcards
group by user_id;

-- Bytes of the texts that were attached to a conversation; they go with it.
alter table conversations add column attached_bytes bigint not null default 0;
update conversations set attached_bytes = found.bytes
from (
  select attachment.user_id, attachment.conversation_id, sum(octet_length(passage.text)) as bytes
  from conversation_attachments attachment
  join attachment_passages passage on passage.user_id = attachment.user_id and passage.attachment_id = attachment.id
  group by 1, 2
) found
where conversations.user_id = found.user_id and conversations.id = found.conversation_id;
