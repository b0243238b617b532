import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoutes, someTokens, stubApi } from '#test/support/web.tsx';
import { accessToken, storeTokens } from '#web/session/session.ts';
import { ResetPasswordPage } from './view.tsx';

async function open(at = '/reset-password?token=abc.def') {
  const shown = renderRoutes({ '/reset-password': ResetPasswordPage, '/login': () => 'Login' }, { at });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
async function send(password: string, confirmation = password) {
  await user.type(screen.getByLabelText('Nova senha'), password);
  await user.type(screen.getByLabelText('Confirmar nova senha'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Redefinir Senha' }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

describe('with a token', () => {
  it('takes it out of the address and sends it with the new password', async () => {
    const calls = stubApi({ 'POST /auth/reset-password': { body: { message: 'Feito.' } } });
    const { address } = await open();
    expect(address()).toBe('/reset-password');
    await send('segredo2');
    expect((await screen.findByRole('status')).textContent).toBe('Feito.');
    expect(calls[0]?.body).toEqual({ token: 'abc.def', newPassword: 'segredo2' });
  });

  it('survives a reload, until it is used', async () => {
    const calls = stubApi({ 'POST /auth/reset-password': { body: {} } });
    await open();
    cleanup();
    const { address } = await open('/reset-password');
    expect(address()).toBe('/reset-password');
    await send('segredo2');
    await screen.findByRole('status');
    expect(calls[0]?.body).toEqual({ token: 'abc.def', newPassword: 'segredo2' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes to the login 3000 ms after success, with no session left', async () => {
    storeTokens(someTokens);
    stubApi({ 'POST /auth/reset-password': { body: {} } });
    const { address } = await open();
    await send('segredo2');
    expect((await screen.findByRole('status')).textContent).toBe(
      'Senha redefinida com sucesso! Você será redirecionado para o login.',
    );
    expect(accessToken()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2800));
    expect(address()).toBe('/reset-password');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(address()).toBe('/login');
  });

  it.each([
    ['short', '12345', '12345', 'A nova senha deve ter pelo menos 6 caracteres.'],
    ['not confirmed', 'segredo2', 'segredo3', 'As senhas não coincidem.'],
  ])('refuses a password that is %s', async (_case, password, confirmation, sentence) => {
    stubApi({});
    await open();
    await send(password, confirmation);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('says at the field that the password is one of the commonest, and takes another', async () => {
    const common = 'Esta senha é uma das mais usadas. Escolha outra.';
    const calls = stubApi({
      'POST /auth/reset-password': ({ body }) =>
        (body as { newPassword: string }).newPassword === 'brasil'
          ? { status: 422, body: { message: common, code: 'accounts.password_common' } }
          : { body: { message: 'Feito.' } },
    });
    await open();
    await send('brasil');
    expect(await screen.findByText(common)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Nova senha'));
    await user.clear(screen.getByLabelText('Nova senha'));
    await user.clear(screen.getByLabelText('Confirmar nova senha'));
    await send('segredo2');
    expect((await screen.findByRole('status')).textContent).toBe('Feito.');
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['in its words', { message: 'Token de redefinição não encontrado ou inválido.', code: 'x' }, undefined],
    ['without words', {}, 'Falha ao redefinir a senha. Tente novamente.'],
  ])(
    'says what the server refuses %s',
    async (_case, body, sentence = 'Token de redefinição não encontrado ou inválido.') => {
      stubApi({ 'POST /auth/reset-password': { status: 422, body } });
      await open();
      await send('segredo2');
      expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    },
  );
});

it('without a token says so and shows the way back', async () => {
  await open('/reset-password');
  expect(screen.getByRole('alert').textContent).toBe('Token de redefinição ausente.');
  expect(screen.queryByLabelText('Nova senha')).toBeNull();
  expect(screen.getByRole('link', { name: 'Voltar para Login' }).getAttribute('href')).toBe('/login');
});
