import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { type Quota, quotas } from '#shared/rules/quotas.ts';
import { wantedCycle } from '#test/support/cycles.ts';
import { wantedPlan } from '#test/support/plans.ts';
import { someSession } from '#test/support/sessions.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

async function registerTest() {
  const { body } = await test.call(accountApi.registerTest, {});
  return { userId: body.data.user.id, token: body.data.accessToken };
}
type Owner = Awaited<ReturnType<typeof registerTest>>;

const card = { question: 'O que é mitose?', answer: 'Uma divisão.', subject: 'Biologia' };
const post = ({ token }: Owner, path: string, body: object) => test.send('POST', path, body, { token });

/** As if the student had all but one of what a test account may keep. */
const almostFull: Partial<Record<Quota, (userId: string) => SQL>> = {
  flashcards: (userId) =>
    sql`insert into flashcard_totals values (${userId}, ${quotas.flashcards.test - 1}, 1000)`,
  studyPlans: (userId) => sql`
    insert into generation_tasks (user_id, id, status, step, request, created_at)
    select ${userId}, gen_random_uuid(), 'processing', 'waiting', '{}', now()
    from generate_series(2, ${quotas.studyPlans.test}::int)`,
  studyCycles: (userId) => sql`
    insert into study_cycles (user_id, id, name, total_weeks, start_date, subjects, study_block_size, break_size,
      weekly_schedule, starts_at, mode, study_focus, block_count, created_at)
    select ${userId}, gen_random_uuid(), 'Ciclo', 1, '2026-03-11', '[]', 50, 10, '{}', '08:00', 'calendar', '', 0, now()
    from generate_series(2, ${quotas.studyCycles.test}::int)`,
  summaries: (userId) => sql`
    insert into summaries (user_id, id, title, subject, summary, origin, original_words, summary_words, engine,
      created_at, updated_at)
    select ${userId}, gen_random_uuid(), 'Resumo', 'Outro', 'Texto.', 'own', 0, 1, 'local', now(), now()
    from generate_series(2, ${quotas.summaries.test}::int)`,
  focusSessions: (userId) => sql`
    insert into focus_totals values (${userId}, 'year', '2026-01-01', 'Estudo', ${quotas.focusSessions.test - 1}, 1)`,
  conversations: (userId) => sql`
    insert into conversations (user_id, id, title, mode, last_activity, created_at)
    select ${userId}, gen_random_uuid(), 'Conversa', 'normal', now(), now()
    from generate_series(2, ${quotas.conversations.test}::int)`,
};

const waysIn: [Quota, string, object, string][] = [
  ['flashcards', '/flashcards', card, '2.000 flashcards'],
  ['studyPlans', '/study-plans', wantedPlan, '20 planos de estudo'],
  ['studyCycles', '/study-cycles/generate', wantedCycle, '20 ciclos de estudo'],
  ['summaries', '/summaries/own', { title: 'Mitose', summary: 'Divide.', subject: 'Biologia' }, '50 resumos'],
  ['focusSessions', '/pomodoros', someSession, '500 sessões de estudo'],
  ['conversations', '/chatbot/conversations', {}, '50 conversas'],
];

describe('what an account may keep', () => {
  it.each(waysIn)(
    'of %s is one more, and no more than one of five at once',
    async (quota, path, body, most) => {
      const owner = await registerTest();
      const fill = almostFull[quota];
      if (!fill) throw new Error('nothing fills it');
      await test.services.db.execute(fill(owner.userId));
      const answers = await Promise.all(Array.from({ length: 5 }, () => post(owner, path, body)));
      const made = answers.filter(({ status }) => status < 300);
      const refused = answers.filter(({ status }) => status === 403);
      expect([made.length, refused.length]).toEqual([1, 4]);
      for (const answer of refused) {
        expect(answer.body.code).toBe('quotas.test_account');
        expect(answer.body.message).toMatch(
          new RegExp(`^Uma conta de teste guarda até ${most}\\. Exclua .+ ou crie sua conta, que guarda até`),
        );
      }
    },
  );

  it('names the plan that keeps more, and none to who has the largest', async () => {
    const student = await test.registerStudent();
    const { id: userId } = student.user;
    const owner = { userId, token: student.token };
    await test.services.db.execute(
      sql`insert into flashcard_totals values (${userId}, ${quotas.flashcards.free}, 1000)`,
    );
    expect((await post(owner, '/flashcards', card)).body).toMatchObject({
      code: 'quotas.tier',
      message:
        'O plano Gratuito guarda até 50.000 flashcards. Exclua flashcards de que não precisa mais. O plano Básico guarda até 100.000.',
    });
    await test.services.db.execute(sql`update students set plan = 'premium', plan_expires_at = '2026-04-01'`);
    expect((await post(owner, '/flashcards', card)).status).toBe(201);
    await test.services.db.execute(sql`update flashcard_totals set cards = ${quotas.flashcards.premium}`);
    expect((await post(owner, '/flashcards', card)).body).toMatchObject({
      code: 'quotas.top_tier',
      message:
        'Sua conta guarda até 200.000 flashcards. Exclua flashcards de que não precisa mais para abrir espaço.',
    });
  });

  it('counts bytes too: of cards, of summaries with their texts, and of attachments', async () => {
    const owner = await registerTest();
    const { userId } = owner;
    await test.services.db.execute(
      sql`insert into flashcard_totals values (${userId}, 1, ${quotas.flashcardBytes.test - 10})`,
    );
    expect((await post(owner, '/flashcards', card)).body.message).toContain('até 5 MB de flashcards.');

    const { body: made } = await post(owner, '/chatbot/conversations', {});
    const { id } = (made as unknown as { conversation: { id: string } }).conversation;
    await test.services.db.execute(
      sql`update conversations set attached_bytes = ${quotas.attachmentBytes.test} where user_id = ${userId}`,
    );
    const form = new FormData();
    form.append('file', new Blob(['A mitose conserva os cromossomos da célula que se divide.']), 'aula.txt');
    const request = new Response(form);
    const attached = await test.send(
      'POST',
      `/chatbot/conversations/${id}/messages`,
      Buffer.from(await request.arrayBuffer()),
      { token: owner.token, headers: { 'content-type': request.headers.get('content-type') ?? '' } },
    );
    expect([attached.status, attached.body.message]).toEqual([
      403,
      expect.stringContaining('até 5 MB de texto em anexos.'),
    ]);
    const asked = await post(owner, `/chatbot/conversations/${id}/messages`, { message: 'O que é mitose?' });
    expect(asked.status).toBe(200);

    const keep = (letters: string) =>
      post(owner, '/summaries', { originalText: letters, title: 'Mitose', maxLength: 100 });
    await test.services.db.execute(sql`
      insert into summaries (user_id, id, title, subject, summary, origin, original_words, summary_words, engine,
        created_at, updated_at)
      values (${userId}, gen_random_uuid(), 'Resumo', 'Outro', 'Texto.', 'text', 0, 1, 'local', now(), now())`);
    // What does not compress: hashes.
    await test.services.db.execute(sql`
      insert into summary_originals
      select user_id, id, array(select md5(n::text) || md5((-n)::text) from generate_series(1, 85000) n)
      from summaries where user_id = ${userId}`);
    const sentence = 'A mitose conserva o número de cromossomos da célula que se divide em duas. ';
    expect((await keep(sentence.repeat(20))).body.message).toContain('até 5 MB de resumos');
  });

  it('counts what is in the making: tasks of summaries take room from the start', async () => {
    const owner = await registerTest();
    const fill = almostFull.summaries;
    if (fill) await test.services.db.execute(fill(owner.userId));
    const text = 'A mitose conserva o número de cromossomos da célula que se divide em duas. '.repeat(5);
    const start = () =>
      test.send(
        'POST',
        '/summaries',
        { originalText: text },
        {
          token: owner.token,
          headers: { prefer: 'respond-async' },
        },
      );
    expect((await Promise.all([start(), start(), start()])).map(({ status }) => status).sort()).toEqual([
      202, 403, 403,
    ]);
  });

  it('has room again once something is deleted, and stays as it is when a plan lapses', async () => {
    const student = await test.registerStudent();
    const owner = { userId: student.user.id, token: student.token };
    const { body } = await post(owner, '/flashcards', card);
    const { id } = (body as unknown as { data: { flashcard: { id: string } } }).data.flashcard;
    await test.services.db.execute(sql`update flashcard_totals set cards = ${quotas.flashcards.basic}`);
    expect((await post(owner, '/flashcards', card)).status).toBe(403);
    const changed = await test.send('PUT', `/flashcards/${id}`, { answer: 'Outra.' }, { token: owner.token });
    expect(changed.status).toBe(200);
    await test.services.db.execute(sql`update flashcard_totals set cards = ${quotas.flashcards.free}`);
    await test.send('DELETE', `/flashcards/${id}`, undefined, { token: owner.token });
    expect((await post(owner, '/flashcards', card)).status).toBe(201);
    const [totals] = await rowsOf<{ cards: number }>(
      test.services.db,
      sql`select cards from flashcard_totals where user_id = ${owner.userId}`,
    );
    expect(totals?.cards).toBe(quotas.flashcards.free);
  });
});
