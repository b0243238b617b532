import { Outlet } from '@tanstack/react-router';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GenerationTask } from '#shared/contracts/study-plans.ts';
import type { Tier } from '#shared/rules/tiers.ts';
import { renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast-provider.tsx';
import { CreateStudyPlanPage } from './create-study-plan-page.tsx';
import { samplePlan } from './sample-plan.ts';

const plan = samplePlan();
const task = (changes: Partial<GenerationTask> = {}) => ({
  body: {
    taskId: 't1',
    status: 'processing',
    progress: 20,
    step: 'Lendo',
    result: null,
    message: null,
    ...changes,
  },
});
const failed = task({
  status: 'failed',
  message: 'Erro ao gerar plano de estudos. Tente novamente mais tarde.',
});
const completed = task({ status: 'completed', progress: 100, result: { id: plan.id } });

function open(
  answers: Parameters<typeof stubApi>[0] = {},
  { tier = 'free', at = '/study-plans/create' } = {},
) {
  const user = someStudent({ plan: tier as Tier });
  const calls = stubApi({
    'GET /auth/profile': { body: { data: { user } } },
    'GET /study-plans': { body: { studyPlans: [] } },
    [`GET /study-plans/${plan.id}`]: { body: { data: { studyPlan: plan } } },
    ...answers,
  });
  const screens = {
    '/study-plans/create': CreateStudyPlanPage,
    '/study-plans': () => 'Lista',
    '/study-plans/$planId': () => 'O plano',
    '/profile': () => 'Perfil',
  };
  const shown = renderRoutes(screens, {
    at,
    layout: () => (
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    ),
  });
  return { ...shown, calls };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Criar Plano' }));
async function fill() {
  await userEvent.type(await screen.findByLabelText('O que você quer estudar?'), 'Genética');
  await userEvent.type(field('Matéria'), 'Biologia');
  await userEvent.type(field('Objetivo 1'), 'Entender Mendel');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the creation form', () => {
  it('says what is missing under each field and in a summary, and goes to the first', async () => {
    open();
    await screen.findByLabelText('Matéria');
    await submit();
    const [summary] = await screen.findAllByRole('alert');
    for (const sentence of [
      'O título é obrigatório.',
      'A matéria é obrigatória.',
      'Todos os objetivos devem ser preenchidos',
    ]) {
      expect(screen.getAllByText(sentence)).toHaveLength(2);
      expect(summary?.textContent).toContain(sentence);
    }
    await waitFor(() => expect(document.activeElement).toBe(field('O que você quer estudar?')));
  });

  it('keeps the last goal, and sends every one', async () => {
    const { calls } = open({
      'POST /study-plans': { status: 202, body: { taskId: 't1' } },
      'GET /study-plans/status/t1': task(),
    });
    await fill();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remover o 1º objetivo' }).disabled).toBe(
      true,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar objetivo' }));
    await userEvent.type(field('Objetivo 2'), 'Resolver heredogramas');
    await userEvent.click(screen.getByRole('radio', { name: /Avançado/ }));
    await submit();
    await screen.findByText('Lendo');
    const sent = calls.find(({ method }) => method === 'POST')?.body;
    expect(sent).toMatchObject({
      title: 'Genética',
      subject: 'Biologia',
      difficulty: 'avançado',
      goals: ['Entender Mendel', 'Resolver heredogramas'],
      timeAvailable: 20,
      topicsCount: 20,
      numberOfWeeks: 4,
      includeSchedule: true,
      isAdvanced: false,
    });
  });

  it('adds up the hours of the week, and asks for some', async () => {
    open();
    const monday = await screen.findByLabelText('Segunda-feira');
    expect(screen.getByText('20 h por semana', { selector: 'output' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Meia hora a mais: Segunda-feira' }));
    expect((monday as HTMLInputElement).value).toBe('4.5');
    expect(screen.getByText('20,5 h por semana', { selector: 'output' })).toBeTruthy();
    for (const day of ['Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira']) {
      await userEvent.clear(field(day));
      await userEvent.type(field(day), '0');
    }
    await submit();
    expect(
      await screen.findAllByText('Defina pelo menos meia hora de estudo em algum dia da semana.'),
    ).toHaveLength(2);
  });

  it.each([
    ['free', '20', '4', '3000 tokens', true],
    ['basic', '35', '12', '4000 tokens', true],
    ['premium', '50', '52', '5000 tokens', false],
  ])('knows what %s allows', async (tier, topics, weeks, budget, isClosed) => {
    open({}, { tier });
    expect((await screen.findByRole('slider', { name: 'Tópicos' })).getAttribute('max')).toBe(topics);
    expect(screen.getByRole('slider', { name: 'Semanas' }).getAttribute('max')).toBe(weeks);
    expect(screen.getByText(budget)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Usar IA avançada' }).disabled).toBe(
      isClosed,
    );
    expect(screen.queryByText(/Disponível no plano Premium/) !== null).toBe(isClosed);
  });

  it('shows every rule that the server found broken', async () => {
    const errors = [
      'Seu plano permite até 4 semanas.',
      'A data de início pode ficar até 31 dias no passado.',
    ];
    open({ 'POST /study-plans': { status: 422, body: { message: errors[0], code: 'x', errors } } });
    await fill();
    await submit();
    for (const sentence of errors) expect(await screen.findByText(sentence)).toBeTruthy();
    expect(field('O que você quer estudar?').value).toBe('Genética');
  });

  it('survives a reload, and can be started anew', async () => {
    open();
    await fill();
    cleanup();
    open();
    await screen.findByText('Recuperamos o que você já tinha preenchido.');
    expect([field('O que você quer estudar?').value, field('Objetivo 1').value]).toEqual([
      'Genética',
      'Entender Mendel',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Começar do zero' }));
    await waitFor(() => expect(field('O que você quer estudar?').value).toBe(''));
  });
});

describe('a generation', () => {
  const at = '/study-plans/create?task=t1';
  const polls = (calls: { path: string }[]) => calls.filter(({ path }) => path.includes('/status/')).length;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is asked for every 2 s, and leads to the plan 2 s after it is ready', async () => {
    vi.useFakeTimers();
    let answer = task();
    const { calls, address } = open({ 'GET /study-plans/status/t1': () => answer }, { at });
    await pass(100);
    expect(screen.getByText('Lendo')).toBeTruthy();
    expect(screen.getByText('Pode levar até 30 segundos')).toBeTruthy();
    expect(polls(calls)).toBe(1);
    answer = task({ progress: 70, step: 'Montando o cronograma' });
    await pass(2000);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('70');
    answer = completed;
    await pass(2000);
    expect(screen.getByText('Plano pronto.')).toBeTruthy();
    expect(screen.getByText('Plano de estudos criado com sucesso.')).toBeTruthy();
    await pass(1700);
    expect(address()).toBe(at);
    await pass(400);
    expect(address()).toBe(`/study-plans/${plan.id}`);
    await pass(10_000);
    expect(polls(calls)).toBe(3);
  });

  it('keeps asking while the server is out of reach, and stops when the task is unknown', async () => {
    vi.useFakeTimers();
    let answer: { status?: number; body?: unknown } = { status: 0 };
    const { calls } = open({ 'GET /study-plans/status/t1': () => answer }, { at });
    await pass(100);
    expect(screen.getByText('Sem resposta do servidor. Continuamos tentando...')).toBeTruthy();
    await pass(4000);
    expect(polls(calls)).toBe(3);
    answer = { status: 404, body: { message: 'Não encontramos essa geração de plano.', code: 'x' } };
    await pass(10_000);
    expect(polls(calls)).toBe(4);
    expect(screen.getByText('Não encontramos essa geração de plano.')).toBeTruthy();
  });

  it('stops asking once the screen is left', async () => {
    vi.useFakeTimers();
    const { calls, router } = open({ 'GET /study-plans/status/t1': task() }, { at });
    await pass(100);
    await act(() => router.navigate({ to: '/study-plans' }));
    await pass(10_000);
    expect(polls(calls)).toBe(1);
  });

  it('that failed brings the form back as it was filled', async () => {
    const { address } = open({
      'POST /study-plans': { status: 202, body: { taskId: 't1' } },
      'GET /study-plans/status/t1': failed,
    });
    await fill();
    await submit();
    await screen.findByText('Erro ao gerar plano de estudos. Tente novamente mais tarde.');
    expect(address()).toBe(at);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(field('O que você quer estudar?').value).toBe('Genética'));
    expect(field('Objetivo 1').value).toBe('Entender Mendel');
  });
});
