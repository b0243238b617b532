import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Purchase } from '#shared/contracts/billing.ts';
import { sampleNow, samplePaid, samplePurchase } from '#test/support/samples/billing.ts';
import { renderRoutes, someStudent, someTokens, stubApi } from '#test/support/web.tsx';
import { storeTokens } from '#web/session/session.ts';
import { ReturnPage } from './view.tsx';

const { id } = samplePurchase();
const asked = `GET /payments/${id}`;
const free = { body: { data: { user: someStudent() } } };

function open(answers: Parameters<typeof stubApi>[0], at = `/payments/return?purchase=${id}`) {
  const calls = stubApi({ 'GET /auth/profile': free, ...answers });
  const shown = renderRoutes(
    { '/payments/return': ReturnPage, '/payments': () => 'Pagar', '/dashboard': () => 'O painel' },
    { at },
  );
  const looks = () => calls.filter(({ path }) => path === `/payments/${id}`).length;
  return { ...shown, looks };
}
const answer = (purchase: Purchase) => ({ body: { data: { purchase } } });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
function hide(hidden: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: hidden ? 'hidden' : 'visible',
  });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  localStorage.clear();
  storeTokens(someTokens);
  vi.useFakeTimers({ now: sampleNow, shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

describe('an approved payment', () => {
  const until = new Date(2026, 11, 21, 12).toISOString();
  const premium = { body: { data: { user: someStudent({ plan: 'premium', planExpiresAt: until }) } } };

  it('is waited for, then renews the profile and says until when the plan is paid', async () => {
    let purchase = samplePurchase();
    const { looks, queryClient } = open({
      [asked]: () => answer(purchase),
      'GET /auth/profile': () => (purchase.state === 'approved' ? premium : free),
    });
    await heading('Conferindo seu pagamento');
    await wait(2100);
    expect(looks()).toBe(2);
    purchase = { ...purchase, state: 'pending' };
    await wait(2000);
    await heading('Aguardando a confirmação do PIX');
    purchase = samplePaid();
    await wait(2000);
    await heading('Pagamento confirmado');
    expect(await screen.findByText(/Seu plano Premium vale até 21 de dezembro de 2026\./)).toBeTruthy();
    expect(queryClient.getQueryData(['profile'])).toMatchObject({ plan: 'premium' });
    const seen = looks();
    await wait(10_000);
    expect(looks()).toBe(seen);
    expect(screen.getByRole('link', { name: 'Continuar estudando' }).getAttribute('href')).toBe('/dashboard');
  });

  it('is not believed of an address', async () => {
    open(
      { [asked]: answer(samplePurchase({ state: 'rejected', initPoint: null })) },
      `/payments/return?purchase=${id}&status=approved&collection_status=approved`,
    );
    await heading('O pagamento foi recusado');
  });
});

describe('waiting', () => {
  it('rests while nobody looks, and asks at once when the student is back', async () => {
    const { looks } = open({ [asked]: answer(samplePurchase()) });
    await heading('Conferindo seu pagamento');
    hide(true);
    const before = looks();
    await wait(10_000);
    expect(looks()).toBe(before);
    hide(false);
    await waitFor(() => expect(looks()).toBe(before + 1));
  });

  it('ends after some minutes, and can be asked by hand', async () => {
    const { looks } = open({ [asked]: answer(samplePurchase({ state: 'pending' })) });
    await heading('Aguardando a confirmação do PIX');
    await wait(5 * 60_000);
    expect(screen.getByText(/avisaremos por email/)).toBeTruthy();
    const before = looks();
    await wait(20_000);
    expect(looks()).toBe(before);
    await userEvent.click(screen.getByRole('button', { name: 'Conferir agora' }));
    await waitFor(() => expect(looks()).toBe(before + 1));
  });

  it('leads back to where it can be paid', async () => {
    open({ [asked]: answer(samplePurchase()) });
    const link = await screen.findByRole('link', { name: 'Continuar pagamento' });
    expect(link.getAttribute('href')).toBe(samplePurchase().initPoint);
  });
});

it.each([
  ['rejected', 'O pagamento foi recusado', 'Tentar de novo'],
  ['cancelled', 'O pagamento foi cancelado', 'Escolher um plano'],
  ['expired', 'O prazo do pagamento terminou', 'Escolher um plano'],
  ['refunded', 'O pagamento foi devolvido', 'Escolher um plano'],
  ['charged_back', 'O pagamento foi estornado', 'Escolher um plano'],
] as const)('a payment that is %s says so, and offers what is next', async (state, title, action) => {
  const { looks } = open({ [asked]: answer(samplePurchase({ state, initPoint: null })) });
  await heading(title);
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/payments?plan=premium');
  await wait(5000);
  expect(looks()).toBe(1);
});

it('a payment in dispute keeps the plan and asks for nothing', async () => {
  open({ [asked]: answer(samplePaid({ state: 'disputed' })) });
  await heading('O pagamento está em contestação');
  expect(screen.queryByRole('link', { name: 'Escolher um plano' })).toBeNull();
});

it.each([
  ['is unknown', `/payments/return?purchase=${id}`],
  ['is missing', '/payments/return'],
])('a purchase that %s leads back to the payments', async (_, at) => {
  open({ [asked]: { status: 404, body: { message: 'Pagamento não encontrado.', code: 'x' } } }, at);
  expect(await screen.findByText('Pagamento não encontrado.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar aos pagamentos' }).getAttribute('href')).toBe('/payments');
});

it.each([
  ['the server says nothing', 500, {}, 'Não foi possível conferir o pagamento. Tente novamente.'],
  [
    'the account is a test one',
    403,
    { message: 'Contas de teste não podem acessar a página de pagamentos.', code: 'billing.test_account' },
    'Contas de teste não podem acessar a página de pagamentos.',
  ],
])('says why it could not look when %s', async (_, status, body, sentence) => {
  open({ [asked]: { status, body } });
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  stubApi({ [asked]: answer(samplePaid()), 'GET /auth/profile': free });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await heading('Pagamento confirmado');
});
