import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderRoutes, someTokens, stubApi } from '#test/support/web.tsx';
import { accessToken, storeTokens } from '#web/session/session.ts';
import { DeleteAccountPage } from './delete-account/view.tsx';
import { VerifyEmailPage } from './verify-email/view.tsx';

function open(at: string, answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi(answers);
  const shown = renderRoutes(
    {
      '/verify-email': VerifyEmailPage,
      '/delete-account': DeleteAccountPage,
      '/': () => 'Início',
      '/login': () => 'Login',
    },
    { at },
  );
  return { ...shown, calls };
}

beforeEach(() => localStorage.clear());

describe('the link that confirms an address', () => {
  it('confirms it at once for who is signed in, and leaves the address bar', async () => {
    storeTokens(someTokens);
    const { calls, address } = open('/verify-email?token=um.segredo', {
      'POST /auth/verify-email': { body: { message: 'Email confirmado. Obrigado!' } },
    });
    expect(await screen.findByText('Email confirmado. Obrigado!')).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'um.segredo' }]);
    expect(address()).toBe('/verify-email');
  });

  it('does nothing by itself for who is not signed in: the password confirms it', async () => {
    const { calls, address } = open('/verify-email?token=um.segredo', {
      'POST /auth/verify-email': ({ body }) =>
        (body as { password: string }).password === 'segredo1'
          ? { body: { message: 'Email confirmado. Obrigado!' } }
          : { status: 422, body: { message: 'A senha não confere.', code: 'accounts.verify_password' } },
    });
    const password = await screen.findByLabelText('Senha da sua conta');
    expect(address()).toBe('/verify-email');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar meu email' }));
    expect(await screen.findByText('Informe a sua senha.')).toBeTruthy();
    expect(calls).toEqual([]);
    await userEvent.type(password, 'errada');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar meu email' }));
    expect((await screen.findByRole('alert')).textContent).toBe('A senha não confere.');
    await userEvent.clear(password);
    await userEvent.type(password, 'segredo1');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar meu email' }));
    expect(await screen.findByText('Email confirmado. Obrigado!')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ token: 'um.segredo', password: 'segredo1' });
  });

  it('lets who did not make the account say so, in place of a password', async () => {
    const { calls } = open('/verify-email?token=um.segredo', {
      'POST /auth/verify-email/not-me': { body: { message: 'Feito: quem criou a conta perdeu o acesso.' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Não fui eu' }));
    expect((await screen.findByRole('status')).textContent).toContain('perdeu o acesso');
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/auth/verify-email/not-me', { token: 'um.segredo' }],
    ]);
    expect(screen.queryByLabelText('Senha da sua conta')).toBeNull();
  });

  it('asks for the password where another account is signed in', async () => {
    storeTokens(someTokens);
    const body = { message: 'Para confirmar, informe a senha.', code: 'accounts.verify_unproven' };
    open('/verify-email?token=um.segredo', { 'POST /auth/verify-email': { status: 422, body } });
    expect(await screen.findByLabelText('Senha da sua conta')).toBeTruthy();
  });

  it('asks for the password where the session turns out to be over', async () => {
    storeTokens(someTokens);
    const body = { message: 'Entre na sua conta para continuar.', code: 'common.unauthenticated' };
    open('/verify-email?token=um.segredo', {
      'POST /auth/verify-email': { status: 401, body },
      'POST /auth/refresh-token': { status: 401, body },
    });
    expect(await screen.findByLabelText('Senha da sua conta')).toBeTruthy();
  });

  it('says when it works no more', async () => {
    storeTokens(someTokens);
    const body = { message: 'Este link de confirmação não vale mais.', code: 'x' };
    open('/verify-email?token=velho', { 'POST /auth/verify-email': { status: 422, body } });
    expect((await screen.findByRole('alert')).textContent).toBe(body.message);
  });

  it('says when it is incomplete', async () => {
    const { calls } = open('/verify-email');
    expect((await screen.findByRole('alert')).textContent).toContain('incompleto');
    expect(calls).toEqual([]);
  });
});

describe('the link that deletes an account', () => {
  it('asks first, then ends the session here and names the day', async () => {
    storeTokens(someTokens);
    const { calls } = open('/delete-account?token=um.segredo', {
      'POST /auth/deletion/confirm': { body: { data: { deletionAt: '2126-03-18T12:00:00.000Z' } } },
    });
    const button = await screen.findByRole('button', { name: 'Excluir minha conta' });
    expect(calls).toEqual([]);
    await userEvent.click(button);
    expect((await screen.findByRole('status')).textContent).toContain(
      'Sua conta será excluída em 18/03/2126. Para desistir, entre até lá',
    );
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'um.segredo' }]);
    await waitFor(() => expect(accessToken()).toBeNull());
  });

  it('says when it works no more, and when it is incomplete', async () => {
    const body = { message: 'Este link de exclusão não vale mais.', code: 'x' };
    open('/delete-account?token=velho', { 'POST /auth/deletion/confirm': { status: 422, body } });
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
    expect((await screen.findByRole('alert')).textContent).toBe(body.message);
  });

  it('says that a test account is over', async () => {
    open('/delete-account?until=2020-01-01T00:00:00.000Z');
    expect((await screen.findByRole('status')).textContent).toContain('Sua conta de teste terminou.');
  });
});
