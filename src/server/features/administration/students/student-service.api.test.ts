import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  grantAdministration,
  revokeAdministration,
} from '#server/features/accounts/administrators/administrator-service.ts';
import { sweepAccounts } from '#server/features/accounts/service.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { administrationApi } from '#shared/contracts/administration.ts';
import { marketplaceApi } from '#shared/contracts/marketplace.ts';
import { registerAdministrator } from '#test/support/administrators.ts';
import { publishPlan } from '#test/support/marketplace.ts';
import { makePlan } from '#test/support/plans.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

type Verb = 'suspendStudent' | 'unsuspendStudent' | 'endSessions' | 'deleteStudent';
const act = (verb: Verb, by: Student, { user }: Student) =>
  test.call(administrationApi[verb], { params: { id: user.id } }, by);
const list = async (by: Student, query: { search?: string; page?: number; limit?: number } = {}) =>
  (await test.call(administrationApi.listStudents, { query }, by)).body.data;
const login = ({ user }: Student) =>
  test.send('POST', '/auth/login', { email: user.email, password: 'segredo1' });
const refresh = ({ refreshToken }: Student) => test.send('POST', '/auth/refresh-token', { refreshToken });
const log = async (by: Student) =>
  (await test.call(administrationApi.listActions, { query: {} }, by)).body.data.actions;

describe('students', () => {
  it('are found by a part of their name or address, written with accents and capitals or without', async () => {
    const rosa = await registerAdministrator(test);
    const jose = await test.registerStudent({ name: 'José Antônio', email: 'ze@exemplo.com.br' });
    await test.registerStudent({ name: 'Bia', email: 'bia@example.com' });
    for (const search of ['jose', 'ANTÔ', 'ze@ex', 'exemplo'])
      expect((await list(rosa, { search })).students.map(({ id }) => id)).toEqual([jose.user.id]);
    expect((await list(rosa, { search: '100%' })).students).toEqual([]);
    expect((await list(rosa)).students.map(({ name }) => name)).toEqual(['Bia', 'José Antônio', 'Rosa']);
  });

  it('come by pages', async () => {
    const rosa = await registerAdministrator(test);
    await test.registerStudent({ name: 'Ana' });
    await test.registerStudent({ name: 'Bia' });
    expect(await list(rosa, { limit: 2 })).toMatchObject({ hasMore: true, students: [{ name: 'Bia' }, {}] });
    expect(await list(rosa, { limit: 2, page: 2 })).toMatchObject({
      hasMore: false,
      students: [{ name: 'Rosa', role: 'admin' }],
    });
  });
});

describe('two administrators', () => {
  it('who suspend each other at the same time leave one of them', async () => {
    const [rosa, ana] = [await registerAdministrator(test), await test.registerStudent()];
    await inTransaction(test.services.db, (db) => grantAdministration({ db }, ana.user.id));
    const outcomes = await Promise.all([act('suspendStudent', rosa, ana), act('suspendStudent', ana, rosa)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  it('of whom one is suspended: the other keeps the role', async () => {
    const [rosa, ana] = [await registerAdministrator(test), await test.registerStudent()];
    const within = (work: (db: Db) => Promise<unknown>) => inTransaction(test.services.db, work);
    await within((db) => grantAdministration({ db }, ana.user.id));
    await act('suspendStudent', rosa, ana);
    await expect(within((db) => revokeAdministration({ db }, rosa.user.id))).rejects.toMatchObject({
      code: 'administration.last_administrator',
    });
    expect(await within((db) => revokeAdministration({ db }, ana.user.id))).toBe(true);
  });
});

describe('a suspended student', () => {
  it('is out of every session and may not come in, until it ends; the log says both', async () => {
    const [rosa, ana] = [await registerAdministrator(test), await test.registerStudent()];
    expect((await act('suspendStudent', rosa, ana)).status).toBe(204);
    expect((await refresh(ana)).status).toBe(401);
    expect(await login(ana)).toMatchObject({
      status: 422,
      body: { code: 'accounts.suspended', message: expect.stringContaining('suspensa') },
    });
    const wrong = await test.send('POST', '/auth/login', { email: ana.user.email, password: 'outra-senha' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'accounts.wrong_credentials' } });
    expect((await list(rosa, { search: ana.user.email })).students[0]?.suspendedAt).toBe(
      '2026-03-11T15:00:00.000Z',
    );
    expect((await act('suspendStudent', rosa, ana)).status).toBe(204);
    expect((await act('unsuspendStudent', rosa, ana)).status).toBe(204);
    expect((await login(ana)).status).toBe(200);
    expect((await log(rosa)).map(({ action, student }) => [action, student]).at(0)).toEqual([
      'unsuspend',
      ana.user.email,
    ]);
  });

  it('does not slip in while it happens', async () => {
    const [rosa, ana] = [await registerAdministrator(test), await test.registerStudent()];
    await Promise.all([login(ana), act('suspendStudent', rosa, ana), login(ana)]);
    const [row] = (await list(rosa, { search: ana.user.email })).students;
    expect(row).toMatchObject({ suspendedAt: expect.any(String), lastSeenAt: null });
  });

  it('shows nobody what is published with the rest of an access token, and reviews nothing', async () => {
    const [rosa, ana] = [await registerAdministrator(test), await test.registerStudent()];
    const { id: other } = await publishPlan(test, {}, await test.registerStudent());
    const { id } = await makePlan(test, ana.token);
    await act('suspendStudent', rosa, ana);
    expect((await test.send('POST', `/study-plans/${id}/publish`, undefined, ana)).status).toBe(200);
    const seen = async () => (await test.call(marketplaceApi.detail, { params: { id } }, rosa)).status;
    expect(await seen()).toBe(404);
    const review = { rating: 1, comment: 'Não gostei.' };
    expect((await test.send('POST', `/study-plans/${other}/reviews`, review, ana)).status).toBe(401);
    await act('unsuspendStudent', rosa, ana);
    expect(await seen()).toBe(200);
  });

  it('who administers does so no more', async () => {
    const [rosa, ivo] = [await registerAdministrator(test), await registerAdministrator(test)];
    await act('suspendStudent', rosa, ivo);
    expect((await test.call(administrationApi.listSettings, {}, ivo)).status).toBe(404);
  });
});

describe('sessions of a student', () => {
  it('end when an administrator says so', async () => {
    const [rosa, ana] = [await registerAdministrator(test), await test.registerStudent()];
    expect((await act('endSessions', rosa, ana)).status).toBe(204);
    expect((await refresh(ana)).status).toBe(401);
    expect((await login(ana)).status).toBe(200);
  });
});

describe('deleting a student', () => {
  it('shows first how much goes, then lets nobody in, and the sweep erases all of it', async () => {
    const [rosa, ana] = [await registerAdministrator(test), await test.registerStudent()];
    await test.send('POST', '/flashcards', { question: 'O que é?', answer: 'Isto', subject: 'Geral' }, ana);
    const asked = await test.call(administrationApi.consequences, { params: { id: ana.user.id } }, rosa);
    expect(asked.body.data.consequences).toContainEqual({ kind: 'flashcards', count: 1 });
    expect(JSON.stringify(asked.body)).not.toContain('Isto');
    expect((await act('deleteStudent', rosa, ana)).status).toBe(204);
    expect((await login(ana)).status).toBe(401);
    // What is left of the access token brings nothing back.
    await test.send('DELETE', '/auth/deletion', undefined, ana);
    expect((await list(rosa, { search: ana.user.email })).students).toMatchObject([{ isGoing: true }]);
    expect((await act('unsuspendStudent', rosa, ana)).status).toBe(404);
    test.clock.advance({ minutes: 16 });
    await sweepAccounts(test.services);
    const again = { ...rosa, token: await test.tokenFor(rosa) };
    expect((await list(again, { search: ana.user.email })).students).toEqual([]);
    expect(test.mails.at(-1)).toMatchObject({
      to: ana.user.email,
      text: expect.stringContaining('por quem administra a plataforma'),
    });
    expect((await log(again)).at(0)).toMatchObject({
      action: 'delete',
      administrator: rosa.user.email,
      student: null,
      studentId: ana.user.id,
    });
  });
});

it('nobody suspends, signs out or deletes themselves', async () => {
  const rosa = await registerAdministrator(test);
  for (const verb of ['suspendStudent', 'endSessions', 'deleteStudent'] as const)
    expect(await act(verb, rosa, rosa)).toMatchObject({
      status: 422,
      body: { code: 'administration.yourself' },
    });
  expect((await test.call(accountApi.profile, {}, rosa)).status).toBe(200);
});

describe('the role', () => {
  const revoke = ({ user }: Student) =>
    inTransaction(test.db, (db) => revokeAdministration({ db }, user.id)).catch(
      ({ code }: { code: string }) => code,
    );

  it('is given and taken, never from the last', async () => {
    const [rosa, ana] = [await registerAdministrator(test), await test.registerStudent()];
    expect(await revoke(ana)).toBe(false);
    expect(await revoke(rosa)).toBe('administration.last_administrator');
    const grant = () => inTransaction(test.db, (db) => grantAdministration({ db }, ana.user.id));
    expect([await grant(), await grant()]).toEqual([true, false]);
    expect((await test.call(administrationApi.listSettings, {}, ana)).status).toBe(200);
    expect(await revoke(rosa)).toBe(true);
    expect((await test.call(administrationApi.listSettings, {}, rosa)).status).toBe(404);
  });

  it('stays with one of two when both are taken at once', async () => {
    const [rosa, ivo] = [await registerAdministrator(test), await registerAdministrator(test)];
    const answers = await Promise.all([revoke(rosa), revoke(ivo)]);
    expect(answers.map(String).sort()).toEqual(['administration.last_administrator', 'true']);
  });
});
