import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { newSchedule } from '#shared/rules/grade-card.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { sampleCard } from '#test/support/samples/flashcards.ts';
import { stubApi } from '#test/support/web.tsx';
import { today } from '#web/lib/today.ts';
import { dueAheadQuery, fetchOrRecallDue, knowAnswer } from './due-ahead.ts';

const cardDue = (id: string, inDays: number) =>
  sampleCard({ id, schedule: { ...newSchedule(addDays(today(), inDays)), reps: 1, lastOn: '2026-01-01' } });
const cards = [cardDue('a', 0), cardDue('b', 3)];
const signal = new AbortController().signal;

/** A browser that has asked for the days ahead, and has no network since. */
async function recalling(flashcards: Flashcard[] = cards) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const known = { newCards: 1, reviews: 0 };
  stubApi({
    'GET /flashcards/review': ({ search }) =>
      search.includes('ahead=7')
        ? { body: { data: { flashcards }, count: 1, answeredToday: known } }
        : { status: 0 },
  });
  await client.fetchQuery(dueAheadQuery('ana'));
  return { client, due: () => fetchOrRecallDue(client, 'ana', signal) };
}

it('answers with the cards that were asked for before, those of the days ahead included', async () => {
  const { due } = await recalling();
  const { cards: known, beyond, answeredToday } = await due();
  expect(known.map(({ id }) => id)).toEqual(['a', 'b']);
  expect([beyond, answeredToday]).toEqual([0, { newCards: 1, reviews: 0 }]);
});

it('begins another day with nothing answered', async () => {
  const { client, due } = await recalling();
  client.setQueryData(dueAheadQuery('ana').queryKey, (known) => known && { ...known, day: '2026-01-01' });
  expect((await due()).answeredToday).toEqual({ newCards: 0, reviews: 0 });
});

it('knows what the server has taken since', async () => {
  const { client, due } = await recalling();
  const [before] = cards as [Flashcard];
  const after = { ...before, schedule: { ...before.schedule, lastOn: today(), dueOn: addDays(today(), 9) } };
  knowAnswer(client, 'ana', after);
  knowAnswer(client, 'ana', after);
  const { cards: known, answeredToday } = await due();
  expect(known.map(({ schedule }) => schedule.dueOn)).toEqual([9, 3].map((days) => addDays(today(), days)));
  expect(answeredToday).toEqual({ newCards: 1, reviews: 1 });
});

it('says why when nothing is known', async () => {
  stubApi({ 'GET /flashcards/review': { status: 0 } });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  await expect(fetchOrRecallDue(client, 'ana', signal)).rejects.toMatchObject({ status: 0 });
});
