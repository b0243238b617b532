import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentVersion, type User } from '#shared/contracts/accounts.ts';
import type { DataExport } from '#shared/contracts/rights.ts';
import { renderRoutes, someStudent, someTokens, stubApi } from '#test/support/web.tsx';
import { accessToken, storeTokens } from '#web/session/session.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { ExportCard } from '../export-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

type Answers = Parameters<typeof stubApi>[0];

function show(card: React.ReactNode, answers: Answers) {
  const calls = stubApi(answers);
  const shown = renderRoutes(
    {
      '/profile': () => <ToastProvider>{card}</ToastProvider>,
      '/delete-account': () => 'Pedido',
      '/terms-of-service': () => '',
      '/privacy-policy': () => '',
    },
    { at: '/profile' },
  );
  return { ...shown, calls };
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const made = (calls: { method: string; path: string }[]) =>
  calls.map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  localStorage.clear();
  storeTokens(someTokens);
});
afterEach(() => vi.useRealTimers());

describe('the sessions', () => {
  const session = (id: string, device: string, isCurrent: boolean) => ({
    id,
    device,
    createdAt: '2026-03-01T12:00:00.000Z',
    lastUsedAt: '2026-03-10T12:00:00.000Z',
    isCurrent,
  });
  const both = [session('s1', 'Chrome no Windows', true), session('s2', 'Safari no iPhone', false)];
  const listed = (sessions: object[]) => ({ 'GET /auth/sessions': { body: { data: { sessions } } } });

  it('are shown with device and dates, and one other is ended', async () => {
    const { calls } = show(<SessionsCard isTestAccount={false} onOthersEnded={() => {}} />, {
      ...listed(both),
      'DELETE /auth/sessions/s2': { status: 204 },
    });
    const [here, phone] = await screen.findAllByRole('listitem');
    expect(here?.textContent).toContain('Chrome no Windows este aparelho');
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    expect(phone?.textContent).toMatch(
      /Safari no iPhone.*Usada em 10\/03\/2026 às .* · aberta em 01\/03\/2026/,
    );
    await click('Encerrar a sessão de Safari no iPhone');
    expect(await screen.findAllByText('Sessão encerrada.')).toBeTruthy();
    await waitFor(() =>
      expect(made(calls)).toEqual(['GET /auth/sessions', 'DELETE /auth/sessions/s2', 'GET /auth/sessions']),
    );
  });

  it('are all ended but this one, after asking', async () => {
    const { calls } = show(<SessionsCard isTestAccount={false} onOthersEnded={() => {}} />, {
      ...listed(both),
      'DELETE /auth/sessions': { status: 204 },
    });
    await click('Encerrar as outras');
    expect(made(calls)).toEqual(['GET /auth/sessions']);
    await click('Encerrar sessões');
    expect(await screen.findAllByText('As outras sessões foram encerradas.')).toBeTruthy();
  });

  it('offer nothing to end when there is only this one', async () => {
    show(<SessionsCard isTestAccount={false} onOthersEnded={() => {}} />, listed(both.slice(0, 1)));
    await screen.findByRole('listitem');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Sair']);
  });

  it('say when one could not be ended, and when they could not be loaded', async () => {
    show(<SessionsCard isTestAccount={false} onOthersEnded={() => {}} />, {
      ...listed(both),
      'DELETE /auth/sessions/s2': { status: 500, body: {} },
    });
    await click('Encerrar a sessão de Safari no iPhone');
    expect(await screen.findAllByText('Não foi possível encerrar a sessão. Tente novamente.')).toBeTruthy();
  });
});

describe('the copy of all data', () => {
  const copy = (changes: Partial<DataExport>): DataExport => ({
    status: 'processing',
    done: 0,
    total: 0,
    size: 0,
    createdAt: '2026-03-10T12:00:00.000Z',
    expiresAt: '2026-03-11T12:00:00.000Z',
    ...changes,
  });
  const known = (value: DataExport | null) => ({ body: { data: { export: value } } });

  it('is asked for, followed and fetched by a link of its own', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const states = [
      null,
      copy({ done: 12, total: 40 }),
      copy({ status: 'ready', done: 40, total: 40, size: 1_258_291 }),
    ];
    const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { calls } = show(<ExportCard />, {
      'GET /auth/export': () => known(states.shift() ?? null),
      'POST /auth/export': { status: 202, ...known(copy({})) },
      'POST /auth/export/link': {
        status: 201,
        body: { data: { url: '/api/auth/export/download?token=um' } },
      },
    });
    await click('Preparar cópia');
    const bar = await screen.findByRole('progressbar', { name: 'Preparando a cópia...' });
    expect(bar.getAttribute('aria-valuetext')).toBe('na fila');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('12 de 40'));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect((await screen.findByRole('status')).textContent).toMatch(
      /^Cópia de 10\/03\/2026 às .*, com 1,2 MB\. Fica disponível até 11\/03\/2026 às /,
    );
    await click('Baixar ZIP');
    await waitFor(() => expect(followed).toHaveBeenCalledOnce());
    const link = followed.mock.contexts[0] as HTMLAnchorElement;
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([
      '/api/auth/export/download?token=um',
      true,
    ]);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(made(calls).filter((call) => call === 'GET /auth/export')).toHaveLength(3);
  });

  it('is found again when the page opens later', async () => {
    show(<ExportCard />, { 'GET /auth/export': known(copy({ done: 3, total: 40 })) });
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('3 de 40');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when it failed, and can be asked for again', async () => {
    show(<ExportCard />, {
      'GET /auth/export': known(copy({ status: 'failed' })),
      'POST /auth/export': { status: 500, body: {} },
    });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Não foi possível preparar a cópia. Tente novamente.',
    );
    await click('Preparar cópia');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  });
});

describe('the texts agreed to', () => {
  const given = (version: string) =>
    (['terms', 'privacy'] as const).map((document) => ({
      document,
      version,
      givenAt: '2026-03-10T12:00:00.000Z',
    }));
  const known = (consents: object[]) => ({ 'GET /auth/consents': { body: { data: { consents } } } });

  it('are shown with version and date', async () => {
    show(<ConsentsCard />, known(given(consentVersion)));
    expect(await screen.findAllByText(/^Versão de 05\/06\/2025, aceita em 10\/03\/2026 às /)).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['older', given('2020-01-01')],
    ['none', []],
  ])('can be agreed to when they are %s', async (_which, consents) => {
    const { calls } = show(<ConsentsCard />, { ...known(consents), 'POST /auth/consents': { status: 204 } });
    await click('Aceitar a versão de 05/06/2025');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ consentVersion }),
    );
  });
});

describe('deleting the account', () => {
  const answer = { body: { data: { deletionAt: '2026-03-18T12:00:00.000Z' } } };
  const card = (changes: Partial<User> = {}) => <DeleteAccountCard user={someStudent(changes)} />;

  it('takes the password, ends the session here and says until when', async () => {
    const { calls, address } = show(card(), { 'POST /auth/deletion': answer });
    await click('Excluir minha conta');
    const dialog = within(await screen.findByRole('dialog', { name: 'Excluir sua conta?' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Excluir conta' }).disabled).toBe(true);
    await userEvent.type(dialog.getByLabelText('Sua senha'), 'segredo1{Enter}');
    await waitFor(() => expect(address()).toContain('/delete-account?until='));
    expect(calls.at(-1)?.body).toEqual({ password: 'segredo1' });
    expect(accessToken()).toBeNull();
  });

  it('says when the password is wrong, and changes nothing', async () => {
    const body = { message: 'A senha não confere. Sua conta continua como está.', code: 'x' };
    show(card(), { 'POST /auth/deletion': { status: 422, body } });
    await click('Excluir minha conta');
    await userEvent.type(await screen.findByLabelText('Sua senha'), 'errada{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(body.message);
    expect(accessToken()).toBe(someTokens.accessToken);
  });

  it('goes by mail where there is no password', async () => {
    const { calls } = show(card({ hasPassword: false }), {
      'POST /auth/deletion/link': { body: { message: 'Enviamos o link.' } },
    });
    await click('Excluir minha conta');
    await click('Enviar link de exclusão');
    expect(await screen.findByText('Enviamos o link.')).toBeTruthy();
    expect(made(calls)).toEqual(['POST /auth/deletion/link']);
  });

  it('takes one click from a test account', async () => {
    const { calls, address } = show(card({ isTestAccount: true, hasPassword: false }), {
      'POST /auth/deletion': answer,
    });
    await click('Excluir minha conta');
    await click('Excluir conta de teste');
    await waitFor(() => expect(address()).toContain('/delete-account'));
    expect(made(calls)).toEqual(['POST /auth/deletion']);
  });
});
