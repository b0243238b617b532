import { Outlet } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListedPlan } from '#shared/contracts/study-plans.ts';
import { shortDay, weekdayText } from '#shared/rules/text/format.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { sampleListed as sampleCard, samplePlan } from '#test/support/samples/study-plans.ts';
import { heldAnswer, renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { today } from '#web/lib/today.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { StudyPlansPage } from './view.tsx';

const profile = { body: { data: { user: someStudent() } } };
const plans = [
  sampleCard({ id: 'a', title: 'Genética', progress: 40, isDelayed: true }),
  sampleCard({ id: 'b', title: 'Funções', subject: 'Matemática', difficulty: 'easy', isActive: false }),
  sampleCard({ id: 'c', title: 'Romantismo', subject: 'Literatura', difficulty: 'hard', progress: 100 }),
];

function open(list: ListedPlan[], at = '/study-plans') {
  stubApi({ 'GET /auth/profile': profile, 'GET /study-plans': { body: { studyPlans: list } } });
  return show(at);
}
const show = (at = '/study-plans') =>
  renderRoutes(
    { '/study-plans': StudyPlansPage, '/study-plans/create': () => 'Criação', '/marketplace': () => 'Loja' },
    {
      at,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar planos de estudo...' });

beforeEach(() => sessionStorage.clear());

describe('the list of plans', () => {
  it('shows what each plan is, how far it is and where it leads', async () => {
    open(plans);
    const genetics = await screen.findByRole('article', { name: 'Genética' });
    for (const text of ['Médio', 'Atrasado', 'Biologia', '40% concluído', '10/03/2026', '23/03/2026'])
      expect(within(genetics).getByText(text)).toBeTruthy();
    expect(within(genetics).getByRole('link', { name: 'Ver Detalhes' }).getAttribute('href')).toBe(
      '/study-plans/a',
    );
    const functions = screen.getByRole('article', { name: 'Funções' });
    for (const text of ['Fácil', 'Inativo', 'Início', 'Término'])
      expect(within(functions).getByText(text)).toBeTruthy();
    expect(within(genetics).queryByText('Inativo')).toBeNull();
    expect(screen.getByRole('link', { name: 'Novo Plano' }).getAttribute('href')).toBe('/study-plans/create');
    expect(screen.getByRole('link', { name: 'Marketplace' }).getAttribute('href')).toBe('/marketplace');
  });

  it('says what comes next and when, and nothing of a plan that is done', async () => {
    const next = (days: number | null) => ({
      topic: 'Mitose',
      day: days === null ? null : addDays(today(), days),
      time: days === null ? null : '08:00',
    });
    open([
      ...[0, 1, 9, -2, null].map((days) => sampleCard({ id: `p${days}`, next: next(days) })),
      sampleCard({ id: 'done', progress: 100 }),
    ]);
    await screen.findAllByRole('article');
    const lines = screen
      .getAllByText(/^Próximo:/)
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(lines).toEqual([
      'Próximo: Mitose · hoje 08:00',
      `Próximo: Mitose · ${weekdayText(addDays(today(), 1)).slice(0, 3)} 08:00`,
      `Próximo: Mitose · ${shortDay(addDays(today(), 9))} 08:00`,
      `Próximo: Mitose · desde ${shortDay(addDays(today(), -2))}`,
      'Próximo: Mitose',
    ]);
  });

  it('says when a test plan expires', async () => {
    open([sampleCard({ expiresAt: new Date(Date.now() + 42 * 60_000).toISOString() })]);
    expect(await screen.findByText('Expira em 42min')).toBeTruthy();
  });

  it('says which plans are published and how far their exams are', async () => {
    open([
      sampleCard({ id: 'a', title: 'Perto', isPublished: true, examDate: addDays(today(), 12) }),
      sampleCard({ id: 'b', title: 'Amanhã', examDate: addDays(today(), 1) }),
      sampleCard({ id: 'c', title: 'Passada', examDate: addDays(today(), -1) }),
    ]);
    const near = within(await screen.findByRole('article', { name: 'Perto' }));
    expect([near.getByText('Prova em 12 dias'), near.getByText('Publicado')]).toHaveLength(2);
    expect(screen.getAllByText('Publicado')).toHaveLength(1);
    expect(screen.getAllByText(/^Prova/).map(({ textContent }) => textContent)).toEqual([
      'Prova em 12 dias',
      'Prova amanhã',
    ]);
  });

  it('filters, and keeps the filter in the address', async () => {
    const { address } = open(plans);
    await screen.findByRole('article', { name: 'Genética' });
    await userEvent.click(screen.getByRole('radio', { name: 'Em Progresso' }));
    await waitFor(() => expect(cards()).toEqual(['Genética']));
    expect(address()).toBe('/study-plans?filter=inProgress');
    await userEvent.click(screen.getByRole('radio', { name: 'Todos' }));
    await waitFor(() => expect(address()).toBe('/study-plans'));
    expect(cards()).toHaveLength(3);
  });

  it('searches while typing, and the address follows', async () => {
    const { address } = open(plans);
    await screen.findByRole('article', { name: 'Genética' });
    await userEvent.type(box(), 'LITERATURA');
    expect(cards()).toEqual(['Romantismo']);
    await waitFor(() => expect(address()).toBe('/study-plans?q=LITERATURA'));
    expect(box().value).toBe('LITERATURA');
  });

  it('opens on the search of the address, and follows it when it changes', async () => {
    const { router } = open(plans, '/study-plans?q=gen%C3%A9tica&filter=active');
    await waitFor(() => expect(cards()).toEqual(['Genética']));
    expect(box().value).toBe('genética');
    await router.navigate({ to: '/study-plans' });
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(box().value).toBe('');
  });
});

describe('a generation that was left', () => {
  const remember = (answer: object) => {
    sessionStorage.setItem('studyPlanTask', JSON.stringify({ taskId: 't1', form: { title: 'Óptica' } }));
    const body = { taskId: 't1', progress: 70, step: 'Montando', result: null, message: null, ...answer };
    stubApi({
      'GET /auth/profile': profile,
      'GET /study-plans': { body: { studyPlans: plans } },
      'GET /study-plans/a': { body: { data: { studyPlan: samplePlan({ id: 'a' }) } } },
      'GET /study-plans/status/t1': { body },
    });
    return show();
  };

  it('is found again on the list', async () => {
    remember({ status: 'processing' });
    expect(await screen.findByText('Gerando seu plano: 70%')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Acompanhar' }).getAttribute('href')).toBe(
      '/study-plans/create?task=t1',
    );
  });

  it('says when the plan is ready', async () => {
    remember({ status: 'completed', result: { id: 'a' } });
    expect((await screen.findByRole('link', { name: 'Abrir plano' })).getAttribute('href')).toBe(
      '/study-plans/a',
    );
    expect(sessionStorage.getItem('studyPlanTask')).toBeNull();
  });

  it('that failed leads back to the filled form', async () => {
    const { address } = remember({ status: 'failed' });
    expect(
      await screen.findByText('Erro ao gerar plano de estudos. Tente novamente mais tarde.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(address()).toBe('/study-plans/create'));
    expect(sessionStorage.getItem(`studyPlanDraft.${someStudent().id}`)).toContain('Óptica');
  });
});

describe('an empty list', () => {
  it('invites to the first plan', async () => {
    open([]);
    expect(await screen.findByText('Nenhum plano de estudo encontrado')).toBeTruthy();
    expect(screen.getByText('Crie seu primeiro plano de estudos para começar')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Criar plano de estudos' })).toBeTruthy();
  });

  it('points at the search when one is active', async () => {
    open(plans, '/study-plans?q=guitarra');
    expect(await screen.findByText('Tente ajustar seus filtros de busca')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Criar plano de estudos' })).toBeNull();
  });
});

it('says when the plans could not be loaded, and tries again', async () => {
  const failure = heldAnswer({ status: 500 });
  let fails = true;
  stubApi({
    'GET /auth/profile': profile,
    'GET /study-plans': () => (fails ? failure.answering() : { body: { studyPlans: plans } }),
  });
  show();
  expect(await screen.findByText('Carregando...')).toBeTruthy();
  await failure.release();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Não foi possível carregar os planos de estudo. Tente novamente mais tarde.',
  );
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(cards()).toHaveLength(3));
});
