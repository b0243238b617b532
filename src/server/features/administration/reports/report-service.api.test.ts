import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { administrationApi } from '#shared/contracts/administration.ts';
import { registerAdministrator } from '#test/support/administrators.ts';
import { provenStudent, publishPlan } from '#test/support/marketplace.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
let rosa: Student;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  rosa = await registerAdministrator(test);
});
afterAll(() => test.close());

const reported = async () => (await test.call(administrationApi.listReports, {}, rosa)).body.data.reported;
const decide = (id: string, decision: 'keep' | 'remove') =>
  test.call(administrationApi.decideReport, { body: { id, decision } }, rosa);
const log = async () =>
  (await test.call(administrationApi.listActions, { query: {} }, rosa)).body.data.actions.map(
    ({ action, target }) => [action, target],
  );

describe('what students report', () => {
  it('is shown, decided on once, and logged', async () => {
    const { id } = await publishPlan(test, {}, await provenStudent(test, { name: 'Ana' }));
    const bia = await provenStudent(test, { name: 'Bia' });
    const report = { reason: 'copied', comment: 'Cópia de um curso.' };
    await test.send('POST', `/study-plans/marketplace/${id}/reports`, report, bia);
    expect(await reported()).toMatchObject([{ id, kind: 'plan', author: 'Ana', reports: [report] }]);
    const statuses = (await Promise.all([decide(id, 'remove'), decide(id, 'remove')])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([204, 404]);
    expect(await reported()).toEqual([]);
    expect(await log()).toEqual([['remove_reported', id]]);
  });

  it('of a lesson is taken off the list', async () => {
    const bia = await test.registerStudent();
    const path = '/library/matematica/funcao-afim';
    const answer = await test.send('POST', `${path}/reports`, { comment: 'O exemplo 2 está errado.' }, bia);
    expect(answer.status).toBeLessThan(300);
    const id = 'matematica/funcao-afim';
    expect(await reported()).toMatchObject([
      { id, kind: 'lesson', reports: [{ reason: null, comment: 'O exemplo 2 está errado.' }] },
    ]);
    expect((await decide(id, 'keep')).status).toBe(204);
    expect(await reported()).toEqual([]);
    expect(await log()).toEqual([['close_lesson', id]]);
  });

  it('that nobody reported is not there', async () => {
    for (const id of ['nada', 'matematica/nada', '00000000-0000-7000-8000-000000000000'])
      expect(await decide(id, 'keep')).toMatchObject({
        status: 404,
        body: { code: 'administration.report_not_found' },
      });
    expect(await log()).toEqual([]);
  });
});
