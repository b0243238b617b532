-- One more with every change of the card or of its answers: an answer that was graded from it is only kept while it
-- stands as it was read.
alter table flashcards add column revision integer not null default 0;

-- Another one with every change of anything in the student's lists of cards: what was made of them is as they are while
-- it holds. Whoever changes cards or answers changes this first, so that nobody else does meanwhile.
alter table flashcard_totals add column revision bigint not null default 0;
-- A row that is made anew never says what one before it has said.
alter table flashcard_totals alter column revision set default (random() * 9007199254740991)::bigint;
