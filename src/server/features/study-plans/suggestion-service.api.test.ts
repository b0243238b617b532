import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectModel } from '#server/platform/ai/model.ts';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import { openFakeAi } from '#test/support/fake-ai.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const suggest = (token: string, body: object) =>
  test.send('POST', '/study-plans/ai-suggestions', body, { token });

describe('suggestions of the local engine', () => {
  it.each([
    ['Quero aprender funções e logaritmos para o vestibular', 'Matemática', /[Ll]ogaritm/],
    ['preciso revisar genética', 'Genética', /Mendel/],
    ['Passar em Direito Penal no concurso', 'Direito Penal', /crime|penal/i],
    ['Quero aprender crochê do zero', 'Crochê e Tricô', /[Pp]onto/],
  ])('%s', async (userInput, subject, topic) => {
    const { token } = await test.registerStudent();
    const { status, body } = await test.call(studyPlanApi.suggest, { body: { userInput } }, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ engine: 'local', suggestions: { subject } });
    const { title, description, topics } = body.suggestions;
    expect(topics.length).toBeGreaterThanOrEqual(5);
    expect(topics.length).toBeLessThanOrEqual(20);
    expect(new Set(topics).size).toBe(topics.length);
    expect(topics.some((name) => topic.test(name))).toBe(true);
    expect(title).toMatch(/^\p{Lu}/u);
    expect(title).not.toMatch(/quero|preciso/i);
    expect(description.length).toBeGreaterThan(40);
  });

  it.each([
    ['Biologia do zero', undefined, 'iniciante', 'Biologia'],
    ['Inglês básico para iniciante', 'avançado', 'iniciante', 'Inglês'],
    ['Direito penal avançado', 'iniciante', 'avançado', 'Direito penal'],
    ['Passar em medicina no enem', 'intermediário', 'intermediário', 'Medicina no Enem'],
    ['Passar em medicina no enem', undefined, 'iniciante', 'Medicina no Enem'],
  ] as const)('%s, with %s chosen, is of level %s', async (userInput, chosen, level, title) => {
    const { token } = await test.registerStudent();
    const body = { userInput, ...(chosen && { difficulty: chosen }) };
    const { suggestions } = (await test.call(studyPlanApi.suggest, { body }, { token })).body;
    expect(suggestions).toMatchObject({ title, difficulty: level, ...suggestions.levels[level] });
    const audiences = {
      iniciante: 'está começando',
      intermediário: 'conhece o básico',
      avançado: 'domina as bases',
    };
    for (const [other, audience] of Object.entries(audiences))
      expect(suggestions.levels[other as typeof level].description, other).toContain(audience);
  });

  it('are no more than the tier allows, and say which allows more', async () => {
    const { token } = await test.registerStudent();
    const ask = async (topicsCount: number) =>
      (await test.call(studyPlanApi.suggest, { body: { userInput: 'ENEM', topicsCount } }, { token })).body
        .suggestions;
    const free = await ask(50);
    expect([free.topics.length, free.levels.avançado.topics.length, free.notice]).toEqual([
      20,
      20,
      'Seu plano permite até 20 tópicos. O plano Premium permite até 50.',
    ]);
    expect(await ask(20)).not.toHaveProperty('notice');
    expect((await suggest(token, { prompt: 'ENEM', difficulty: 'fácil' })).status).toBe(422);
  });

  it('give no more topics than asked, or ask back, whatever is written', async () => {
    const student = await test.registerStudent();
    await test.services.db.execute(
      sql`update students set plan = 'premium', plan_expires_at = '2026-04-01T00:00:00Z' where user_id = ${student.user.id}`,
    );
    const { token } = student;
    const prompts = [
      'ENEM',
      '???',
      '🚀🚀🚀',
      'a'.repeat(1000),
      '"; drop table',
      'Direito Penal, inglês e redação',
      '123',
    ];
    for (const prompt of prompts) {
      for (const topicsCount of [5, 50]) {
        const { status, body } = await test.call(
          studyPlanApi.suggest,
          { body: { prompt, topicsCount } },
          { token },
        );
        expect(status, prompt).toBe(200);
        const { topics, question } = body.suggestions;
        expect(new Set(topics).size, prompt).toBe(topics.length);
        expect(topics.length, prompt).toBeLessThanOrEqual(topicsCount);
        expect(topics.length > 0, prompt).toBe(question === '');
        expect(body.suggestions.title.length).toBeLessThanOrEqual(120);
        expect(body.suggestions.title.length).toBeGreaterThan(0);
        expect(body.suggestions.subject.length).toBeLessThanOrEqual(80);
      }
    }
  });

  it('need at least three characters and a sensible count', async () => {
    const { token } = await test.registerStudent();
    const message = 'Por favor, digite o que você deseja estudar (mínimo 3 caracteres)';
    expect(await suggest(token, {})).toMatchObject({ status: 400, body: { message } });
    expect(await suggest(token, { userInput: 7 })).toMatchObject({ status: 400, body: { message } });
    expect(await suggest(token, { userInput: '  ab  ' })).toMatchObject({ status: 422, body: { message } });
    expect(await suggest(token, { prompt: 'ab' })).toMatchObject({ status: 422, body: { message } });
    expect((await suggest(token, { prompt: 'abc', topicsCount: 51 })).status).toBe(422);
    expect((await suggest(token, { prompt: 'a'.repeat(1001) })).status).toBe(422);
    expect((await test.send('POST', '/study-plans/ai-suggestions', { prompt: 'abc' })).status).toBe(401);
  });
});

describe('suggestions of a connected model', () => {
  it('are checked, and the local engine stands in for what is wrong', async () => {
    const ai = await openFakeAi();
    const model = connectModel({ baseUrl: ai.baseUrl, model: 'fake' });
    const connected = await openTestApp({ services: { model } });
    try {
      const { token } = await connected.registerStudent();
      const topics = ['Leis de Newton', 'Energia mecânica', 'Hidrostática', 'Óptica', 'Ondas'];
      const descriptions = {
        iniciante: 'Para começar.',
        intermediario: 'Para seguir.',
        avancado: 'A fundo.',
      };
      const good = { title: 'Um plano', subject: 'Física', descriptions, topics };
      ai.replies.push({ text: JSON.stringify(good) });
      const call = async () => {
        const input = { body: { prompt: 'Física', topicsCount: 5, difficulty: 'intermediário' as const } };
        const { status, body } = await connected.call(studyPlanApi.suggest, input, { token });
        expect(status).toBe(200);
        return body;
      };
      expect(await call()).toMatchObject({
        engine: 'model',
        fallback: null,
        suggestions: {
          title: 'Um plano',
          difficulty: 'intermediário',
          description: 'Para seguir.',
          topics,
          levels: { avançado: { description: 'A fundo.', topics } },
        },
      });
      const bad = { text: JSON.stringify({ ...good, topics: topics.slice(4) }) };
      ai.replies.splice(0, ai.replies.length, bad, bad);
      const local = await call();
      expect(local).toMatchObject({
        engine: 'local',
        fallback: 'failed',
        suggestions: { subject: 'Física' },
      });
      expect(local.suggestions.topics).toHaveLength(5);
      expect(local.suggestions.topics).not.toEqual(topics);
    } finally {
      await connected.close();
      await ai.close();
    }
  });
});
