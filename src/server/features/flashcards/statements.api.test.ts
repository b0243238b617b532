import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Flashcard, flashcardApi } from '#shared/contracts/flashcards.ts';
import type { CardGrade } from '#shared/rules/card-grades.ts';
import { keptCounts, recount } from '#test/support/flashcard-counts.ts';
import { isOneApp } from '#test/support/many-apps.ts';
import { recordStatements } from '#test/support/statements.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
let asked: () => string[];
let ana: Student;
beforeAll(async () => {
  test = await openTestApp();
  asked = recordStatements(test.services.database);
});
beforeEach(async () => {
  await test.reset();
  ana = await test.registerStudent();
});
afterAll(() => test.close());

const card = (changes: object = {}) => ({
  question: 'O que é mitose?',
  answer: 'Divisão que conserva o número de cromossomos.',
  subject: 'Biologia',
  ...changes,
});
const make = async (changes: object = {}): Promise<Flashcard> =>
  (await test.call(flashcardApi.create, { body: card(changes) }, ana)).body.data.flashcard;
const study = (id: string, result: CardGrade, more: object = {}) =>
  test.call(flashcardApi.study, { params: { id }, body: { result, timeSpent: 7, ...more } }, ana);
const withdraw = (id: string, answerId: string) =>
  test.send('DELETE', `/flashcards/${id}/study/${answerId}`, undefined, ana);
const open = async (id: string) =>
  (await test.call(flashcardApi.detail, { params: { id } }, ana)).body.data.flashcard;
const list = async (query: object = {}, caller: object = {}) =>
  (await test.call(flashcardApi.list, { query }, { ...ana, ...caller })).body;
const review = async (query: object = {}, caller: object = {}) =>
  (await test.call(flashcardApi.review, { query }, { ...ana, ...caller })).body;

async function expectTrueCounts(): Promise<void> {
  const kept = await keptCounts(test.services.db);
  await recount(test.services.db);
  expect(await keptCounts(test.services.db)).toEqual(kept);
}

describe('statements', () => {
  it('are at most eight for an answer: the student’s wishes, the card, and a transaction of four that keep it', async () => {
    const { id } = await make();
    for (const result of ['correct', 'incorrect', 'correct'] as const) {
      asked();
      await study(id, result);
      expect(asked().length).toBeLessThanOrEqual(8);
    }
  });

  it('are two for an answer that is known', async () => {
    const { id } = await make();
    const answer = { id: randomUUID() };
    await study(id, 'correct', answer);
    asked();
    await study(id, 'correct', answer);
    expect(asked()).toHaveLength(2);
  });

  it('are seven for new cards, however many: what the account may keep, and a transaction of four', async () => {
    asked();
    await make();
    expect(asked()).toHaveLength(7);
    const cards = Array.from({ length: 50 }, () => card());
    await test.call(flashcardApi.keep, { body: { cards } }, ana);
    expect(asked()).toHaveLength(7);
  });

  it('are one for a card', async () => {
    const { id } = await make();
    await study(id, 'correct');
    asked();
    await open(id);
    expect(asked()).toHaveLength(1);
  });

  it.runIf(isOneApp)('are one for a list and for a queue that are as they were', async () => {
    await make();
    await list();
    await review();
    asked();
    await list();
    await review();
    expect(asked()).toHaveLength(2);
  });
});

describe('lists and queues', () => {
  const questions = async () => {
    const [all, due] = [await list(), await review({ ahead: 7 })];
    return JSON.stringify([all, due]);
  };
  let id: string;
  let answerId: string;
  beforeEach(async () => {
    id = (await make()).id;
    answerId = (await study(id, 'hard')).body.data.answerId;
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a card is made', () => make()],
    ['cards are made', () => test.call(flashcardApi.keep, { body: { cards: [card(), card()] } }, ana)],
    [
      'cards are made from a text',
      () =>
        test.call(
          flashcardApi.fromText,
          {
            body: {
              text: 'A mitose é a divisão que conserva os cromossomos da célula.',
              subject: 'Biologia',
            },
          },
          ana,
        ),
    ],
    ['a card is changed', () => test.send('PUT', `/flashcards/${id}`, { answer: 'Outra.' }, ana)],
    ['a card changes its deck', () => test.send('PUT', `/flashcards/${id}`, { deck: 'Outro' }, ana)],
    ['a card is suspended', () => test.send('PUT', `/flashcards/${id}`, { suspended: true }, ana)],
    ['a card is deleted', () => test.send('DELETE', `/flashcards/${id}`, undefined, ana)],
    ['cards are deleted', () => test.send('DELETE', '/flashcards/bulk-delete', { ids: [id] }, ana)],
    ['a card is answered', () => study(id, 'correct')],
    ['an earlier answer is heard of', () => study(id, 'incorrect', { answeredAt: '2026-03-01T12:00:00Z' })],
    ['an answer is taken back', () => withdraw(id, answerId)],
    ['the days pass', async () => test.clock.advance({ days: 3 })],
  ])('are made afresh when %s', async (_, change) => {
    const before = await questions();
    expect(await questions()).toBe(before);
    await change();
    ana = { ...ana, token: await test.tokenFor(ana) };
    const after = [await list(), await review({ ahead: 7 })];
    expect(JSON.stringify(after)).not.toBe(before);
    expect(await list({ limit: 1000 })).toEqual(after[0]);
    expect(await review({ ahead: 7, limit: 1000 })).toEqual(after[1]);
  });

  it('are made for the student’s clock, and for nobody else', async () => {
    const [card] = (await list()).data.flashcards;
    const [other] = (await list({}, { timeZone: 'Europe/Lisbon' })).data.flashcards;
    expect(card?.nextReviewDate).toBe('2026-03-13T03:00:00.000Z');
    expect(other?.nextReviewDate).toBe('2026-03-13T00:00:00.000Z');
    expect(await list({}, await test.registerStudent())).toMatchObject({ count: 0 });
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await test.call(flashcardApi.list, { query: {} }, ana);
    const again = { ...ana, headers: { 'if-none-match': String(headers.etag) } };
    expect((await test.send('GET', '/flashcards', undefined, again)).status).toBe(304);
    await make();
    expect((await test.send('GET', '/flashcards', undefined, again)).status).toBe(200);
  });
});

describe('in the same moment', () => {
  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  it('twenty equal answers are one', async () => {
    const { id } = await make();
    const answer = { id: randomUUID() };
    const bodies = await times(20, async () => (await study(id, 'correct', answer)).body);
    expect(new Set(bodies.map((body) => JSON.stringify(body)))).toHaveProperty('size', 1);
    const { schedule, studyHistory } = await open(id);
    expect(schedule).toMatchObject({ reps: 1, interval: 3 });
    expect(studyHistory).toHaveLength(1);
    await expectTrueCounts();
  });

  it('an answer’s id is kept once, also when it is sent to two cards', async () => {
    const [one, two] = [await make(), await make()];
    const answer = { id: randomUUID() };
    await study(one.id, 'correct', answer);
    await times(5, () => study(two.id, 'correct', answer));
    expect((await open(two.id)).studyHistory).toHaveLength(0);
    await expectTrueCounts();
  });

  it('one answer is kept once, also when it comes to two cards at once', async () => {
    const pairs = await times(5, () => times(2, () => make()));
    const histories = await Promise.all(
      pairs.map(async (pair) => {
        const answer = { id: randomUUID() };
        await Promise.all(pair.map(({ id }) => study(id, 'correct', answer)));
        return Promise.all(pair.map(async ({ id }) => (await open(id)).studyHistory.length));
      }),
    );
    expect(histories.map((lengths) => lengths.sort())).toEqual(pairs.map(() => [0, 1]));
    await expectTrueCounts();
  });

  it('twenty answers to a card are all kept, and each taken back leaves what the others make', async () => {
    const { id } = await make();
    const untouched = await open(id);
    const answers = await times(20, (index) =>
      study(id, index % 3 ? 'correct' : 'incorrect', { answeredAt: `2026-03-0${1 + (index % 9)}T12:00:00Z` }),
    );
    const ids = answers.map(({ body }) => body.data.answerId);
    expect((await open(id)).studyHistory).toHaveLength(20);
    await expectTrueCounts();
    await times(20, (index) => withdraw(id, ids[index] ?? ''));
    expect(await open(id)).toEqual(untouched);
    await expectTrueCounts();
  });

  it('a card is answered, taken back, changed and joined by others, and nothing is lost', async () => {
    const cards = [await make(), await make(), await make()];
    const first = await times(3, async (index) => (await study(cards[index]?.id ?? '', 'correct')).body.data);
    await times<unknown>(24, (index) => {
      const { id } = cards[index % 3] as Flashcard;
      if (index % 4 === 0) return study(id, 'incorrect');
      if (index % 4 === 1) return withdraw(id, first[index % 3]?.answerId ?? '');
      if (index % 4 === 2) return test.send('PUT', `/flashcards/${id}`, { suspended: index % 8 === 2 }, ana);
      return make();
    });
    expect(await list()).toMatchObject({ count: 9 });
    await expectTrueCounts();
  });
});
