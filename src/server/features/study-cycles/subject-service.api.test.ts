import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectModel } from '#server/platform/ai/model.ts';
import { studyCycleApi } from '#shared/contracts/study-cycles.ts';
import { makeCycle, wantedCycle } from '#test/support/cycles.ts';
import { openFakeAi } from '#test/support/fake-ai.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const byAi = (studyFocus: string, changes: object = {}) => ({
  useAIForSubjects: true,
  studyFocus,
  subjects: undefined,
  ...changes,
});

describe('the local engine', () => {
  it('suggests subjects that can be sent back as they are', async () => {
    const { token } = await test.registerStudent();
    const { status, body } = await test.call(
      studyCycleApi.suggestSubjects,
      { body: { studyFocus: 'ENEM' } },
      { token },
    );
    expect(status).toBe(200);
    expect(body.engine).toBe('local');
    expect(body.subjects.length).toBeGreaterThanOrEqual(3);
    const cycle = await makeCycle(test, token, { subjects: body.subjects });
    expect(cycle).toMatchObject({ engine: null, studyFocus: '' });
    expect(cycle.subjectsDetail.map(({ allocatedMinutes, ...subject }) => subject)).toEqual(body.subjects);
  });

  it('chooses the subjects of a cycle, and the cycle says so', async () => {
    const { token } = await test.registerStudent();
    const cycle = await makeCycle(test, token, byAi('Direito Constitucional e Administrativo'));
    expect(cycle).toMatchObject({
      engine: 'local',
      studyFocus: 'Direito Constitucional e Administrativo',
      subjectsDetail: [{ name: 'Direito Constitucional' }, { name: 'Direito Administrativo' }],
    });
    const subjects = [{ name: 'Direito Constitucional' }, { name: 'Outra' }];
    const { body } = await test.send('PUT', `/study-cycles/${cycle.id}`, { subjects }, { token });
    expect(body).toMatchObject({ cycle: { engine: null } });
  });

  it('keeps to the most important subjects when there are few blocks', async () => {
    const { token } = await test.registerStudent();
    const cycle = await makeCycle(
      test,
      token,
      byAi('ENEM', { weeklySchedule: { monday: 2 }, cycleDurationInWeeks: 1 }),
    );
    expect(cycle.subjectsDetail.map(({ name }) => name)).toEqual(['Matemática', 'Redação']);
  });

  it('needs a focus', async () => {
    const { token } = await test.registerStudent();
    const message = 'O foco do estudo é obrigatório ao usar a IA para sugerir matérias.';
    const suggest = (body?: object) =>
      test.send('POST', '/study-cycles/subject-suggestions', body, { token });
    expect(await suggest({})).toMatchObject({ status: 400, body: { message } });
    expect(await suggest({ studyFocus: '  ' })).toMatchObject({ status: 422, body: { message } });
    expect(await suggest({ studyFocus: 'a'.repeat(501) })).toMatchObject({ status: 422 });
    expect(await suggest()).toMatchObject({ status: 400 });
    expect(
      await test.send('POST', '/study-cycles/generate', { ...wantedCycle, ...byAi('  ') }, { token }),
    ).toMatchObject({ status: 422, body: { message } });
  });
});

describe('a connected model', () => {
  it('is checked, and the local engine stands in for what is wrong', async () => {
    const ai = await openFakeAi();
    const model = connectModel({ baseUrl: ai.baseUrl, model: 'fake' });
    const connected = await openTestApp({ services: { model } });
    try {
      const { token } = await connected.registerStudent();
      const subjects = [
        { name: 'Anatomia', difficulty: 4, priority: 5 },
        { name: 'Fisiologia', difficulty: 5, priority: 4 },
        { name: 'Bioética', difficulty: 2, priority: 2 },
      ];
      ai.replies.push({ text: JSON.stringify({ subjects }) });
      const cycle = await makeCycle(connected, token, byAi('Residência médica'));
      expect(cycle).toMatchObject({ engine: 'model', subjectsDetail: subjects });
      expect(ai.calls[0]).toMatchObject({ max_tokens: 3000 });
      expect(JSON.stringify(ai.calls[0]?.messages)).toContain('Residência médica');

      const wrong = [
        [],
        [...subjects, { name: ' ANATOMIA', difficulty: 1, priority: 1 }],
        [{ name: 'Anatomia', difficulty: 6, priority: 1 }],
        Array.from({ length: 13 }, (_, index) => ({ name: `M ${index}`, difficulty: 1, priority: 1 })),
      ];
      for (const answer of [
        ...wrong.map((list) => ({ text: JSON.stringify({ subjects: list }) })),
        { status: 500 },
      ]) {
        ai.replies.splice(0, ai.replies.length, answer);
        const made = await makeCycle(connected, token, byAi('Residência médica'));
        expect(made.engine).toBe('local');
        expect(made.subjectsDetail.map(({ name }) => name)).not.toContain('Fisiologia');
        const asked = { body: { studyFocus: 'Residência médica' } };
        const { body } = await connected.call(studyCycleApi.suggestSubjects, asked, { token });
        expect(body).toMatchObject({ engine: 'local', fallback: 'failed' });
      }
      const { body } = await connected.call(studyCycleApi.list, { query: {} }, { token });
      expect(body.data.cycles).toHaveLength(6);
    } finally {
      await connected.close();
      await ai.close();
    }
  });
});
