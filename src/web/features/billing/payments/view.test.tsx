import { Outlet } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  sampleBasic,
  sampleNow,
  samplePaid,
  samplePurchase,
  sampleSubscription,
} from '#test/support/samples/billing.ts';
import { heldAnswer, renderRoutes, someStudent, someTokens, stubApi } from '#test/support/web.tsx';
import { storeTokens } from '#web/session/session.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { PaymentsPage } from './view.tsx';

type Answers = Parameters<typeof stubApi>[0];
const check = (isTestAccount: boolean) => ({ body: { data: { data: { isTestAccount } } } });

function open(subscription = sampleSubscription(), answers: Answers = {}, at = '/payments') {
  const calls = stubApi({
    'GET /payments/check-test-account': check(false),
    'GET /payments': { body: { data: subscription } },
    ...answers,
  });
  const shown = renderRoutes(
    { '/payments': PaymentsPage, '/dashboard': () => 'O painel', '/profile': () => 'O perfil' },
    {
      at,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
  return { ...shown, calls };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const plan = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
const order = async () => within(await screen.findByRole('region', { name: 'Seu pedido' }));
const purchases = async () => within(await screen.findByRole('region', { name: 'Seus pagamentos' }));

/** Hears where the page leaves for; a jsdom goes nowhere. */
function hearLeaving() {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign });
  return assign;
}

beforeEach(() => {
  localStorage.clear();
  storeTokens(someTokens);
  vi.useFakeTimers({ now: sampleNow, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the check of the account', () => {
  it('is told while it runs, and nothing is asked of payments before', async () => {
    const { answering, release } = heldAnswer(check(false));
    const { calls } = open(sampleSubscription(), { 'GET /payments/check-test-account': answering });
    expect(await screen.findByText('Verificando conta...')).toBeTruthy();
    expect(calls.map(({ path }) => path)).toEqual(['/payments/check-test-account']);
    await release();
    expect(await plan('Básico')).toBeTruthy();
    expect(screen.queryByText('Verificando conta...')).toBeNull();
  });

  it('sends a test account to the dashboard and says why', async () => {
    const { address, calls } = open(sampleSubscription(), {
      'GET /payments/check-test-account': check(true),
    });
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(await screen.findAllByText('Acesso Restrito')).toBeTruthy();
    expect(screen.getAllByText('Contas de teste não podem acessar a página de pagamentos.')).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('is only logged when it fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    open(sampleSubscription(), { 'GET /payments/check-test-account': { status: 500, body: {} } });
    expect(await plan('Básico')).toBeTruthy();
    expect(warn).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the choice of a plan', () => {
  it('shows what each costs and allows', async () => {
    open();
    await plan('Básico');
    expect(screen.getByText(/R\$\s19,90/, { selector: 'span' })).toBeTruthy();
    expect(screen.getByText(/R\$\s39,90/)).toBeTruthy();
    expect(screen.getByText('Até 35 tópicos por plano de estudo')).toBeTruthy();
    expect(screen.getByText('Até 52 semanas por plano de estudo')).toBeTruthy();
    expect(screen.getByText('1.000 mensagens por dia ao Professor IA')).toBeTruthy();
  });

  it('stays in the address, and says until when it would be paid', async () => {
    const { address } = open();
    expect((await plan('Básico')).checked).toBe(true);
    await userEvent.click(await plan('Premium'));
    await waitFor(() => expect(address()).toBe('/payments?plan=premium'));
    expect((await order()).getByText('Premium, 30 dias')).toBeTruthy();
    expect((await order()).getByText('Até 21 de dezembro de 2026')).toBeTruthy();
    expect(button('Assinar o Premium')).toBeTruthy();
  });

  it.each([
    ['/payments?plan=premium', 'Premium'],
    ['/payments?plan=ouro', 'Básico'],
  ])('follows %s', async (at, name) => {
    open(sampleSubscription(), {}, at);
    expect((await plan(name)).checked).toBe(true);
  });

  it('renews the plan that runs, and explains what an upgrade makes of its days', async () => {
    open(sampleBasic());
    expect((await plan('Básico')).checked).toBe(true);
    expect(screen.getByText(/Seu plano hoje/).textContent).toBe(
      'Seu plano hoje: Básico, até 11 de dezembro de 2026.',
    );
    expect((await order()).getByText('Até 10 de janeiro de 2027')).toBeTruthy();
    expect(button('Renovar o Básico')).toBeTruthy();
    await userEvent.click(await plan('Premium'));
    expect(await screen.findByText('Seus 20 dias de Básico viram 9 dias de Premium.')).toBeTruthy();
    expect(button('Mudar para o Premium')).toBeTruthy();
  });

  it('counts a lapsed plan as free, without its date', async () => {
    open(sampleSubscription({ planExpiresAt: new Date(2026, 10, 1).toISOString() }));
    await plan('Básico');
    expect(screen.getByText(/Seu plano hoje/).textContent).toBe('Seu plano hoje: Gratuito.');
    expect(button('Assinar o Básico')).toBeTruthy();
  });

  it('leaves no Básico to a Premium, and explains it', async () => {
    const subscription = sampleSubscription({ plan: 'premium', planExpiresAt: sampleNow.toISOString() });
    const offers = subscription.offers.filter((offer) => offer.plan === 'premium');
    open({ ...subscription, offers }, {}, '/payments?plan=basic');
    expect((await plan('Básico')).disabled).toBe(true);
    expect(
      screen.getByText('Você já tem o plano Premium. O Básico pode ser comprado quando ele terminar.'),
    ).toBeTruthy();
    expect((await plan('Premium')).checked).toBe(true);
    expect(screen.getByText(/Termina hoje\./)).toBeTruthy();
  });

  it('says that payments are not configured instead of offering them', async () => {
    open(sampleSubscription({ provider: null }));
    expect(
      (await order()).getByText('Pagamentos ainda não estão configurados nesta instalação.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Assinar/ })).toBeNull();
  });

  it('says that the payments of a sandbox are a test', async () => {
    open(sampleSubscription({ provider: 'sandbox' }));
    expect(await screen.findByText(/nenhum dinheiro muda de mãos/)).toBeTruthy();
  });
});

it('has the way back, the rules and the three guarantees', async () => {
  open();
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link('Termos de Serviço')).toBe('/terms-of-service');
  expect(await link('Política de Privacidade')).toBe('/privacy-policy');
  expect(await link('Voltar ao perfil')).toBe('/profile');
  const badges = within(screen.getByRole('list', { name: 'Nossas garantias' }));
  for (const title of ['Pagamento seguro', 'Garantia de 7 dias', 'Sem renovação automática'])
    expect(badges.getByText(title)).toBeTruthy();
});

describe('the payment', () => {
  const create = 'POST /payments/create-preference';
  const ask = async (name = 'Assinar o Premium') => {
    await order();
    await userEvent.click(button(name));
  };
  const go = async () => userEvent.click(await screen.findByRole('button', { name: 'Ir para o pagamento' }));

  it('is confirmed first, then leaves for the provider and stays busy', async () => {
    const assign = hearLeaving();
    const { answering, release } = heldAnswer({
      status: 201,
      body: { init_point: 'https://pagar.exemplo.com.br/1', purchaseId: 'x' },
    });
    const { calls } = open(sampleSubscription(), { [create]: answering }, '/payments?plan=premium');
    await ask();
    const question = { name: /Assinar o Premium por R\$\s39,90\?/ };
    const dialog = within(await screen.findByRole('alertdialog', question));
    expect(dialog.getByText(/vale até 21 de dezembro de 2026/)).toBeTruthy();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await go();
    expect(button('Abrindo o pagamento...').disabled).toBe(true);
    await release();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pagar.exemplo.com.br/1'));
    expect(calls.at(-1)?.body).toEqual({ planId: 'premium' });
    expect(button('Abrindo o pagamento...').disabled).toBe(true);
    // The browser's way back shows the page as it was left.
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByRole('button', { name: 'Ir para o pagamento' })).toBeTruthy();
  });

  it.each([
    [
      'no link',
      { status: 201, body: { init_point: '', purchaseId: 'x' } },
      'Não foi possível obter o link de pagamento.',
    ],
    ['no reason', { status: 500, body: {} }, 'Erro ao iniciar o processo de pagamento. Tente novamente.'],
    ['a reason', { status: 503, body: { message: 'Volte já.', code: 'x' } }, 'Volte já.'],
  ])('says what failed when there is %s', async (_, answer, sentence) => {
    const assign = hearLeaving();
    open(sampleSubscription(), { [create]: answer });
    await ask('Assinar o Básico');
    await go();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(assign).not.toHaveBeenCalled();
    expect(button('Ir para o pagamento').disabled).toBe(false);
  });
});

describe('the purchases', () => {
  const paid = samplePaid();

  it('are empty at first', async () => {
    open();
    expect((await purchases()).getByText('Você ainda não comprou nenhum plano.')).toBeTruthy();
  });

  it('are listed with state, date, amount and what can still be done', async () => {
    const list = [
      samplePurchase({ id: 'a', plan: 'basic', priceCents: 1990 }),
      samplePaid({ id: 'b', refundableUntil: null }),
      samplePurchase({ id: 'c', state: 'expired', initPoint: null }),
    ];
    open(sampleSubscription({ purchases: list }));
    const [opened, bought, expired] = (await purchases())
      .getAllByRole('listitem')
      .map((item) => within(item));
    expect(opened?.getByText('Não pago')).toBeTruthy();
    expect(opened?.getByText(/R\$\s19,90/)).toBeTruthy();
    expect(opened?.getByRole('link', { name: 'Continuar pagamento' }).getAttribute('href')).toBe(
      list[0]?.initPoint,
    );
    expect(bought?.getByText('Pago')).toBeTruthy();
    expect(bought?.getByText('21/11/2026 · PIX')).toBeTruthy();
    expect(bought?.queryByRole('button')).toBeNull();
    expect(expired?.getByText('Prazo encerrado')).toBeTruthy();
    expect(expired?.queryByRole('link')).toBeNull();
  });

  it('are given back after asking, naming plan and amount', async () => {
    let subscription = sampleSubscription({ plan: 'premium', purchases: [paid] });
    const { calls, queryClient } = open(subscription, {
      'GET /payments': () => ({ body: { data: subscription } }),
      [`POST /payments/${paid.id}/refund`]: () => {
        const purchase = { ...paid, state: 'refunded' as const, refundableUntil: null };
        subscription = sampleSubscription({ purchases: [purchase] });
        return { body: { data: { purchase } } };
      },
    });
    queryClient.setQueryData(['profile'], someStudent({ plan: 'premium' }));
    expect((await purchases()).getByText(/Reembolso até 28\/11\/2026/)).toBeTruthy();
    await userEvent.click(button('Pedir reembolso'));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /Pedir o reembolso do Premium, R\$\s39,90\?/ }),
    );
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir reembolso' }));
    expect(await screen.findByText('Reembolso feito.')).toBeTruthy();
    expect(await (await purchases()).findByText('Reembolsado')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pedir reembolso' })).toBeNull();
    expect(queryClient.getQueryState(['profile'])?.isInvalidated).toBe(true);
  });

  it('say whom to ask when the guarantee gave money back within the year', async () => {
    open(sampleSubscription({ plan: 'premium', purchases: [samplePaid({ refundsItself: false })] }));
    const item = within((await purchases()).getByRole('listitem'));
    expect(item.getByText(/já devolveu um pagamento seu nos últimos 12 meses/)).toBeTruthy();
    expect(item.getByRole('link', { name: 'escreva para nós' }).getAttribute('href')).toBe('/contact');
    expect(item.queryByRole('button', { name: 'Pedir reembolso' })).toBeNull();
  });

  it('say why a refund failed, and offer it again', async () => {
    open(sampleSubscription({ plan: 'premium', purchases: [paid] }), {
      [`POST /payments/${paid.id}/refund`]: { status: 500, body: {} },
    });
    await purchases();
    await userEvent.click(button('Pedir reembolso'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir reembolso' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Não foi possível fazer o reembolso agora. Tente novamente.',
    );
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Pedir reembolso' }).disabled).toBe(false);
  });
});

it('offers to try again when nothing could be loaded', async () => {
  open(sampleSubscription(), { 'GET /payments': { status: 500, body: {} } });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Não foi possível carregar seus pagamentos. Tente novamente.',
  );
  stubApi({ 'GET /payments': { body: { data: sampleSubscription() } } });
  await userEvent.click(button('Tentar novamente'));
  expect(await plan('Básico')).toBeTruthy();
});
