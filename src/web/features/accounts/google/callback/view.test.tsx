import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { messageOf } from '#shared/messages.ts';
import { renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { profileQuery } from '#web/session/current-user.ts';
import { accessToken, refreshToken, storeTokens } from '#web/session/session.ts';
import { GoogleCallbackPage } from './view.tsx';

const known = messageOf('common.internal');
const general = 'Não foi possível concluir a entrada com o Google. Volte ao login e comece de novo.';
const user = encodeURIComponent(JSON.stringify({ id: '1', name: 'Ana & Zé + Cia' }));
const loginResult = { accessToken: 'acesso-g', refreshToken: 'renovacao-g', user: someStudent() };
const Page = () => (
  <StrictMode>
    <GoogleCallbackPage />
  </StrictMode>
);
const open = (search: string) =>
  renderRoutes(
    { '/auth/google/callback': Page, '/': () => 'Início', '/login': () => 'Login' },
    { at: `/auth/google/callback${search}` },
  );

beforeEach(() => localStorage.clear());

it('exchanges the token once and opens the start, with nothing left in the history', async () => {
  const calls = stubApi({ 'POST /auth/google/exchange': { body: { data: loginResult } } });
  storeTokens({ accessToken: 'de-antes', refreshToken: 'de-antes' });
  const { address, router, queryClient } = open(`?token=bilhete&user=${user}`);
  expect(await screen.findByText('Carregando...')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/'));
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'bilhete' }]);
  expect([accessToken(), refreshToken()]).toEqual(['acesso-g', 'renovacao-g']);
  expect(queryClient.getQueryData(profileQuery.queryKey)).toEqual(loginResult.user);
  expect(router.history.length).toBe(1);
});

it.each([
  [
    'that the token is good no more',
    { status: 422, body: { message: 'A entrada expirou.' } },
    'A entrada expirou.',
  ],
  ['nothing', { status: 500, body: {} }, 'Não foi possível concluir a entrada com o Google.'],
])('when the server says %s, shows the way back', async (_case, answer, sentence) => {
  stubApi({ 'POST /auth/google/exchange': answer });
  const { address } = open(`?token=bilhete&user=${user}`);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.getByRole('heading', { name: 'Erro na Autenticação' })).toBeTruthy();
  expect([accessToken(), address()]).toEqual([null, '/auth/google/callback']);
});

it.each([
  ['no user', '?token=acesso-g', 'Token ou dados do usuário não encontrados na URL.'],
  ['no token', `?user=${user}`, 'Token ou dados do usuário não encontrados na URL.'],
  ['nothing', '', 'Token ou dados do usuário não encontrados na URL.'],
  ['a broken user', '?token=acesso-g&user=%7Bnome', 'Erro ao processar os dados do usuário.'],
  ['a user that is none', '?token=acesso-g&user=7', 'Erro ao processar os dados do usuário.'],
  ['an error of ours', `?error=${encodeURIComponent(known)}`, known],
  ['words of somebody else', '?error=Sua%20conta%20foi%20bloqueada.%20Ligue%20para%200800.', general],
])('with %s says what went wrong and shows the way back', async (_case, search, sentence) => {
  const { address } = open(search);
  expect(await screen.findByRole('heading', { name: 'Erro na Autenticação' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(screen.getByRole('link', { name: 'Voltar para Login' }).getAttribute('href')).toBe('/login');
  expect(address()).toBe('/auth/google/callback');
  expect(accessToken()).toBeNull();
});
