import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { fallbackWords } from '#shared/contracts/engine.ts';
import { flashcardApi } from '#shared/contracts/flashcards.ts';
import { modelUseApi } from '#shared/contracts/model-use.ts';
import { professorApi } from '#shared/contracts/professor.ts';
import { studyCycleApi } from '#shared/contracts/study-cycles.ts';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import { summaryApi } from '#shared/contracts/summaries.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import type { Reply } from '#test/support/fake-ai.ts';
import { openModelApp } from '#test/support/model-app.ts';
import type { Student, TestApp } from '#test/support/test-app.ts';

const everyones = 200_000;
const app = openModelApp({ silenceMs: 1000, objectMs: 1000 }, { AI_TOKENS_A_DAY: String(everyones) });
let student: Student;
let token: string;
let userId: string;
beforeEach(async () => {
  student = await app.test.registerStudent();
  token = student.token;
  userId = student.user.id;
});

const text = [
  'A fotossíntese é o processo pelo qual plantas, algas e algumas bactérias transformam a energia da luz em energia química.',
  'Ela ocorre nos cloroplastos, organelas que contêm a clorofila, um pigmento verde que absorve a luz.',
  'Na fase clara, a água é quebrada, o oxigênio é liberado e a célula produz ATP e NADPH.',
  'Na fase escura, também chamada de ciclo de Calvin, o gás carbônico é fixado e vira glicose.',
].join(' ');
const call: TestApp['call'] = (endpoint, input, caller) => app.test.call(endpoint, input, caller);

const tokenNow = () => app.test.tokenFor(student);

interface By {
  engine: 'local' | 'model' | null;
  fallback: string | null;
}

async function askTutor(): Promise<By> {
  const begun = await call(professorApi.create, { body: {} }, { token });
  const path = `/chatbot/conversations/${begun.body.conversation.id}/messages`;
  const { body } = await app.test.send('POST', path, { message: 'O que é a mitose?' }, { token });
  return (body as unknown as { message: By }).message;
}

async function makePlan(): Promise<By> {
  const wanted = { title: 'Biologia', subject: 'Biologia', difficulty: 'iniciante', goals: ['Passar'] };
  const days = { startDate: '2026-03-11', endDate: '2026-04-01', topicsCount: 5 };
  const { body } = await app.test.send('POST', '/study-plans', { ...wanted, ...days }, { token });
  const id = (body as unknown as { taskId: string }).taskId;
  const task = async () => (await call(studyPlanApi.status, { params: { id } }, { token })).body;
  await expect.poll(async () => (await task()).status).toBe('completed');
  const { result } = await task();
  return (await call(studyPlanApi.detail, { params: result as { id: string } }, { token })).body.data
    .studyPlan;
}

const suggest = async (): Promise<By> =>
  (
    await call(
      studyPlanApi.suggest,
      { body: { prompt: 'Quero estudar genética', topicsCount: 5 } },
      { token },
    )
  ).body;

/** Everything that a model writes, but titles: they name no engine. */
const features: [string, () => Promise<By>][] = [
  ['suggestions', suggest],
  ['a plan', makePlan],
  [
    'cards from a text',
    async () =>
      (await call(flashcardApi.propose, { body: { text, subject: 'Biologia', count: 3 } }, { token })).body,
  ],
  [
    'a summary',
    async () =>
      (await call(summaryApi.create, { body: { originalText: text } }, { token })).body.data.summary,
  ],
  [
    'the subjects of a cycle',
    async () => (await call(studyCycleApi.suggestSubjects, { body: { studyFocus: 'ENEM' } }, { token })).body,
  ],
  ['the tutor', askTutor],
];

describe.each([
  ['is too busy', { status: 429 }],
  ['is broken', { status: 500 }],
  ['answers another document', { nonsense: '<html>Bem-vindo</html>' }],
  ['answers garbage', { text: '}{ não sei' }],
  ['hangs', 'stall'],
  ['never ends', { endless: 'x'.repeat(50_000) }],
] as const satisfies [string, Reply][])('when the provider %s', (_, reply) => {
  it.each(
    features.filter(([name]) => !(name === 'the tutor' && typeof reply === 'object' && 'text' in reply)),
  )('%s comes from the local engine, which says so', async (_name, work) => {
    app.ai.respond = () => reply;
    expect(await work()).toMatchObject({ engine: 'local', fallback: 'failed' });
    await expect.poll(() => app.ai.openConnections()).toBe(0);
  });

  it('a conversation gets its title from what was asked', async () => {
    app.ai.respond = () => (typeof reply === 'object' && 'text' in reply ? { text: ' ' } : reply);
    await askTutor();
    const { body } = await call(professorApi.list, { query: {} }, { token });
    const params = { id: body.conversations[0]?.id ?? '' };
    const named = await call(professorApi.generateTitle, { params }, { token });
    expect(named.body.title).toBe('Mitose');
  });
});

const suggestion = (tokens: number): Reply => ({
  tokens,
  text: JSON.stringify({
    title: 'Genética',
    subject: 'Biologia',
    descriptions: { iniciante: 'Do gene.', intermediario: 'Do gene à herança.', avancado: 'Epigenética.' },
    topics: ['Genes', 'Mendel', 'Herança', 'Mutações', 'DNA'],
  }),
});
const modelUse = async (by = token) => (await call(modelUseApi.get, {}, { token: by })).body.data.modelUse;
const tokensOf = async () =>
  (
    await rowsOf<{ taken: number }>(
      app.test.services.db,
      sql`select taken::int as taken from model_days where user_id = ${userId}`,
    )
  )[0]?.taken;
const spend = (tokens: number) =>
  app.test.services.db.execute(
    sql`insert into model_days values (${userId}, '2026-03-11', ${tokens})
      on conflict (user_id, day) do update set taken = ${tokens}`,
  );
const { tokensADay } = tierLimits.free;

describe('the tokens of a day', () => {
  it('are counted as the provider reports them, and shown as a share', async () => {
    expect(await modelUse()).toEqual({
      engine: 'model',
      used: 0,
      resetsAt: '2026-03-12T03:00:00.000Z',
    });
    app.ai.respond = () => suggestion(15_000);
    expect(await suggest()).toMatchObject({ engine: 'model', fallback: null });
    expect(await tokensOf()).toBe(15_000);
    expect((await modelUse()).used).toBe(10);
  });

  it('take nothing for a call that the provider turned away', async () => {
    app.ai.respond = () => ({ status: 500 });
    await suggest();
    expect(await tokensOf()).toBe(0);
  });

  it.each(features)('used up leave %s to the local engine, which says so', async (_, work) => {
    await spend(tokensADay);
    app.ai.respond = () => suggestion(10);
    expect(await work()).toMatchObject({ engine: 'local', fallback: 'used_up' });
    expect(app.ai.calls).toEqual([]);
    expect((await modelUse()).used).toBe(100);
  });

  it('begin anew on the next day of the student', async () => {
    await spend(tokensADay);
    app.ai.respond = () => suggestion(10);
    app.test.clock.set('2026-03-12T02:59:00Z');
    token = await tokenNow();
    expect(await suggest()).toMatchObject({ engine: 'local' });
    app.test.clock.set('2026-03-12T03:01:00Z');
    token = await tokenNow();
    expect(await suggest()).toMatchObject({ engine: 'model' });
    expect((await modelUse()).used).toBe(1);
  });

  it('are more with a paid plan', async () => {
    await spend(tokensADay);
    await app.test.services.db.execute(
      sql`update students set plan = 'basic', plan_expires_at = '2026-04-01' where user_id = ${userId}`,
    );
    app.ai.respond = () => suggestion(10);
    expect(await suggest()).toMatchObject({ engine: 'model' });
  });

  it('cannot be overspent by twenty requests at the same moment', async () => {
    const left = 20_000;
    await spend(tokensADay - left);
    let release: () => void = () => {};
    app.ai.hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    app.ai.respond = () => suggestion(5000);
    const asked = Array.from({ length: 20 }, suggest);
    // Each sets more than 3,000 aside, so that six at most are begun; the others are answered meanwhile.
    const answered: By[] = [];
    for (const one of asked) void one.then((by) => answered.push(by));
    await expect.poll(() => answered.length).toBeGreaterThanOrEqual(14);
    expect(answered.every(({ fallback }) => fallback === 'used_up')).toBe(true);
    expect(await tokensOf()).toBeLessThanOrEqual(tokensADay);
    release();
    const all = await Promise.all(asked);
    const byModel = all.filter(({ engine }) => engine === 'model').length;
    expect(byModel).toBe(app.ai.calls.length);
    expect(byModel).toBeLessThanOrEqual(6);
    expect(await tokensOf()).toBe(tokensADay - left + byModel * 5000);
  });

  it('of the whole installation are everybody’s, and the local engine says that, too', async () => {
    app.ai.respond = () => suggestion(10);
    await app.test.services.db.execute(
      sql`insert into model_installation_days values ('2026-03-11', ${everyones})`,
    );
    expect(await suggest()).toMatchObject({ engine: 'local', fallback: 'all_used_up' });
    expect(app.ai.calls).toEqual([]);
    // What was set aside is the student's again.
    expect(await tokensOf()).toBe(0);
    app.test.clock.set('2026-03-12T00:00:01Z');
    token = await tokenNow();
    expect(await suggest()).toMatchObject({ engine: 'model' });
    const days = await rowsOf(
      app.test.services.db,
      sql`select day::text, taken::int from model_installation_days order by day`,
    );
    expect(days).toEqual([
      { day: '2026-03-11', taken: everyones },
      { day: '2026-03-12', taken: 10 },
    ]);
  });
});

it('a test account is served by the local engine alone, and told of no limit', async () => {
  const { body } = await call(accountApi.registerTest, {}, {});
  token = body.data.accessToken;
  app.ai.respond = () => suggestion(10);
  for (const [name, work] of features)
    expect(await work(), name).toMatchObject({ engine: 'local', fallback: null });
  expect(app.ai.calls).toEqual([]);
  expect(await modelUse()).toMatchObject({ engine: 'local', used: 0 });
});

it('every reason is said in a sentence without the name of a setting', () => {
  for (const sentence of Object.values(fallbackWords)) {
    expect(sentence).toMatch(/^\p{Lu}.* IA .*\.$/u);
    expect(sentence).not.toMatch(/[A-Z]{2,}_|token/);
  }
});
