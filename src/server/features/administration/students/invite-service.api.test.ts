import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { administrationApi } from '#shared/contracts/administration.ts';
import { registerAdministrator } from '#test/support/administrators.ts';
import { jobsDone } from '#test/support/jobs.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
let rosa: Student;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  test.services.settings.REGISTRATION = 'open';
  rosa = await registerAdministrator(test);
  test.services.settings.REGISTRATION = 'invite';
});
afterAll(async () => {
  test.services.settings.REGISTRATION = 'open';
  await test.close();
});

const register = (email: string, link: string) =>
  test.send('POST', '/auth/register', {
    name: 'Ana',
    email,
    password: 'segredo1',
    invitation: new URL(link).searchParams.get('invitation'),
  });
const listed = async () =>
  (await test.call(administrationApi.listInvitations, { query: {} }, rosa)).body.data;
const done = async () =>
  (await test.call(administrationApi.listActions, { query: {} }, rosa)).body.data.actions.map(
    ({ action, target }) => [action, target],
  );

it('a link is made, used, and taken back', async () => {
  const { body } = await test.call(
    administrationApi.createInvitationLink,
    { body: { uses: 2, days: 7 } },
    rosa,
  );
  expect((await register('ana@example.com', body.data.link)).status).toBe(201);
  const { invitations, hasMore, registration } = await listed();
  expect({ invitations, hasMore, registration }).toMatchObject({
    invitations: [{ email: null, usesLeft: 1 }],
    hasMore: false,
    registration: 'invite',
  });
  const revoke = { params: { id: invitations[0]?.id ?? '' } };
  expect((await test.call(administrationApi.revokeInvitation, revoke, rosa)).status).toBe(204);
  expect((await test.call(administrationApi.revokeInvitation, revoke, rosa)).status).toBe(404);
  expect((await register('bia@example.com', body.data.link)).status).toBe(403);
  expect(await done()).toEqual([
    ['revoke_invitation', null],
    ['invite_link', '2'],
  ]);
});

it('each address of a list is mailed one of its own', async () => {
  const list = `nome;email\nBia;bia@example.com\nCaio;sem email\nRosa;${rosa.user.email}`;
  const { body } = await test.call(
    administrationApi.mailInvitations,
    { body: { addresses: list, days: 7 } },
    rosa,
  );
  expect(body.data).toEqual({ queued: 1, registered: 1, unreadLines: [3] });
  await jobsDone(test);
  const mail = test.mails.find(({ to }) => to === 'bia@example.com');
  const link = /https?:\S+register\?invitation=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect((await register('caio@example.com', link)).status).toBe(403);
  expect((await register('bia@example.com', link)).status).toBe(201);
  expect(await done()).toEqual([['invite_mails', '1']]);
});

it.each([
  [{ uses: 0, days: 7 }, 'Um link serve para 1 a 100.000 pessoas.'],
  [{ uses: 1, days: 366 }, 'Um convite vale de 1 a 365 dias.'],
])('refuses %j', async (link, message) => {
  const { status, body } = await test.send('POST', '/admin/invitations', link, rosa);
  expect([status, body.message]).toEqual([422, message]);
});

it('is not there for students', async () => {
  test.services.settings.REGISTRATION = 'open';
  const ana = await test.registerStudent();
  for (const [method, path] of [
    ['GET', '/admin/invitations'],
    ['POST', '/admin/invitations'],
    ['POST', '/admin/invitations/mails'],
    ['DELETE', `/admin/invitations/${rosa.user.id}`],
  ] as const)
    expect((await test.send(method, path, {}, ana)).status).toBe(404);
});
