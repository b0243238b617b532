import { Outlet } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SandboxCheckout } from '#shared/contracts/billing.ts';
import { sampleCheckout, sampleNow } from '#test/support/samples/billing.ts';
import { renderRoutes, someTokens, stubApi } from '#test/support/web.tsx';
import { storeTokens } from '#web/session/session.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { SandboxCheckoutPage } from './view.tsx';

const { id, pixCode } = sampleCheckout();
const path = `/payments/sandbox/${id}`;

function open(checkout: SandboxCheckout = sampleCheckout(), answers: Parameters<typeof stubApi>[0] = {}) {
  const body = { data: { checkout } };
  const calls = stubApi({ [`GET ${path}`]: { body }, [`POST ${path}`]: { body }, ...answers });
  const shown = renderRoutes(
    {
      '/sandbox/checkout/$id': SandboxCheckoutPage,
      '/payments': () => 'Pagar',
      '/payments/return': () => 'O retorno',
    },
    {
      at: `/sandbox/checkout/${id}`,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  return { ...shown, calls };
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const click = async (name: string) => userEvent.click(await button(name));

beforeEach(() => {
  localStorage.clear();
  storeTokens(someTokens);
  vi.useFakeTimers({ now: sampleNow, shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says that no money moves, and shows what would be paid and how', async () => {
  open();
  expect(await screen.findByText('Ambiente de teste: nenhum dinheiro muda de mãos.')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code do PIX de teste' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('PIX copia e cola').value).toBe(pixCode);
  expect(screen.getByText('Premium, 30 dias')).toBeTruthy();
  expect(screen.getByText(/R\$\s39,90/)).toBeTruthy();
});

it('counts down to its end, and then offers to begin again', async () => {
  open();
  expect((await screen.findByRole('timer')).textContent).toBe('Expira em 30:00');
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.getByRole('timer').textContent).toMatch(/^Expira em 28:5\d$/);
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000));
  expect(
    screen.getByText('O prazo deste pagamento terminou. Comece de novo na página de pagamentos.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Começar de novo' }).getAttribute('href')).toBe(
    '/payments?plan=premium',
  );
  expect(screen.queryByRole('button', { name: 'Pagar' })).toBeNull();
});

describe('the code', () => {
  it('is copied', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, clipboard: { writeText } });
    open();
    await click('Copiar código');
    expect(await screen.findByText('Código copiado.')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(pixCode);
  });

  it('can be selected where nothing may be copied', async () => {
    const writeText = vi.fn(async () => Promise.reject(new DOMException('x', 'NotAllowedError')));
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, clipboard: { writeText } });
    open();
    await click('Copiar código');
    expect(await screen.findAllByText('Não foi possível copiar. Selecione o código e copie.')).toBeTruthy();
  });
});

describe('the decision', () => {
  it.each([
    ['Pagar', 'pay'],
    ['Recusar', 'reject'],
    ['Deixar pendente', 'pend'],
  ])('%s is told to the server, then the return page waits for the truth', async (name, decision) => {
    const { calls, address } = open();
    await click(name);
    await waitFor(() => expect(address()).toBe(`/payments/return?purchase=${id}`));
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ path, body: { decision } });
  });

  it('of a pending payment is no longer to leave it pending', async () => {
    open(sampleCheckout({ state: 'pending' }));
    await button('Pagar');
    expect(screen.queryByRole('button', { name: 'Deixar pendente' })).toBeNull();
  });

  it('that came too late says so', async () => {
    const message = 'O prazo deste pagamento terminou. Comece de novo na página de pagamentos.';
    const { address } = open(sampleCheckout(), {
      [`POST ${path}`]: { status: 422, body: { message, code: 'billing.checkout_over' } },
    });
    await click('Pagar');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(address()).toBe(`/sandbox/checkout/${id}`);
  });
});

it('of a decided payment shows only what became of it', async () => {
  open(sampleCheckout({ state: 'approved', initPoint: null }));
  expect(await screen.findByText('Pagamento confirmado.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver o pagamento' }).getAttribute('href')).toBe(
    `/payments/return?purchase=${id}`,
  );
  expect(screen.queryByRole('button', { name: 'Pagar' })).toBeNull();
});

it('leads back to the payments from one that is not there', async () => {
  open(sampleCheckout(), { [`GET ${path}`]: { status: 404, body: {} } });
  expect(await screen.findByText('Pagamento não encontrado.')).toBeTruthy();
});

it('offers to try again when it could not be opened', async () => {
  open(sampleCheckout(), { [`GET ${path}`]: { status: 500, body: {} } });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Não foi possível abrir o pagamento. Tente novamente.',
  );
});
