import { type CreateStudyPlanInput, type StudyPlan, studyPlanApi } from '#shared/contracts/study-plans.ts';
import type { TestApp } from './test-app.ts';

/** The student's day at the test clock's start. */
export const today = '2026-03-11';

export const wantedPlan: CreateStudyPlanInput = {
  title: 'Funções para o vestibular',
  subject: 'Matemática',
  difficulty: 'iniciante',
  startDate: today,
  endDate: '2026-04-08',
  goals: ['Resolver questões de função afim'],
  topicsCount: 8,
  numberOfWeeks: 2,
  timeAvailable: 10,
};

/** Waits for a generation and answers the plan's id. */
export async function finishedPlan(test: TestApp, token: string, taskId: string): Promise<string> {
  for (let look = 0; look < 200; look++) {
    const { body } = await test.call(studyPlanApi.status, { params: { id: taskId } }, { token });
    if (body.status === 'failed') throw new Error(body.message ?? 'failed');
    if (body.result) return body.result.id;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the plan was never finished');
}

export async function openPlan(test: TestApp, token: string, id: string): Promise<StudyPlan> {
  const { status, body } = await test.call(studyPlanApi.detail, { params: { id } }, { token });
  if (status !== 200) throw new Error(`the plan answered ${status}`);
  return body.data.studyPlan;
}

/** Creates `wantedPlan` with `changes` through the API, the job included. */
export async function makePlan(test: TestApp, token: string, changes: object = {}): Promise<StudyPlan> {
  const { status, body } = await test.send('POST', '/study-plans', { ...wantedPlan, ...changes }, { token });
  if (status !== 202) throw new Error(`creation answered ${status}: ${body.message}`);
  return openPlan(
    test,
    token,
    await finishedPlan(test, token, (body as unknown as { taskId: string }).taskId),
  );
}
