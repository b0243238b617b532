import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { accessToken } from '#web/session/session.ts';
import { GoogleLinkPage } from './view.tsx';

const open = (search: string) =>
  renderRoutes(
    { '/auth/google/link': GoogleLinkPage, '/': () => 'Início', '/login': () => 'Login' },
    { at: `/auth/google/link${search}` },
  );
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Ligar e entrar' }));

beforeEach(() => localStorage.clear());

it('does nothing until the student says so, and then signs in', async () => {
  const loginResult = { accessToken: 'acesso-g', refreshToken: 'renovacao-g', user: someStudent() };
  const calls = stubApi({ 'POST /auth/google/confirm-link': { body: { data: loginResult } } });
  const { address } = open('?token=um.segredo');
  await screen.findByRole('heading', { name: 'Ligar sua conta Google' });
  expect([calls.length, address()]).toEqual([0, '/auth/google/link']);
  await confirm();
  await waitFor(() => expect(address()).toBe('/'));
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'um.segredo' }]);
  expect(accessToken()).toBe('acesso-g');
});

it('says when the link is good no more', async () => {
  stubApi({
    'POST /auth/google/confirm-link': {
      status: 422,
      body: { message: 'Este link não vale mais.', code: 'x' },
    },
  });
  open('?token=um.segredo');
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toBe('Este link não vale mais.');
  expect(screen.getByRole('link', { name: 'Voltar para Login' })).toBeTruthy();
});

it('says when the link lost its token on the way', async () => {
  open('');
  expect((await screen.findByRole('alert')).textContent).toContain('O link está incompleto.');
});
