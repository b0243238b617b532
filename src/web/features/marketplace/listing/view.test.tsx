import { Outlet } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listing } from '#shared/contracts/marketplace.ts';
import {
  sampleDetail,
  sampleList,
  sampleListing,
  sampleListingCard,
} from '#test/support/samples/marketplace.ts';
import { heldAnswer, renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { MarketplacePage } from '../list/view.tsx';
import { MarketplacePlanPage } from './view.tsx';

const { id } = sampleListing();
const path = `/study-plans/marketplace/${id}`;
const detail = `GET ${path}`;
const clone = `POST ${path}/clone`;
const view = `POST ${path}/views`;
const report = `POST ${path}/reports`;

function open(
  changes: Parameters<typeof sampleDetail>[0] = {},
  answers: Parameters<typeof stubApi>[0] = {},
  at = `/marketplace/${id}`,
) {
  const calls = stubApi({
    [detail]: { body: sampleDetail(changes) },
    [view]: { status: 204 },
    'GET /study-plans/marketplace': { body: sampleList([sampleListingCard()]) },
    'GET /auth/profile': { body: { data: { user: someStudent() } } },
    ...answers,
  });
  const screens = {
    '/marketplace/$planId': MarketplacePlanPage,
    '/marketplace': MarketplacePage,
    '/study-plans': () => 'Meus planos',
    '/study-plans/$planId': () => 'Plano meu',
  };
  const layout = () => (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
  return { ...renderRoutes(screens, { at, layout }), calls };
}
const opened = () => screen.findByRole('heading', { level: 1, name: 'Funções do zero' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

describe('a published plan', () => {
  it('says that a syllabus comes along, and that it did', async () => {
    const cloned = { body: { data: { clonedStudyPlanId: 'c1' } }, status: 201 };
    open({ studyPlan: sampleListing({ syllabusTopics: 312 }) }, { [clone]: cloned });
    await opened();
    expect(screen.getByText('Com edital verticalizado: 312 tópicos')).toBeTruthy();
    expect(
      screen.getByText(/^Ao clonar o plano, você recebe também uma cópia do edital: 312 tópicos/),
    ).toBeTruthy();
    await userEvent.click(button('Clonar plano'));
    expect(await screen.findAllByText(/^Plano clonado, e o edital está em Editais\./)).not.toHaveLength(0);
  });

  it('says nothing of a syllabus where none comes along', async () => {
    open();
    await opened();
    expect(screen.queryByText(/edital/i)).toBeNull();
  });

  it('says what it is, whose, and how it was received', async () => {
    open({ studyPlan: sampleListing({ engine: 'model', isAdvanced: true }) });
    await opened();
    for (const text of [
      'Matemática',
      'Fácil',
      'Feito com IA conectada · IA avançada',
      'Conta de demonstração 1',
      '4 semanas · 20 tópicos · 10h por semana',
      'Clonado por 12 estudantes',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('img', { name: '4,3 de 5 estrelas' })).toBeTruthy();
    expect(screen.getByText('(12)')).toBeTruthy();
    expect(screen.getByText('Publicado em').textContent).toBe('Publicado em 10/03/2026');
    expect(screen.queryByText(/Atualizado em/)).toBeNull();
    expect(document.title).toBe('Funções do zero · Órbita');
  });

  it('says when it was changed on another day', async () => {
    open({ studyPlan: sampleListing({ updatedAt: '2026-04-02T12:00:00.000Z' }) });
    await opened();
    expect(screen.getByText('Atualizado em').textContent).toBe('Atualizado em 02/04/2026');
  });

  it('shows description, goals, topics, resources and evaluation', async () => {
    open();
    await opened();
    for (const name of [
      'Descrição',
      'Objetivos',
      'Tópicos de Estudo',
      'Cronograma de Estudos',
      'Recursos de Estudo',
      'Métodos de Avaliação',
    ])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    const topics = within(screen.getByRole('region', { name: 'Tópicos de Estudo' })).getAllByRole('listitem');
    expect(topics.map(({ textContent }) => textContent)).toEqual([
      'Função afimCoeficientes e gráfico.Prioridade alta',
      'Função quadráticaPrioridade baixa',
    ]);
  });

  it('leads from a topic to its lesson', async () => {
    const lessons = [{ topic: 'Função afim', subject: 'matematica', lesson: 'funcao-afim' }];
    open({ studyPlan: sampleListing({ lessons }) });
    await opened();
    const links = screen.getAllByRole('link', { name: /^Ler a lição/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/library/matematica/funcao-afim']);
  });

  it('opens resources only over the web', async () => {
    open();
    await opened();
    const links = screen.getAllByRole('link', { name: /Acessar recurso/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://exemplo.com.br/aulas']);
  });

  it('shows its schedule by week, the first one open', async () => {
    open();
    await opened();
    const schedule = within(screen.getByRole('region', { name: 'Cronograma de Estudos' }));
    expect(button('Semana 1').getAttribute('aria-expanded')).toBe('true');
    expect(schedule.getByText('3 atividades')).toBeTruthy();
    expect(schedule.getByText('Coeficientes')).toBeTruthy();
    expect(schedule.getByRole('heading', { name: 'Quarta-feira' })).toBeTruthy();
    expect(schedule.queryByText('Parábola')).toBeNull();
    await userEvent.click(button('Semana 2'));
    expect(schedule.getByText('Parábola')).toBeTruthy();
  });

  it.each<[keyof Listing, string]>([
    ['schedule', 'Cronograma de Estudos'],
    ['resources', 'Recursos de Estudo'],
    ['evaluationMethods', 'Métodos de Avaliação'],
    ['goals', 'Objetivos'],
  ])('without %s has no such section', async (field, name) => {
    open({ studyPlan: sampleListing({ [field]: [] }) });
    await opened();
    expect(screen.queryByRole('heading', { name })).toBeNull();
  });

  it('keeps the open tab in the address', async () => {
    const { address } = open();
    await opened();
    await userEvent.click(screen.getByRole('tab', { name: 'Avaliações' }));
    await waitFor(() => expect(address()).toBe(`/marketplace/${id}?tab=reviews`));
    await userEvent.click(screen.getByRole('tab', { name: 'Detalhes do Plano' }));
    await waitFor(() => expect(address()).toBe(`/marketplace/${id}`));
  });

  it('is told to be read once, and quietly', async () => {
    const { calls } = open({}, { [view]: { status: 500 } });
    await opened();
    await userEvent.click(screen.getByRole('tab', { name: 'Avaliações' }));
    expect(calls.filter(({ method }) => method === 'POST').map((call) => call.path)).toEqual([
      `${path}/views`,
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads back to the list as it was', async () => {
    const { router, address } = open({}, {}, '/marketplace?difficulty=easy');
    await userEvent.click(await screen.findByRole('link', { name: 'Funções do zero' }));
    await opened();
    await userEvent.click(screen.getByRole('tab', { name: 'Avaliações' }));
    await userEvent.click(screen.getByRole('link', { name: 'Marketplace' }));
    await screen.findByRole('heading', { level: 1, name: 'Marketplace' });
    expect(address()).toBe('/marketplace?difficulty=easy');
    expect(router.history.length).toBe(2);
  });

  it('leads to the list when it was opened by its address', async () => {
    const { address } = open();
    await opened();
    await userEvent.click(screen.getByRole('link', { name: 'Marketplace' }));
    await waitFor(() => expect(address()).toBe('/marketplace'));
  });
});

describe('cloning', () => {
  it('says so and leads to the own plans after 2 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const held = heldAnswer({ status: 201, body: { data: { clonedStudyPlanId: 'clone' } } });
    const { address } = open({}, { [clone]: held.answering });
    await opened();
    act(() => button('Clonar plano').click());
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Clonando...' })).disabled).toBe(
      true,
    );
    await held.release();
    const toast = { name: 'Plano clonado com sucesso! Você será levado aos seus planos.' };
    expect(await screen.findByRole('dialog', toast)).toBeTruthy();
    expect(button('Plano clonado').disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(address()).toBe(`/marketplace/${id}`);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(address()).toBe('/study-plans');
  });

  it('leads to the own plans at once when asked to', async () => {
    const { address } = open({}, { [clone]: { status: 201, body: { data: { clonedStudyPlanId: 'c' } } } });
    await opened();
    await userEvent.click(button('Clonar plano'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ir agora' }));
    await waitFor(() => expect(address()).toBe('/study-plans'));
  });

  it('leads nowhere once the student went elsewhere', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router, address } = open(
      {},
      { [clone]: { status: 201, body: { data: { clonedStudyPlanId: 'c' } } } },
    );
    await opened();
    act(() => button('Clonar plano').click());
    await screen.findAllByText(/^Plano clonado com sucesso!/);
    await act(() => router.navigate({ to: '/marketplace' }));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(address()).toBe('/marketplace');
  });

  it.each([
    [{ status: 500 }, 'Falha ao clonar o plano de estudo.'],
    [
      { status: 404, body: { message: 'Plano de estudo não encontrado.' } },
      'Plano de estudo não encontrado.',
    ],
  ])('says why it failed, and can be tried again: %j', async (failure, sentence) => {
    open({}, { [clone]: failure });
    await opened();
    await userEvent.click(button('Clonar plano'));
    expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
    expect(button('Clonar plano').disabled).toBe(false);
  });

  it('of a plan that was cloned before leads there first', async () => {
    open({ cloneId: 'meu-clone' });
    await opened();
    expect(screen.getByRole('link', { name: 'Abrir meu clone' }).getAttribute('href')).toBe(
      '/study-plans/meu-clone',
    );
    expect(button('Clonar de novo')).toBeTruthy();
  });

  it("is not offered of the reader's own plan, which is neither reported nor counted as read", async () => {
    const { calls } = open({ isOwn: true });
    await opened();
    expect(screen.getByRole('link', { name: 'Abrir meu plano' }).getAttribute('href')).toBe(
      `/study-plans/${id}`,
    );
    expect(screen.getByText('(você)')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Clonar|Mais ações/ })).toBeNull();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('a plan that is not there', () => {
  it('leads back to the marketplace', async () => {
    open({}, { [detail]: { status: 404, body: { message: 'x', code: 'study_plans.plan_not_found' } } });
    expect(await screen.findByText('Plano de estudo não encontrado.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Voltar ao marketplace' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Marketplace' })).toBeTruthy();
  });

  it('says that it loads, and why it failed', async () => {
    const failure = heldAnswer({ status: 500 });
    let fails = true;
    open({}, { [detail]: () => (fails ? failure.answering() : { body: sampleDetail() }) });
    expect(await screen.findByText('Carregando...')).toBeTruthy();
    await failure.release();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Falha ao buscar detalhes do plano de estudo.',
    );
    fails = false;
    await userEvent.click(button('Tentar novamente'));
    expect(await opened()).toBeTruthy();
  });
});

describe('reporting the plan', () => {
  const askToReport = async () => {
    await userEvent.click(button('Mais ações: o plano “Funções do zero”'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Denunciar' }));
  };
  const sent = { success: true, message: 'Obrigado. A denúncia foi registrada.' };

  it('asks for a reason, and says what the server says', async () => {
    const { calls } = open({}, { [report]: { status: 201, body: sent } });
    await opened();
    await askToReport();
    const dialog = within(await screen.findByRole('dialog', { name: 'Denunciar' }));
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Propaganda ou spam',
      'Cópia do trabalho de outra pessoa',
      'Conteúdo ofensivo',
      'Expõe dados pessoais',
      'Informações erradas',
      'Outro motivo',
    ]);
    const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Enviar denúncia' });
    expect(send.disabled).toBe(true);
    await userEvent.click(dialog.getByRole('radio', { name: 'Cópia do trabalho de outra pessoa' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Conte mais/ }), '  É meu. ');
    await userEvent.click(send);
    expect(await screen.findAllByText(sent.message)).not.toHaveLength(0);
    expect(calls.at(-1)?.body).toEqual({ reason: 'copied', comment: 'É meu.', reviewId: null });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Denunciar' })).toBeNull());
  });

  it('that fails says why, and keeps what was written', async () => {
    open({}, { [report]: { status: 500 } });
    await opened();
    await askToReport();
    const dialog = within(await screen.findByRole('dialog', { name: 'Denunciar' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Outro motivo' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Conte mais/ }), 'Veja.');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar denúncia' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Não foi possível enviar a denúncia. Tente novamente.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await askToReport();
    const again = within(await screen.findByRole('dialog', { name: 'Denunciar' }));
    expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: /Conte mais/ }).value).toBe('Veja.');
    expect(again.queryByRole('alert')).toBeNull();
  });
});
