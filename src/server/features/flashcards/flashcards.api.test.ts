import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import type { ApiCall } from '#shared/contracts/endpoint.ts';
import { type Flashcard, flashcardApi } from '#shared/contracts/flashcards.ts';
import { type CardGrade, grades } from '#shared/rules/card-grades.ts';
import { studyDay } from '#shared/rules/time/study-day.ts';
import { keptCounts, recount } from '#test/support/flashcard-counts.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const today = '2026-03-11';
const send = (token: string, method: ApiCall['method'], path: string, body?: unknown) =>
  test.send(method, path, body, { token });
const card = (changes: object = {}) => ({
  question: 'O que é mitose?',
  answer: 'Divisão que conserva o número de cromossomos.',
  subject: 'Biologia',
  ...changes,
});

async function make(token: string, changes: object = {}): Promise<Flashcard> {
  const { status, body } = await test.call(flashcardApi.create, { body: card(changes) }, { token });
  expect(status).toBe(201);
  return body.data.flashcard;
}
const makeMany = async (token: string, cards: object[]) =>
  (await test.call(flashcardApi.keep, { body: { cards: cards.map(card) } }, { token })).body.data.flashcards;
const study = (token: string, id: string, result: CardGrade, more: object = {}) =>
  test.call(flashcardApi.study, { params: { id }, body: { result, timeSpent: 7, ...more } }, { token });
const open = async (token: string, id: string) =>
  (await test.call(flashcardApi.detail, { params: { id } }, { token })).body.data.flashcard;
const stats = async (token: string) => (await test.call(flashcardApi.stats, {}, { token })).body;
const due = async (token: string) => (await test.call(flashcardApi.review, { query: {} }, { token })).body;
const list = async (token: string, query: object = {}) =>
  (await test.call(flashcardApi.list, { query }, { token })).body;

/** The counts and sums as they are kept against the same made afresh from the rows; null when they are one. */
async function differenceOfCounts() {
  const kept = await keptCounts(test.services.db);
  await recount(test.services.db);
  const made = await keptCounts(test.services.db);
  return JSON.stringify(kept) === JSON.stringify(made) ? null : { kept, made };
}

async function later(student: Student, days: number): Promise<string> {
  test.clock.advance({ days });
  return test.tokenFor(student);
}

describe('cards', () => {
  it('are made with their defaults, due at once', async () => {
    const { token } = await test.registerStudent();
    const made = await make(token, { tags: [' célula ', 'célula', 'divisão'] });
    expect(made).toMatchObject({
      _id: made.id,
      deck: 'Geral',
      difficulty: 3,
      tags: ['célula', 'divisão'],
      interval: 0,
      easeFactor: 2.5,
      consecutiveCorrect: 0,
      nextReviewDate: '2026-03-11T03:00:00.000Z',
      studyHistory: [],
      suspended: false,
    });
    expect(await stats(token)).toEqual({ totalCount: 1, dueCount: 1, total: 1, forReview: 1 });
  });

  it.each([
    [{ answer: '  ' }, 422, 'A resposta é obrigatória.'],
    [{ answer: undefined }, 400, 'A resposta é obrigatória.'],
    [{ subject: '' }, 422, 'A matéria é obrigatória.'],
    [{ difficulty: 6 }, 422, 'A dificuldade vai de 1 a 5.'],
    [{ tags: ['a', ' '] }, 422, 'As tags não podem ficar vazias.'],
    [{ question: 'a'.repeat(5001) }, 422, 'A pergunta pode ter até 5.000 caracteres.'],
  ])('refuse %j', async (changes, status, message) => {
    const { token } = await test.registerStudent();
    expect(await send(token, 'POST', '/flashcards', card(changes))).toMatchObject({
      status,
      body: { message },
    });
  });

  it('need no question, and an empty deck is Geral', async () => {
    const { token } = await test.registerStudent();
    expect(await make(token, { question: undefined, deck: ' ' })).toMatchObject({
      question: '',
      deck: 'Geral',
    });
  });

  it('are listed newest first, whole or by pages, and found whatever the accents', async () => {
    const { token } = await test.registerStudent();
    await makeMany(token, [
      { question: 'Primeira', deck: 'Biologia::Célula', difficulty: 1 },
      { question: 'Função afim', subject: 'Matemática', difficulty: 3, tags: ['gráficos'] },
      { question: 'Terceira', deck: 'Biologia', difficulty: 5 },
    ]);
    const questions = async (query: object) =>
      (await list(token, query)).data.flashcards.map(({ question }) => question);
    expect(await questions({})).toEqual(['Terceira', 'Função afim', 'Primeira']);
    expect(await questions({ search: 'FUNCAO' })).toEqual(['Função afim']);
    expect(await questions({ search: 'grafico' })).toEqual(['Função afim']);
    expect(await questions({ search: 'grafico funcoes' })).toEqual(['Função afim']);
    expect(await questions({ search: 'funções terc' })).toEqual([]);
    expect(await questions({ search: 'BIOLOGIAS prim' })).toEqual(['Primeira']);
    for (const search of ['%', "'", '\\', "o'reilly", '() & !', 'Ф'.repeat(200)])
      expect(await questions({ search }), search).toEqual([]);
    expect(await list(token, { search: 'biologia', deck: 'Biologia', page: 1, limit: 1 })).toMatchObject({
      count: 2,
      data: { flashcards: [{ question: 'Terceira' }] },
    });
    expect(await questions({ deck: 'Biologia' })).toEqual(['Terceira', 'Primeira']);
    expect(await questions({ deck: 'Biologia::Célula' })).toEqual(['Primeira']);
    expect(await questions({ difficulty: 'hard' })).toEqual(['Terceira']);
    const page = await list(token, { page: 2, limit: 2 });
    expect(page).toMatchObject({ count: 3, data: { flashcards: [{ question: 'Primeira' }] } });
    for (const query of ['page=0', 'limit=1001', 'page=x', 'difficulty=x'])
      expect((await send(token, 'GET', `/flashcards?${query}`)).status, query).toBeGreaterThanOrEqual(400);
  });

  it('are counted by deck', async () => {
    const { token } = await test.registerStudent();
    const [first] = await makeMany(token, [{ deck: 'B::1' }, { deck: 'B::1' }, {}]);
    await study(token, first?.id ?? '', 'correct');
    const { body } = await test.call(flashcardApi.decks, {}, { token });
    expect(body.data.decks).toEqual([
      { deck: 'B::1', total: 2, due: 1 },
      { deck: 'Geral', total: 1, due: 1 },
    ]);
  });

  it('are changed without touching their schedule, and wait while they are suspended', async () => {
    const { token } = await test.registerStudent();
    const { id } = await make(token);
    await study(token, id, 'correct');
    const before = await open(token, id);
    expect(await send(token, 'PUT', `/flashcards/${id}`, { answer: 'Outra', tags: [] })).toMatchObject({
      status: 200,
      body: { data: { flashcard: { answer: 'Outra', schedule: before.schedule } } },
    });
    await send(token, 'PUT', `/flashcards/${id}`, { suspended: true });
    test.clock.advance({ days: 0 });
    expect(await stats(token)).toMatchObject({ totalCount: 1, dueCount: 0 });
    await send(token, 'PUT', `/flashcards/${id}`, { suspended: false });
    expect(await open(token, id)).toMatchObject({ suspended: false, schedule: before.schedule });
    expect((await send(token, 'PUT', `/flashcards/${id}`, { answer: '' })).status).toBe(422);
  });

  it('are deleted one by one and many at once, the own only', async () => {
    const { token } = await test.registerStudent();
    const other = await test.registerStudent();
    const [one, two, three] = await makeMany(token, [{}, {}, {}]);
    const foreign = await make(other.token);
    expect((await send(token, 'DELETE', `/flashcards/${one?.id}`)).status).toBe(204);
    const ids = [two?.id, three?.id, foreign.id, randomUUID(), 'x'];
    expect(await send(token, 'DELETE', '/flashcards/bulk-delete', { ids })).toMatchObject({
      status: 200,
      body: { success: true, message: '2 flashcards excluídos.', count: 2 },
    });
    expect(await stats(token)).toMatchObject({ totalCount: 0, dueCount: 0 });
    expect(await stats(other.token)).toMatchObject({ totalCount: 1 });
    expect(await send(token, 'DELETE', '/flashcards/bulk-delete', { ids: [] })).toMatchObject({
      status: 422,
      body: { message: 'Nenhum flashcard selecionado.' },
    });
  });

  it('answer 401 without a token and 404 to what is not the own', async () => {
    const { token } = await test.registerStudent();
    const { id } = await make(token);
    const other = await test.registerStudent();
    for (const endpoint of Object.values(flashcardApi)) {
      const path = endpoint.path.replace(':answerId', randomUUID());
      const body = { result: 'correct', answer: 'x', subject: 'x', text: 'x', ids: ['x'], cards: [card()] };
      expect((await test.send(endpoint.method, path.replace(':id', id), body)).status, path).toBe(401);
      if (!path.includes(':id')) continue;
      for (const foreign of [id, randomUUID(), 'x'])
        expect(
          (await send(other.token, endpoint.method, path.replace(':id', foreign), body)).status,
          path,
        ).toBe(404);
    }
  });
});

describe('an answer', () => {
  it.each([
    ['incorrect', 1],
    ['hard', 2],
    ['correct', 3],
  ] as const)('%s brings a new card back in %i days', async (result, days) => {
    const { token } = await test.registerStudent();
    const { id } = await make(token);
    const { body } = await study(token, id, result);
    expect(body.data.flashcard).toMatchObject({
      interval: days,
      studyHistory: [{ result, timeSpent: 7, kind: 'review' }],
    });
    expect(await stats(token)).toMatchObject({ totalCount: 1, dueCount: 0 });
  });

  it('counts once, however often it is sent', async () => {
    const { token } = await test.registerStudent();
    const { id } = await make(token);
    const answer = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => study(token, id, 'correct', { id: answer })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveProperty('size', 1);
    expect(await open(token, id)).toMatchObject({ interval: 3, studyHistory: [{ id: answer }] });
  });

  it('given again on the day of an incorrect one is relearning, and leaves the schedule', async () => {
    const student = await test.registerStudent();
    const { token } = student;
    const { id } = await make(token);
    const first = (await study(token, id, 'incorrect')).body.data;
    test.clock.advance({ minutes: 5 });
    const again = (await study(token, id, 'correct')).body.data;
    expect(again.kind).toBe('relearn');
    expect(again.flashcard.schedule).toEqual(first.flashcard.schedule);
    expect(again.flashcard.studyHistory.map(({ kind }) => kind)).toEqual(['relearn', 'review']);
    const tomorrow = await later(student, 1);
    expect((await study(tomorrow, id, 'correct')).body.data.kind).toBe('review');
  });

  it('taken back leaves the card exactly as it was', async () => {
    const student = await test.registerStudent();
    let { token } = student;
    const { id } = await make(token);
    const states: Flashcard[] = [await open(token, id)];
    const answers: string[] = [];
    for (const [turn, result] of (
      ['correct', 'incorrect', 'correct', 'hard', 'correct'] as const
    ).entries()) {
      answers.push((await study(token, id, result)).body.data.answerId);
      states.push(await open(token, id));
      token = await later(student, turn + 1);
    }
    const withdraw = (answer: string) => send(token, 'DELETE', `/flashcards/${id}/study/${answer}`);
    for (let turn = answers.length - 1; turn >= 0; turn--) {
      expect((await withdraw(answers[turn] as string)).status).toBe(200);
      expect(await open(token, id)).toEqual(states[turn]);
    }
    expect((await withdraw(answers[0] as string)).status).toBe(404);
    expect(await stats(token)).toMatchObject({ totalCount: 1, dueCount: 1 });
  });

  it('kept for a while counts on the day it was given, a month back at most, never ahead', async () => {
    const { token } = await test.registerStudent();
    const [one, two, three] = await makeMany(token, [{}, {}, {}]);
    const at = async (id: string, answeredAt: string) =>
      (await study(token, id, 'correct', { answeredAt })).body.data.flashcard.schedule.lastOn;
    expect(await at(one?.id ?? '', '2026-03-10T15:00:00Z')).toBe('2026-03-10');
    expect(await at(two?.id ?? '', '2020-01-01T00:00:00Z')).toBe('2026-02-09');
    expect(await at(three?.id ?? '', '2027-01-01T00:00:00Z')).toBe(today);
  });

  it('leaves the card that all answers make, in whatever order two devices send them', async () => {
    const { token } = await test.registerStudent();
    const given = (
      [
        ['correct', '2026-03-05T12:00:00Z'],
        ['incorrect', '2026-03-08T09:00:00Z'],
        ['hard', '2026-03-08T21:00:00Z'],
        ['correct', '2026-03-10T12:00:00Z'],
        ['hard', '2026-03-10T12:00:00Z'],
      ] as const
    ).map(([result, answeredAt]) => ({ result, answeredAt }));
    const cards: Flashcard[] = [];
    for (const order of [
      [0, 1, 2, 3, 4],
      [4, 3, 2, 1, 0],
      [3, 0, 4, 2, 1],
    ]) {
      const { id } = await make(token);
      const ids = given.map((_, index) => `0193a000-0000-7000-8000-0000000${cards.length}000${index}`);
      for (const at of order) {
        const { result, ...more } = given[at] as (typeof given)[number];
        await study(token, id, result, { ...more, id: ids[at] });
      }
      cards.push(await open(token, id));
    }
    const [inOrder, ...others] = cards.map(({ schedule, studyHistory }) => ({
      schedule,
      history: studyHistory.map(({ date, result, kind }) => ({ date, result, kind })),
    }));
    for (const other of others) expect(other).toEqual(inOrder);
    expect(inOrder?.history.map(({ kind }) => kind)).toEqual([
      'review',
      'review',
      'relearn',
      'review',
      'review',
    ]);
    expect(await differenceOfCounts()).toBeNull();
  });

  it('can be taken back when another device has answered since', async () => {
    const { token } = await test.registerStudent();
    const [one, two] = (await makeMany(token, [{}, {}])).map(({ id }) => id) as [string, string];
    const first = { answeredAt: '2026-03-08T12:00:00Z' };
    const second = { answeredAt: '2026-03-10T12:00:00Z' };
    const { answerId } = (await study(token, one, 'incorrect', first)).body.data;
    await study(token, one, 'correct', second);
    await study(token, two, 'correct', second);
    await send(token, 'DELETE', `/flashcards/${one}/study/${answerId}`);
    expect((await open(token, one)).schedule).toEqual((await open(token, two)).schedule);
    expect((await open(token, one)).studyHistory).toHaveLength(1);
    expect(await differenceOfCounts()).toBeNull();
  });

  it('needs a result', async () => {
    const { token } = await test.registerStudent();
    const { id } = await make(token);
    for (const [body, status] of [
      [{}, 400],
      [{ result: 'easy' }, 422],
      [{ result: 'correct', timeSpent: -1 }, 422],
      [{ result: 'correct', timeSpent: '5' }, 400],
      [{ result: 'correct', id: 'x' }, 422],
    ] as const)
      expect((await send(token, 'POST', `/flashcards/${id}/study`, body)).status).toBe(status);
    const { body } = await test.call(
      flashcardApi.study,
      { params: { id }, body: { result: 'correct' } },
      { token },
    );
    expect(body.data.flashcard.studyHistory[0]?.timeSpent).toBe(0);
  });
});

describe('review', () => {
  it('holds every due card, the longest due first, on the student’s days', async () => {
    const student = await test.registerStudent();
    const { token } = student;
    const [one, two] = await makeMany(token, [
      { question: 'um' },
      { question: 'dois' },
      { question: 'três' },
    ]);
    await study(token, one?.id ?? '', 'correct');
    await study(token, two?.id ?? '', 'incorrect');
    expect(await due(token)).toMatchObject({ count: 1, data: { flashcards: [{ question: 'três' }] } });
    // 23:30 in São Paulo is still the same day; half an hour later it is not, and in Lisbon it was not before.
    test.clock.advance({ hours: 11, minutes: 30 });
    let now = await test.tokenFor(student);
    expect((await due(now)).count).toBe(1);
    const lisbon = await test.call(
      flashcardApi.review,
      { query: {} },
      { token: now, timeZone: 'Europe/Lisbon' },
    );
    expect(lisbon.body.count).toBe(2);
    test.clock.advance({ minutes: 30 });
    now = await test.tokenFor(student);
    expect((await due(now)).data.flashcards.map(({ question }) => question)).toEqual(['três', 'dois']);
  });

  it('holds the cards of the days ahead for who asks, the due ones counted apart', async () => {
    const { token } = await test.registerStudent();
    const [one, two] = await makeMany(token, [
      { question: 'um' },
      { question: 'dois' },
      { question: 'três' },
    ]);
    await study(token, one?.id ?? '', 'correct');
    await study(token, two?.id ?? '', 'incorrect');
    const ahead = async (days: number) => {
      const { body } = await test.call(flashcardApi.review, { query: { ahead: days } }, { token });
      return [body.count, ...body.data.flashcards.map(({ question }) => question)];
    };
    expect(await ahead(1)).toEqual([1, 'três', 'dois']);
    expect(await ahead(7)).toEqual([1, 'três', 'dois', 'um']);
    expect((await send(token, 'GET', '/flashcards/review?ahead=8')).status).toBe(422);
    const other = await test.registerStudent();
    expect((await test.call(flashcardApi.review, { query: { ahead: 7 } }, other)).body.count).toBe(0);
  });

  it('says how many cards were answered today, each once, by what they were before', async () => {
    const student = await test.registerStudent();
    const { token } = student;
    const [one, two, three] = await makeMany(token, [{}, {}, {}]);
    const answered = async (by: string) => (await due(by)).answeredToday;
    expect(await answered(token)).toEqual({ newCards: 0, reviews: 0 });
    await study(token, one?.id ?? '', 'incorrect');
    await study(token, one?.id ?? '', 'correct');
    await study(token, two?.id ?? '', 'correct');
    const again = await study(token, two?.id ?? '', 'correct');
    expect(await answered(token)).toEqual({ newCards: 2, reviews: 0 });

    // 00:30 of the next day in São Paulo.
    test.clock.advance({ hours: 12, minutes: 30 });
    const now = await test.tokenFor(student);
    expect(await answered(now)).toEqual({ newCards: 0, reviews: 0 });
    await study(now, one?.id ?? '', 'correct');
    await study(now, three?.id ?? '', 'hard');
    const lateAt = '2026-03-12T02:30:00.000Z';
    await study(now, two?.id ?? '', 'correct', { answeredAt: lateAt });
    expect(await answered(now)).toEqual({ newCards: 1, reviews: 1 });
    const other = await test.registerStudent();
    expect(await answered(other.token)).toEqual({ newCards: 0, reviews: 0 });

    const { studyHistory } = await open(now, one?.id ?? '');
    await send(now, 'DELETE', `/flashcards/${one?.id}/study/${studyHistory[0]?.id}`);
    expect(await answered(now)).toEqual({ newCards: 1, reviews: 0 });
    expect(again.status).toBe(200);
  });

  it('keeps its counts through a long random life', async () => {
    const student = await test.registerStudent();
    let { token } = student;
    const cards = await makeMany(
      token,
      Array.from({ length: 30 }, () => ({})),
    );
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return (seed >> 16) % below;
    };
    for (let step = 0; step < 240; step++) {
      const index = random(cards.length);
      const { id } = cards[index] as Flashcard;
      const action = random(40);
      if (action < 24) {
        const answeredAt = new Date(+test.clock.now() - random(3) * random(60_000) * 1000).toISOString();
        await study(token, id, grades[random(3)] as CardGrade, { timeSpent: random(60), answeredAt });
      } else if (action < 28) await send(token, 'PUT', `/flashcards/${id}`, { suspended: random(3) === 0 });
      else if (action < 34) {
        const { studyHistory } = await open(token, id);
        const taken = studyHistory[random(Math.max(1, studyHistory.length))];
        if (taken) await send(token, 'DELETE', `/flashcards/${id}/study/${taken.id}`);
      } else if (action < 36) {
        const ids = cards.splice(index, 1 + random(2)).map((gone) => gone.id);
        await send(token, 'DELETE', '/flashcards/bulk-delete', { ids });
        cards.push(await make(token));
      } else {
        test.clock.advance({ minutes: random(40) });
        token = await later(student, random(4));
      }
    }
    expect(await differenceOfCounts()).toBeNull();
    const now = studyDay(test.clock.now(), 'America/Sao_Paulo');
    const [counted] = await rowsOf<{ total: number; due: number }>(
      test.services.db,
      sql`select count(*)::int as total,
        (count(*) filter (where due_on <= ${now}::date and not suspended))::int as due from flashcards`,
    );
    expect(await stats(token)).toMatchObject({ totalCount: counted?.total, dueCount: counted?.due });
  });

  it('keeps them when cards are answered, taken back and deleted in the same moment', async () => {
    const { token } = await test.registerStudent();
    const cards = await makeMany(
      token,
      Array.from({ length: 16 }, () => ({})),
    );
    const ids = cards.map(({ id }) => id);
    const answers = await Promise.all(ids.map((id) => study(token, id, 'correct')));
    await Promise.all([
      ...ids.slice(0, 8).map((id) => study(token, id, 'hard')),
      ...ids
        .slice(8)
        .map((id, index) =>
          send(token, 'DELETE', `/flashcards/${id}/study/${answers[index + 8]?.body.data.answerId}`),
        ),
      send(token, 'DELETE', '/flashcards/bulk-delete', { ids: ids.slice(2, 12) }),
      send(token, 'DELETE', '/flashcards/bulk-delete', { ids: ids.slice(6, 14).reverse() }),
    ]);
    expect(await stats(token)).toMatchObject({ totalCount: 4 });
    expect(await differenceOfCounts()).toBeNull();
  });
});

describe('from a text', () => {
  const text = `A fotossíntese é o processo pelo qual as plantas transformam a energia da luz em energia química.
Ela ocorre nos cloroplastos, organelas que contêm clorofila. A clorofila é o pigmento que absorve a luz.
Em 1779, Jan Ingenhousz descobriu que as plantas precisam de luz para liberar oxigênio.
As fases da fotossíntese são a fase clara, a fase escura e a fotólise da água.`;

  it('proposes cards with their sentence, keeping none, and then keeps what is sent', async () => {
    const { token } = await test.registerStudent();
    const { body } = await test.call(
      flashcardApi.propose,
      { body: { text, subject: 'Biologia', count: 4 } },
      { token },
    );
    expect(body.engine).toBe('local');
    expect(body.cards.length).toBeGreaterThanOrEqual(3);
    for (const { source, question, answer } of body.cards) {
      expect(text).toContain(source);
      expect(question.toLowerCase()).not.toContain(answer.toLowerCase());
    }
    expect(await stats(token)).toMatchObject({ totalCount: 0 });
    const answer = await send(token, 'POST', '/flashcards/from-text', {
      text,
      subject: 'Biologia',
      count: 3,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toHaveLength(3);
    expect(answer.body).toMatchObject([{ subject: 'Biologia', deck: 'Geral' }, {}, {}]);
    expect(await stats(token)).toMatchObject({ totalCount: 3, dueCount: 3 });
  });

  it('of prose that no rule asks about offers its sentences, and keeps no card of it', async () => {
    const { token } = await test.registerStudent();
    const sentence = 'Com o calor excessivo, muitas proteínas do corpo perdem a forma e deixam de trabalhar.';
    const body = { text: `${sentence} Isso preocupa. E por que não preocuparia?`, subject: 'Biologia' };
    expect(await test.call(flashcardApi.propose, { body }, { token })).toMatchObject({
      status: 200,
      body: {
        cards: [],
        sentences: [sentence],
        note: 'Nenhuma frase deste texto vira pergunta com uma única resposta certa.',
      },
    });
    expect(await send(token, 'POST', '/flashcards/from-text', body)).toMatchObject({
      status: 422,
      body: {
        message:
          'Nenhuma frase deste texto vira pergunta com uma única resposta certa. Cole outro trecho: definições, causas, datas ou listas.',
      },
    });
  });

  it('takes a book’s chapter too', async () => {
    const { token } = await test.registerStudent();
    const chapter = `${text}\n\n`.repeat(30);
    const { status, body } = await test.call(
      flashcardApi.propose,
      { body: { text: chapter, subject: 'Biologia', count: 3 } },
      { token },
    );
    expect(status).toBe(200);
    expect(body.cards).toHaveLength(3);
  });

  it.each([
    [{ text: '', subject: 'x' }, 422, 'O texto é obrigatório.'],
    [{ subject: 'x' }, 400, 'O texto é obrigatório.'],
    [{ text: 'abc', subject: '' }, 422, 'A matéria é obrigatória.'],
    [{ text: 'abc', subject: 'x', count: 51 }, 422, 'Peça de 1 a 50 flashcards.'],
    [
      { text: '...', subject: 'x' },
      422,
      'O texto é curto demais para virar flashcards. Cole pelo menos uma frase completa.',
    ],
  ])('refuses %j', async (body, status, message) => {
    const { token } = await test.registerStudent();
    expect(await send(token, 'POST', '/flashcards/from-text', body)).toMatchObject({
      status,
      body: { message },
    });
  });
});
