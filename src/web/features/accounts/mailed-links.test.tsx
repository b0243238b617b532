import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderRoutes, someTokens, stubApi } from '#test/support/web.tsx';
import { accessToken, storeTokens } from '#web/lib/session.ts';
import { DeleteAccountPage } from './delete-account-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

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
  it('confirms it at once, and leaves the address bar', async () => {
    const { calls, address } = open('/verify-email?token=um.segredo', {
      'POST /auth/verify-email': { body: { message: 'Email confirmado. Obrigado!' } },
    });
    expect(await screen.findByText('Email confirmado. Obrigado!')).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'um.segredo' }]);
    expect(address()).toBe('/verify-email');
  });

  it('says when it works no more', async () => {
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
      'POST /auth/deletion/confirm': { body: { data: { deletionAt: '2126-03-18T15:00:00.000Z' } } },
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
