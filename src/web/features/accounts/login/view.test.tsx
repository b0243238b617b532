import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldAnswer, renderRoutes, someStudent, someTokens, stubApi } from '#test/support/web.tsx';
import { profileQuery } from '#web/session/current-user.ts';
import { accessToken, refreshToken, rememberedEnd, rememberedNotice } from '#web/session/session.ts';
import { LoginPage } from './view.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const open = async (at = '/login') => {
  const shown = renderRoutes(
    { '/login': LoginPage, '/': () => 'Início', '/register': () => 'Cadastro' },
    { at },
  );
  await screen.findByRole('heading', { level: 1 });
  return shown;
};
async function fill(email = 'ana@exemplo.com.br', password = 'segredo1') {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Senha'), password);
}
const signIn = () => userEvent.click(button('Entrar'));

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.theme = 'light';
});

describe('the login form', () => {
  it('signs in, keeps both tokens and the profile, and opens the start', async () => {
    const answer = { body: { data: { user: someStudent(), ...someTokens } } };
    const calls = stubApi({ 'POST /auth/login': answer });
    const { address, queryClient } = await open();
    await fill();
    await signIn();
    await waitFor(() => expect(address()).toBe('/'));
    expect(calls[0]?.body).toEqual({ email: 'ana@exemplo.com.br', password: 'segredo1' });
    expect([accessToken(), refreshToken()]).toEqual([someTokens.accessToken, someTokens.refreshToken]);
    expect(queryClient.getQueryData(profileQuery.queryKey)).toEqual(someStudent());
  });

  it('keeps what the next visit says of the account before its profile has come', async () => {
    const user = someStudent({ emailVerified: false });
    stubApi({ 'POST /auth/login': { body: { data: { user, ...someTokens } } } });
    const { address } = await open();
    await fill();
    await signIn();
    await waitFor(() => expect(address()).toBe('/'));
    expect([rememberedNotice(), rememberedEnd()]).toEqual(['verify', null]);
  });

  it('says Entrando... while busy, and every button waits', async () => {
    const held = heldAnswer({ status: 500 });
    stubApi({ 'POST /auth/login': held.answering });
    await open();
    await fill();
    await signIn();
    expect(button('Entrando...').disabled).toBe(true);
    for (const name of ['Entrar com Google', 'Usar conta de teste', 'Esqueceu sua senha?']) {
      expect(button(name).disabled).toBe(true);
    }
    await held.release();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Falha ao fazer login. Verifique suas credenciais.',
    );
    expect(button('Entrar').disabled).toBe(false);
  });

  it("says the server's own sentence", async () => {
    stubApi({ 'POST /auth/login': { status: 429, body: { message: 'Aguarde 12 s.', code: 'common.x' } } });
    await open();
    await fill();
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toBe('Aguarde 12 s.');
  });

  it('asks for what is missing, with the focus on the first', async () => {
    stubApi({});
    await open();
    await signIn();
    expect(screen.getByText('Informe o seu email.')).toBeTruthy();
    expect(screen.getByText('Informe a sua senha.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('says that a session has expired until there is something newer to say', async () => {
    stubApi({ 'POST /auth/login': { status: 401, body: {} } });
    await open('/login?session=expired');
    expect(screen.getByText('Sua sessão expirou. Entre novamente.')).toBeTruthy();
    await fill();
    await signIn();
    await screen.findByRole('alert');
    expect(screen.queryByText('Sua sessão expirou. Entre novamente.')).toBeNull();
  });

  it('leaves for Google by a full navigation', async () => {
    await open();
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    await userEvent.click(button('Entrar com Google'));
    vi.unstubAllGlobals();
    expect(assign).toHaveBeenCalledWith('/api/auth/google');
  });

  it('offers the installation’s own provider by its name', async () => {
    document.documentElement.dataset.openid = 'Escola Viva';
    try {
      await open();
      const assign = vi.fn();
      vi.stubGlobal('location', { ...window.location, assign });
      await userEvent.click(button('Entrar com Escola Viva'));
      vi.unstubAllGlobals();
      expect(assign).toHaveBeenCalledWith('/api/auth/openid');
    } finally {
      delete document.documentElement.dataset.openid;
    }
  });

  it('links to the registration', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Registre-se' }).getAttribute('href')).toBe('/register');
  });
});

describe('the test account', () => {
  const user = someStudent({ role: 'user_test', isTestAccount: true });
  const answer = { status: 201, body: { data: { user, token: 'acesso-t', refreshToken: 'renovacao-t' } } };

  it('signs in and keeps the theme of the page', async () => {
    document.documentElement.dataset.theme = 'dark';
    const calls = stubApi({
      'POST /auth/register-test': answer,
      'PUT /auth/profile': { body: { data: { user } } },
    });
    const { address, queryClient } = await open();
    await userEvent.click(button('Usar conta de teste'));
    await waitFor(() => expect(address()).toBe('/'));
    expect(accessToken()).toBe('acesso-t');
    expect(queryClient.getQueryData(profileQuery.queryKey)?.preferences.theme).toBe('dark');
    expect(calls[1]?.body).toEqual({ name: 'Ana Lima', preferences: { theme: 'dark' } });
  });

  it('is made at once for who comes for it, and once', async () => {
    const held = heldAnswer({ status: 500 });
    const calls = stubApi({ 'POST /auth/register-test': held.answering });
    const { address } = await open('/login?account=test');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(address()).toBe('/login');
    expect(button('Usar conta de teste').disabled).toBe(true);
    await held.release();
    expect((await screen.findByRole('alert')).textContent).toBe('Falha ao criar usuário de teste.');
    expect(calls).toHaveLength(1);
  });

  it('says when it could not be created', async () => {
    stubApi({
      'POST /auth/register-test': { status: 500, body: { message: 'Algo deu errado.', code: 'x' } },
    });
    await open();
    await userEvent.click(button('Usar conta de teste'));
    expect((await screen.findByRole('alert')).textContent).toBe('Falha ao criar usuário de teste.');
  });
});

describe('the reset request', () => {
  const toReset = () => userEvent.click(button('Esqueceu sua senha?'));
  const send = () => userEvent.click(button('Enviar Link de Redefinição'));

  it('takes the typed email over and back, and toggling clears the messages', async () => {
    stubApi({ 'POST /auth/forgot-password': { status: 500 } });
    await open('/login?session=expired');
    await userEvent.type(screen.getByLabelText('Email'), 'ana@exemplo.com.br');
    await toReset();
    expect(screen.queryByText('Sua sessão expirou. Entre novamente.')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Seu Email').value).toBe('ana@exemplo.com.br');
    expect(document.activeElement).toBe(screen.getByLabelText('Seu Email'));
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Falha ao enviar o pedido. Verifique o email e tente novamente.',
    );
    await userEvent.click(button('Voltar para Login'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@exemplo.com.br');
  });

  it('says Enviando..., then what the server answered or the sentence of the house', async () => {
    const held = heldAnswer({ body: { message: '' } });
    const calls = stubApi({ 'POST /auth/forgot-password': held.answering });
    await open();
    await toReset();
    await userEvent.type(screen.getByLabelText('Seu Email'), 'ana@exemplo.com.br');
    await send();
    expect(button('Enviando...').disabled).toBe(true);
    expect(button('Voltar para Login').disabled).toBe(true);
    await held.release();
    expect((await screen.findByRole('status')).textContent).toBe(
      'Se o email estiver cadastrado, instruções foram enviadas. Verifique sua caixa de spam.',
    );
    expect(calls[0]?.body).toEqual({ email: 'ana@exemplo.com.br' });
  });

  it('needs an address that looks like one', async () => {
    stubApi({});
    await open();
    await toReset();
    await send();
    expect(screen.getByText('Informe o seu email.')).toBeTruthy();
  });
});
