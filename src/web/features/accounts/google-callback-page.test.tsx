import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderRoutes, someStudent } from '#test/support/web.tsx';
import { accessToken, refreshToken, storeTokens } from '#web/lib/session.ts';
import { GoogleCallbackPage } from './google-callback-page.tsx';

const user = encodeURIComponent(JSON.stringify(someStudent({ name: 'Ana & Zé + Cia' })));
const open = (search: string) =>
  renderRoutes(
    { '/auth/google/callback': GoogleCallbackPage, '/': () => 'Início', '/login': () => 'Login' },
    { at: `/auth/google/callback${search}` },
  );

beforeEach(() => localStorage.clear());

it('stores the token and opens the start, with nothing left in the history', async () => {
  storeTokens({ accessToken: 'de-antes', refreshToken: 'de-antes' });
  const { address, router } = open(`?token=acesso-g&user=${user}`);
  await waitFor(() => expect(address()).toBe('/'));
  expect([accessToken(), refreshToken()]).toEqual(['acesso-g', null]);
  expect(router.history.length).toBe(1);
});

it.each([
  ['no user', '?token=acesso-g', 'Token ou dados do usuário não encontrados na URL.'],
  ['no token', `?user=${user}`, 'Token ou dados do usuário não encontrados na URL.'],
  ['nothing', '', 'Token ou dados do usuário não encontrados na URL.'],
  ['a broken user', '?token=acesso-g&user=%7Bnome', 'Erro ao processar os dados do usuário.'],
  ['a user that is none', '?token=acesso-g&user=7', 'Erro ao processar os dados do usuário.'],
  ['an error', '?error=Acesso%20negado.', 'Acesso negado.'],
])('with %s says what went wrong and shows the way back', async (_case, search, sentence) => {
  const { address } = open(search);
  expect(await screen.findByRole('heading', { name: 'Erro na Autenticação' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(screen.getByRole('link', { name: 'Voltar para Login' }).getAttribute('href')).toBe('/login');
  expect(address()).toBe('/auth/google/callback');
  expect(accessToken()).toBeNull();
});
