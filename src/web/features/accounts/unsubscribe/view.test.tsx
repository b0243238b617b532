import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { UnsubscribePage } from './view.tsx';

type Answers = Parameters<typeof stubApi>[0];
const done = { message: 'Pronto: você não recebe mais lembretes por email.' };

function open(answers: Answers, at = '/unsubscribe?token=ana.segredo') {
  const calls = stubApi(answers);
  const shown = renderRoutes({ '/unsubscribe': UnsubscribePage, '/profile': () => 'Perfil' }, { at });
  return { ...shown, calls };
}

beforeEach(() => localStorage.clear());

it('ends the reminders as it opens, once, and hides what proved it', async () => {
  const { calls, address } = open({ 'POST /reminders/unsubscribe': { body: done } });
  expect(await screen.findByText(done.message)).toBeTruthy();
  expect(calls.map(({ search }) => search)).toEqual(['?token=ana.segredo']);
  expect(address()).toBe('/unsubscribe');
  expect(screen.getByRole('link', { name: 'Ir para o meu perfil' }).getAttribute('href')).toBe('/profile');
});

it('says when it could not, and tries again', async () => {
  const answers = [{ status: 0 }, { body: done }];
  open({ 'POST /reminders/unsubscribe': () => answers.shift() ?? {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText(done.message)).toBeTruthy();
});

it('asks nothing without a token', async () => {
  const { calls } = open({}, '/unsubscribe');
  expect(
    await screen.findByText('Este endereço está incompleto. Abra o link do email de novo.'),
  ).toBeTruthy();
  expect(calls).toEqual([]);
});
