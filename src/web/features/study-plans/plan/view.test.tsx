import { Outlet } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Activity, PlanWeek, StudyPlan } from '#shared/contracts/study-plans.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { samplePlan, sampleTopic, sampleWeeks } from '#test/support/samples/study-plans.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { takeFocusTarget } from '#web/lib/focus-target.ts';
import { today } from '#web/lib/today.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { StudyPlanPage } from './view.tsx';

const { id } = samplePlan();
const detail = `GET /study-plans/${id}`;
const topicCall = `PUT /study-plans/${id}/topic-progress`;
const activityCall = `PUT /study-plans/${id}/activity-progress`;

function show(at: string) {
  return renderRoutes(
    {
      '/study-plans/$planId': StudyPlanPage,
      '/study-plans': () => 'Lista',
      '/study-plans/$planId/edit': () => '',
    },
    {
      at,
      layout: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
    },
  );
}
async function open(plan: StudyPlan, tab = '', answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    [detail]: { body: { data: { studyPlan: plan } } },
    'GET /study-plans': { body: { studyPlans: [] } },
    ...answers,
  });
  const shown = show(`/study-plans/${id}${tab && `?tab=${tab}`}`);
  await screen.findByRole('heading', { level: 1, name: plan.title });
  return { ...shown, calls };
}
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const progress = () =>
  screen.getByRole('progressbar', { name: 'Progresso geral' }).getAttribute('aria-valuenow');
const topicAnswer = (completed: boolean, now: number) => ({
  body: {
    data: { progress: now, topic: sampleTopic({ completed, completedOn: completed ? today() : null }) },
  },
});

describe('the plan', () => {
  it('says why the local engine wrote it in place of the connected model', async () => {
    await open(samplePlan({ fallback: 'failed' }), 'overview');
    expect(screen.getByText('Feito sem IA externa. A IA conectada não respondeu.')).toBeTruthy();
  });

  it('shows its state, its facts, goals and evaluation', async () => {
    await open(samplePlan({ isActive: false, engine: 'model', timeAvailable: 12.5 }), 'overview');
    for (const text of [
      'Feito com IA conectada',
      '12h 30min por semana',
      '10/03/2026',
      '23/03/2026',
      'Simulado',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByText('Inativo')).toHaveLength(2);
    for (const name of ['Informações Gerais', 'Descrição', 'Objetivos', 'Métodos de Avaliação'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Editar' }).getAttribute('href')).toBe(`/study-plans/${id}/edit`);
  });

  it('keeps the open tab in the address', async () => {
    const { address } = await open(samplePlan());
    await userEvent.click(screen.getByRole('tab', { name: 'Recursos' }));
    await waitFor(() => expect(address()).toBe(`/study-plans/${id}?tab=resources`));
    const link = screen.getByRole('link', { name: /Acessar recurso/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://pt.khanacademy.org',
      'noopener noreferrer',
    ]);
  });

  it('has no schedule tab when no week has anything to do', async () => {
    await open(samplePlan({ weeks: [] }), 'schedule');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Visão Geral',
      'Tópicos',
      'Recursos',
    ]);
    expect(screen.getByRole('tab', { name: 'Visão Geral', selected: true })).toBeTruthy();
  });

  it('opens the current week only, marks today and draws no day of a closed week', async () => {
    await open(samplePlan({ weeks: sampleWeeks(addDays(today(), -7), 52) }));
    expect(screen.getAllByRole('button', { name: /^Semana/ })).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais 47 semanas' }));
    expect(screen.getAllByRole('button', { name: /^Semana/ })).toHaveLength(51);
    expect(screen.getByRole('button', { name: /^Semana 2 / }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getByText('Hoje')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Dias anteriores' }));
    await userEvent.click(screen.getByRole('button', { name: /^Semana 1 / }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  });
});

describe('the schedule', () => {
  const days = () =>
    screen.getAllByRole('heading', { level: 4 }).map((one) => one.querySelector('time')?.dateTime);

  it('leads from a topic and its activities to its lesson', async () => {
    const lessons = [{ topic: 'Mendel', subject: 'biologia', lesson: 'leis-de-mendel' }];
    const weeks = sampleWeeks(today(), 1);
    const [activity] = weeks[0]?.days.flatMap(({ activities }) => activities) ?? [];
    if (activity) activity.topic = 'Mendel';
    const lesson = () =>
      screen.getAllByRole('link', { name: /^Ler a lição/ }).map((link) => link.getAttribute('href'));
    await open(samplePlan({ lessons, weeks }));
    expect(lesson()).toEqual(['/library/biologia/leis-de-mendel']);
    await userEvent.click(screen.getByRole('tab', { name: 'Tópicos' }));
    expect(screen.getByRole('link', { name: 'Ler a lição: Mendel' })).toBeTruthy();
    expect(lesson()).toEqual(['/library/biologia/leis-de-mendel']);
  });

  it('begins with today, and shows what is over when asked', async () => {
    await open(samplePlan({ weeks: sampleWeeks(addDays(today(), -2), 1) }));
    expect(days()).toEqual([0, 1, 2, 3, 4].map((offset) => addDays(today(), offset)));
    const past = screen.getByRole('button', { name: 'Dias anteriores', expanded: false });
    await userEvent.click(past);
    expect(days()).toHaveLength(7);
    expect(past.ariaExpanded).toBe('true');
  });

  it('shows three activities of another day than today, and the rest when asked', async () => {
    const many = (weeks: PlanWeek[]) =>
      weeks.map((week) => ({
        ...week,
        days: week.days.map((day) => ({
          ...day,
          activities: Array.from({ length: 5 }, (_, n) => ({
            ...(weeks[0]?.days[0]?.activities[0] as Activity),
            _id: `${day.date} ${n}`,
          })),
        })),
      }));
    await open(samplePlan({ weeks: many(sampleWeeks(addDays(today(), -5), 1)) }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(5 + 3);
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais 2' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(5 + 5);
  });

  it('is whole before it begins and when it is over', async () => {
    await open(samplePlan({ weeks: sampleWeeks(addDays(today(), 3), 1) }));
    expect([days().length, screen.queryByRole('button', { name: 'Dias anteriores' })]).toEqual([7, null]);
    cleanup();
    await open(samplePlan({ weeks: sampleWeeks(addDays(today(), -10), 1) }));
    expect([days().length, screen.queryByRole('button', { name: 'Dias anteriores' })]).toEqual([7, null]);
  });

  it('names the kind of an activity, and says what to do on demand', async () => {
    await open(samplePlan({ weeks: sampleWeeks(today(), 1) }));
    const [line] = screen.getAllByRole('button', { name: 'Teoria · 08:00 · 50min', expanded: false });
    expect(screen.queryByText(/^Estude Leitura 1/)).toBeNull();
    await userEvent.click(line as HTMLElement);
    expect(screen.getByText('Estude Leitura 1 e anote as dúvidas.')).toBeTruthy();
    expect(box('Leitura 1').checked).toBe(false);
  });
});

describe('going on', () => {
  const goOn = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('starts the timer on what today still asks for', async () => {
    const weeks = sampleWeeks(addDays(today(), -7), 2);
    await open(samplePlan({ weeks }));
    await goOn('Começar: Leitura 2 · 50min');
    expect(takeFocusTarget()).toEqual({
      kind: 'activity',
      planId: id,
      activityId: 'w1a0',
      subject: 'Biologia',
      label: 'Leitura 2',
    });
  });

  it('takes the first open topic of a plan without a schedule', async () => {
    await open(samplePlan({ weeks: [] }));
    await goOn('Começar: Mendel');
    expect(takeFocusTarget()).toEqual({ kind: 'subject', subject: 'Biologia' });
  });

  it('is, of a plan that is done, the revision that waits', async () => {
    const topic = sampleTopic({ completed: true, completedOn: addDays(today(), -3) });
    await open(samplePlan({ weeks: [], topics: [topic], progress: 100 }), '', {
      'GET /flashcards/stats': { body: { dueCount: 4 } },
    });
    await goOn('Continuar: Revisar Mendel');
    expect(takeFocusTarget()).toEqual({ kind: 'subject', subject: 'Biologia' });
  });

  it.each([
    [{ body: { dueCount: 4 } }, 'Revisar 4 flashcards', '/flashcards/review'],
    [{ body: { dueCount: 0 } }, 'Criar próximo plano', '/study-plans/create'],
    [{ status: 500 }, 'Criar próximo plano', '/study-plans/create'],
  ])('leads on once all is done, which is said: %#', async (stats, name, to) => {
    const [week] = sampleWeeks('2026-03-10', 1);
    for (const activity of week?.days[0]?.activities ?? []) activity.completed = true;
    const topics = [sampleTopic({ completed: true, completedOn: today() })];
    await open(samplePlan({ weeks: week ? [week] : [], topics, progress: 100 }), '', {
      'GET /flashcards/stats': stats,
    });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
    expect(screen.queryByRole('button', { name: /^Continuar/ })).toBeNull();
    expect(screen.getByText('Você concluiu 2 atividades e 1 tópico')).toBeTruthy();
  });
});

it('hands an activity that is still to be done to the timer', async () => {
  const [week] = sampleWeeks(today(), 1);
  const [reading] = week?.days[0]?.activities ?? [];
  if (reading) reading.completed = true;
  await open(samplePlan({ weeks: week ? [week] : [] }), 'schedule');
  await userEvent.click(screen.getByRole('button', { name: /^Iniciar timer/ }));
  expect(takeFocusTarget()).toEqual({
    kind: 'activity',
    planId: id,
    activityId: 'w0a1',
    subject: 'Biologia',
    label: 'Exercícios 1',
  });
  expect(takeFocusTarget()).toBeNull();
});

it('says the beginning of what a topic is about, and the whole when asked', async () => {
  const description = 'Ervilhas, cruzamentos e proporções. '.repeat(5).trim();
  await open(samplePlan({ topics: [sampleTopic({ description })] }), 'topics');
  const text = screen.getByRole('button', { name: description, expanded: false });
  expect(text.querySelector('.line-clamp-2')).toBeTruthy();
  await userEvent.click(text);
  expect([text.ariaExpanded, text.querySelector('.line-clamp-2')]).toEqual(['true', null]);
});

describe('a tick', () => {
  it('shows at once and tells the server where the activity is', async () => {
    const held = heldAnswer({ body: { progress: 25, activity: { completed: true } } });
    const { calls } = await open(samplePlan(), 'schedule', { [activityCall]: held.answering });
    await userEvent.click(screen.getByRole('button', { name: /^Semana 1/ }));
    await userEvent.click(box('Exercícios 1'));
    expect(box('Exercícios 1').checked).toBe(true);
    await waitFor(() => expect(progress()).toBe('13'));
    expect(calls.at(-1)?.body).toEqual({
      weekIndex: 0,
      dayIndex: 0,
      activityIndex: 1,
      activityId: 'w0a1',
      completed: true,
    });
    await held.release();
    await waitFor(() => expect(progress()).toBe('25'));
  });

  it('stays when answers come out of order, each with the progress of its own moment', async () => {
    const first = heldAnswer(topicAnswer(true, 13));
    const second = heldAnswer(topicAnswer(true, 25));
    const answers = [first, second];
    await open(samplePlan(), 'topics', { [topicCall]: () => answers.shift()?.answering() ?? {} });
    await userEvent.click(box('Mendel'));
    await userEvent.click(box('DNA'));
    await waitFor(() => expect(progress()).toBe('25'));
    await second.release();
    await first.release();
    await waitFor(() => expect([box('Mendel').checked, box('DNA').checked]).toEqual([true, true]));
    expect(progress()).toBe('25');
  });

  it('that failed goes back and says why; the others stay', async () => {
    const first = heldAnswer({ status: 404, body: { message: 'Tópico não encontrado.', code: 'x' } });
    const second = heldAnswer(topicAnswer(true, 13));
    const answers = [first, second];
    const plan = samplePlan();
    const answered = structuredClone(plan);
    await open(plan, 'topics', {
      [detail]: () => ({ body: { data: { studyPlan: answered } } }),
      [topicCall]: () => answers.shift()?.answering() ?? {},
    });
    await userEvent.click(box('Mendel'));
    await userEvent.click(box('DNA'));
    await first.release();
    expect(await screen.findAllByText('Tópico não encontrado.')).not.toHaveLength(0);
    expect([box('Mendel').checked, box('DNA').checked]).toEqual([false, true]);
    expect(progress()).toBe('13');
    if (answered.topics[1]) answered.topics[1].completed = true;
    await second.release();
    await waitFor(() => expect(box('DNA').checked).toBe(true));
  });

  it('of the same item sent later is not overwritten by the failure of an earlier one', async () => {
    const first = heldAnswer({ status: 500, body: {} });
    const second = heldAnswer(topicAnswer(false, 0));
    const answers = [first, second];
    const { calls } = await open(samplePlan(), 'topics', {
      [topicCall]: () => answers.shift()?.answering() ?? {},
    });
    await userEvent.click(box('Mendel'));
    await userEvent.click(box('Mendel'));
    expect(box('Mendel').checked).toBe(false);
    await first.release();
    expect(box('Mendel').checked).toBe(false);
    expect(screen.queryByText('Não foi possível salvar sua marcação. Tente novamente.')).toBeNull();
    await second.release();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([
      { topicIndex: 0, topicId: 0, completed: true },
      { topicIndex: 0, topicId: 0, completed: false },
    ]);
  });

  it('goes back to what the server confirmed when two in a row fail', async () => {
    const answers = [heldAnswer({ status: 500, body: {} }), heldAnswer({ status: 500, body: {} })];
    const held = [...answers];
    await open(samplePlan(), 'topics', { [topicCall]: () => answers.shift()?.answering() ?? {} });
    await userEvent.click(box('Mendel'));
    await userEvent.click(box('Mendel'));
    for (const { release } of held) await release();
    expect(
      await screen.findAllByText('Não foi possível salvar sua marcação. Tente novamente.'),
    ).not.toHaveLength(0);
    await waitFor(() => expect([box('Mendel').checked, progress()]).toEqual([false, '0']));
  });

  it('is kept when the plan is fetched again meanwhile', async () => {
    const held = heldAnswer(topicAnswer(true, 13));
    const { queryClient } = await open(samplePlan(), 'topics', { [topicCall]: held.answering });
    await userEvent.click(box('Mendel'));
    await queryClient.refetchQueries({ queryKey: ['study-plans', 'plan', id] });
    expect([box('Mendel').checked, progress()]).toEqual([true, '13']);
    await held.release();
    expect(box('Mendel').checked).toBe(true);
  });
});

describe('a topic with revisions', () => {
  const topics = [
    sampleTopic({ completed: true, completedOn: addDays(today(), -9), revisedOn: [addDays(today(), -8)] }),
  ];
  const revisions = () =>
    within(screen.getByRole('list', { name: 'Revisões: Mendel' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('loses them when it is unticked, and gets them back when that fails', async () => {
    const held = heldAnswer({ status: 0 });
    const plan = samplePlan({ topics });
    const plans = [{ body: { data: { studyPlan: plan } } }];
    await open(plan, 'topics', {
      [detail]: () => plans.shift() ?? { status: 0 },
      [topicCall]: held.answering,
    });
    const before = revisions();
    expect(before).toEqual(['24h · feita', '7 dias · há 2 dias', expect.stringContaining('30 dias · ')]);
    await userEvent.click(box('Mendel'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Revisões: Mendel' })).toBeNull());
    await held.release();
    await waitFor(() => expect(revisions()).toEqual(before));
  });

  it('begins anew when an open topic is ticked, before the server answers', async () => {
    const held = heldAnswer(topicAnswer(true, 13));
    await open(samplePlan(), 'topics', { [topicCall]: held.answering });
    await userEvent.click(box('Mendel'));
    const tomorrow = addDays(today(), 1).split('-').reverse().slice(0, 2).join('/');
    await waitFor(() => expect(revisions()[0]).toBe(`24h · ${tomorrow}`));
    await held.release();
    expect(revisions()).toHaveLength(3);
  });
});

describe('deleting', () => {
  it('asks first, naming the plan, and leads to the list', async () => {
    const { address, calls } = await open(samplePlan(), '', {
      [`DELETE /study-plans/${id}`]: { status: 204 },
    });
    await press('Excluir');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Excluir o plano “Genética para o Enem”?',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    const menu = () => screen.getByRole('button', { name: 'Mais ações' });
    await waitFor(() => expect(document.activeElement).toBe(menu()));
    await press('Excluir');
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir plano' }));
    await waitFor(() => expect(address()).toBe('/study-plans'));
    expect(await screen.findByText('Plano excluído.')).toBeTruthy();
  });

  it('says inside the question why it did not work', async () => {
    const refused = { status: 503, body: { message: 'O serviço está indisponível.', code: 'x' } };
    await open(samplePlan(), '', { [`DELETE /study-plans/${id}`]: refused });
    await press('Excluir');
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir plano' }));
    expect((await screen.findByRole('alert')).textContent).toBe('O serviço está indisponível.');
  });
});

describe('a plan that does not come', () => {
  it('is missing', async () => {
    stubApi({ [detail]: { status: 404, body: { message: 'x', code: 'study_plans.plan_not_found' } } });
    show(`/study-plans/${id}`);
    expect(await screen.findByText('Plano de estudo não encontrado.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Planos de Estudo' }).getAttribute('href')).toBe('/study-plans');
  });

  it.each([
    [
      { status: 503, body: { message: 'O serviço está indisponível.', code: 'x' } },
      'O serviço está indisponível',
    ],
    [{ body: { data: {} } }, 'Plano não encontrado na resposta da API'],
    [{ status: 500, body: {} }, 'Ocorreu um erro na requisição'],
  ])('could not be loaded: %#', async (answer, reason) => {
    stubApi({ [detail]: answer });
    show(`/study-plans/${id}`);
    expect(
      await screen.findByText(`Não foi possível carregar os detalhes do plano (${reason})`),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  });
});
