import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { administrationApi } from '#shared/contracts/administration.ts';
import { registerAdministrator } from '#test/support/administrators.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { claim: _open, ...guarded } = administrationApi;
const pathOf = (path: string) => path.replace(':id', randomUUID());

describe('every call below /admin', () => {
  it('is not there for a student, whatever they send', async () => {
    const ana = await test.registerStudent();
    const nothing = { status: 404, body: { code: 'common.not_found' } };
    for (const { method, path } of Object.values(guarded)) {
      expect(await test.send(method, pathOf(path), undefined, ana)).toMatchObject(nothing);
      if (method !== 'GET')
        expect(await test.send(method, pathOf(path), { id: 7 }, ana)).toMatchObject(nothing);
    }
  });

  it('answers an administrator, to wrong input with a sentence', async () => {
    const rosa = await registerAdministrator(test);
    const statuses: Record<string, number> = {};
    for (const [name, { method, path }] of Object.entries(guarded))
      statuses[name] = (
        await test.send(method, pathOf(path), method === 'GET' ? undefined : {}, rosa)
      ).status;
    expect(statuses).toMatchObject({
      listStudents: 200,
      consequences: 404,
      suspendStudent: 404,
      unsuspendStudent: 404,
      endSessions: 404,
      deleteStudent: 404,
      listReports: 200,
      decideReport: 400,
      listJobs: 200,
      retryJob: 404,
      getMail: 200,
      testMail: 200,
      getUsage: 200,
      getStorage: 200,
      listSettings: 200,
      listActions: 200,
    });
    for (const query of [
      'students?page=0',
      'students?limit=51',
      `students?search=${'a'.repeat(101)}`,
      'usage?days=91',
    ])
      expect((await test.send('GET', `/admin/${query}`, undefined, rosa)).status).toBe(422);
  });
});

describe('the log', () => {
  it('goes by pages, the newest first', async () => {
    const rosa = await registerAdministrator(test);
    for (let count = 0; count < 3; count++) await test.call(administrationApi.testMail, {}, rosa);
    const first = await test.call(administrationApi.listActions, { query: { limit: 2 } }, rosa);
    const second = await test.call(administrationApi.listActions, { query: { limit: 2, page: 2 } }, rosa);
    expect(first.body.data.hasMore).toBe(true);
    expect(second.body.data).toMatchObject({ hasMore: false, actions: [{ action: 'test_mail' }] });
    const ids = [...first.body.data.actions, ...second.body.data.actions].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });
});
