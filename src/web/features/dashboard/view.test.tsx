import { Outlet } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { sampleDashboard, sampleDay, sampleItem, sampleTask } from '#test/support/samples/dashboard.ts';
import { sampleSyllabusCard } from '#test/support/samples/syllabus-answers.ts';
import { heldAnswer, renderRoutes, stubApi } from '#test/support/web.tsx';
import { takeFocusTarget } from '#web/lib/focus-target.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { DashboardPage } from './view.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${sampleDay}T12:00:00`), toFake: ['Date'] });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Shell = () => (
  <ToastProvider>
    <Outlet />
  </ToastProvider>
);

type Answers = Parameters<typeof stubApi>[0];

const streak = {
  loginStreak: 2,
  lastStreakUpdate: sampleDay,
  calendarDays: ['2026-03-10', sampleDay],
  frozenDays: ['2026-03-09'],
  freezes: 0,
  daysToNextFreeze: 5,
};
const answerOf = (dashboard: Dashboard) => ({ body: { data: { dashboard } } });

function open(dashboard: Partial<Dashboard> | Answers[string] = {}, others: Answers = {}, search = '') {
  const isAnswer = typeof dashboard === 'function' || 'status' in dashboard;
  const calls = stubApi({
    'GET /streak': { body: streak },
    'GET /syllabi': { body: { syllabi: [] } },
    'GET /dashboard': isAnswer
      ? (dashboard as Answers[string])
      : answerOf(sampleDashboard(dashboard as Partial<Dashboard>)),
    ...others,
  });
  const shown = renderRoutes(
    {
      '/dashboard': DashboardPage,
      '/study-plans/$planId': () => 'Plano',
      '/study-cycles/$cycleId': () => 'Ciclo',
    },
    { at: `/dashboard${search}`, layout: Shell },
  );
  return { calls, ...shown };
}

const card = (name: string) => screen.findByRole('region', { name });
const nameOf = (element: Element) => element.getAttribute('aria-label');
const link = (within_: HTMLElement, name: string | RegExp) =>
  within(within_).getByRole('link', { name }).getAttribute('href');
const onPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.startsWith('(width <'),
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
const path = '/study-cycles/0193a000-0000-7000-8000-00000000000c/schedule/0/wednesday/0';

describe('the page', () => {
  it('is fed by one request, and says that it is loading', async () => {
    const { answering, release } = heldAnswer(answerOf(sampleDashboard()));
    const { calls } = open(answering);
    expect(await screen.findByText('Carregando...')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Painel' })).toBeTruthy();
    expect(screen.getByText('quarta-feira, 11 de março')).toBeTruthy();
    await release();
    await card('Tarefas de Hoje');
    expect(screen.queryByText('Carregando...')).toBeNull();
    expect(calls.map(({ path }) => path).sort()).toEqual(['/dashboard', '/streak']);
  });

  it('shows the run of days over the strip', async () => {
    open();
    expect((await card('Sequência de dias')).textContent).toContain('2 dias consecutivos');
    expect(screen.getAllByRole('radio', { name: /dia (ativo|de folga)$/ }).map(nameOf)).toEqual([
      'segunda-feira, 9 de março, dia de folga',
      'terça-feira, 10 de março, dia ativo',
      'hoje, quarta-feira, 11 de março, dia ativo',
    ]);
  });

  it('says in a red banner that it could not be loaded, and asks again', async () => {
    let isBroken = true;
    open(() => (isBroken ? { status: 500, body: { message: 'Falhou' } } : answerOf(sampleDashboard())));
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain('Erro ao carregar dados. Tente novamente mais tarde.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await card('Tarefas de Hoje');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the statistics', () => {
  const figures = (dashboard: Partial<Dashboard> = {}) => {
    open(dashboard);
    return card('Estatísticas').then((region) =>
      Object.fromEntries(
        [...region.querySelectorAll('dl > div')].map((stat) => [
          stat.querySelector('dt')?.textContent,
          [...stat.querySelectorAll('dd')].map(({ textContent }) => textContent),
        ]),
      ),
    );
  };

  it('say what there is and what was studied', async () => {
    const tasks = [sampleTask({ completed: true }), sampleTask({ blockId: 'b2' })];
    expect(await figures({ tasks })).toEqual({
      'Planos de estudo': ['5', '3 ativos'],
      Flashcards: ['340', '12 para revisarEstudar'],
      'Estudo hoje': ['45min'],
      'No timer, ao todo': ['12h 34min'],
      'Tarefas de hoje': ['2', '1 concluída'],
      Resumos: ['4'],
    });
    expect(link(await card('Estatísticas'), 'Estudar')).toBe('/flashcards');
  });

  it('count what is ticked as studied, and say what the timer has of it', async () => {
    const plan = { ...sampleDashboard().plan, minutesDone: 95 };
    expect(await figures({ plan })).toMatchObject({ 'Estudo hoje': ['1h 35min', '45min no timer'] });
  });

  it('leave out what is zero', async () => {
    const shown = await figures({
      studyPlans: { total: 0, active: 0 },
      summaries: { total: 0 },
      totalStudyTimeMinutes: 0,
      todayStudyMinutes: 0,
      tasks: [],
    });
    expect(Object.keys(shown)).toEqual(['Flashcards']);
  });

  it('lead to the first cards of a student without any', async () => {
    open({ flashcards: { totalCount: 0, dueCount: 0, nextDueOn: null, isReviewed: false } });
    expect(link(await card('Estatísticas'), 'Criar novos')).toBe('/flashcards');
  });
});

describe('the tasks of a day', () => {
  it('are today’s, by time, with the cycle they belong to', async () => {
    open();
    const tasks = within(await card('Tarefas de Hoje'));
    expect(
      tasks.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Química', 'Física']);
    expect(tasks.getByRole('checkbox', { name: 'Química' })).toHaveProperty('checked', false);
    expect(tasks.getAllByRole('listitem')[0]?.textContent).toContain('08:00 · 50min · Rumo ao Enem');
    expect(tasks.getByText('2 tarefas')).toBeTruthy();
    expect(link(await card('Tarefas de Hoje'), 'Ver Ciclos')).toBe('/study-cycles');
  });

  it('may be none', async () => {
    open({ tasks: [] });
    expect(await screen.findByText('Nenhuma tarefa programada para hoje.')).toBeTruthy();
  });

  it('are ticked at once, and the server is told', async () => {
    const { answering, release } = heldAnswer({ body: { block: { completed: true } } });
    let dashboard = sampleDashboard();
    const { calls } = open(() => answerOf(dashboard), { [`PATCH ${path}`]: answering });
    const tasks = within(await card('Tarefas de Hoje'));
    const box = () => tasks.getByRole<HTMLInputElement>('checkbox', { name: 'Química' });
    await userEvent.click(box());
    expect(box().checked).toBe(true);
    await waitFor(() => expect(tasks.getByText('1 de 2 concluídas')).toBeTruthy());
    expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({ path, body: { completed: true } });
    dashboard = sampleDashboard({ tasks: [sampleTask({ completed: true })] });
    await release();
    await waitFor(() => expect(tasks.getByText('1 de 1 concluída')).toBeTruthy());
  });

  it('are loaded again after a failure, which is logged and not shown', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { calls } = open(
      {},
      { [`PATCH ${path}`]: { status: 500, body: { message: 'Falha ao atualizar o status do bloco.' } } },
    );
    const tasks = within(await card('Tarefas de Hoje'));
    const box = () => tasks.getByRole<HTMLInputElement>('checkbox', { name: 'Química' });
    await userEvent.click(box());
    await waitFor(() => expect(calls.filter(({ path }) => path === '/dashboard')).toHaveLength(2));
    await waitFor(() => expect(box().checked).toBe(false));
    expect(warn).toHaveBeenCalledWith('task', expect.any(Error));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('give their block to the timer while they are open', async () => {
    open({ tasks: [sampleTask(), sampleTask({ blockId: 'b2', time: '09:00', completed: true })] });
    await card('Tarefas de Hoje');
    const { takeFocusTarget } = await import('#web/lib/focus-target.ts');
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar timer: Química, 08:00' }));
    expect(takeFocusTarget()).toEqual({
      kind: 'block',
      cycleId: sampleTask().cycleId,
      blockId: 'b1',
      subject: 'Química',
      label: 'Rumo ao Enem',
    });
    expect(screen.queryByRole('button', { name: 'Iniciar timer: Química, 09:00' })).toBeNull();
  });

  it('are those of the day that is picked, which the address keeps', async () => {
    const tasks = [sampleTask({ subject: 'História', day: 'thursday', blockId: 'b9' })];
    const historyPath = path.replace('wednesday', 'thursday');
    const { calls, address } = open(
      {},
      {
        'GET /dashboard/tasks': { body: { data: { tasks } } },
        [`PATCH ${historyPath}`]: { body: { block: { completed: true } } },
      },
    );
    await card('Tarefas de Hoje');
    await userEvent.click(screen.getByRole('radio', { name: 'quinta-feira, 12 de março' }));
    const picked = within(await card('Tarefas de quinta-feira, 12/03'));
    expect(await picked.findByRole('checkbox', { name: 'História' })).toBeTruthy();
    expect(address()).toBe('/dashboard?day=2026-03-12');
    expect(calls.findLast(({ path }) => path === '/dashboard/tasks')?.search).toBe('?day=2026-03-12');
    await userEvent.click(picked.getByRole('checkbox', { name: 'História' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Voltar para hoje' }));
    await card('Tarefas de Hoje');
    expect(address()).toBe('/dashboard');
  });

  it('of a day that cannot be loaded are asked for again; the failure is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isBroken = true;
    open(
      {},
      {
        'GET /dashboard/tasks': () =>
          isBroken ? { status: 500, body: { message: 'Falhou' } } : { body: { data: { tasks: [] } } },
      },
      '?day=2026-03-10',
    );
    const picked = within(await card('Tarefas de terça-feira, 10/03'));
    expect(await picked.findByText('Não foi possível carregar as tarefas deste dia.')).toBeTruthy();
    expect(warn).toHaveBeenCalledWith('tasks', expect.any(Error));
    expect(screen.queryByRole('alert')).toBeNull();
    isBroken = false;
    await userEvent.click(picked.getByRole('button', { name: 'Tentar novamente' }));
    expect(await picked.findByText('Nenhuma tarefa programada para este dia.')).toBeTruthy();
  });

  it.each(['?day=2020-01-01', '?day=amanh%C3%A3', '?day=2026-03-11'])('are today’s at %s', async (search) => {
    const { calls } = open({}, {}, search);
    await card('Tarefas de Hoje');
    expect(calls.map(({ path }) => path)).not.toContain('/dashboard/tasks');
  });
});

describe('the chart', () => {
  it('is left out while nothing was studied', async () => {
    open({ week: sampleDashboard().week.map(({ day }) => ({ day, minutes: 0 })) });
    await card('Hoje');
    expect(screen.queryByRole('region', { name: 'Tempo de Estudo (Últimos 7 Dias)' })).toBeNull();
  });

  it('goes from 0 to 100 by 25, and a day past it is drawn to the top with its number', async () => {
    open();
    const chart = await card('Tempo de Estudo (Últimos 7 Dias)');
    expect(within(chart).getByRole('img').getAttribute('aria-label')).toBe(
      'Gráfico. 8h 0min nos últimos 7 dias, no timer.',
    );
    expect([...chart.querySelectorAll('[aria-hidden] > span')].map(({ textContent }) => textContent)).toEqual(
      ['0', '25', '50', '75', '100'],
    );
    const bars = [...chart.querySelectorAll('svg[role="img"] g')].map((bar) => ({
      tooltip: bar.querySelector('title')?.textContent,
      height: Number(bar.querySelector('rect')?.getAttribute('height')),
      note: bar.querySelector('text')?.textContent,
    }));
    expect(bars.map(({ tooltip }) => tooltip)).toEqual([
      '10 min',
      '25 min',
      '60 min',
      '100 min',
      '240 min',
      '45 min',
    ]);
    expect(bars[4]?.height).toBe(bars[3]?.height);
    expect(bars.map(({ note }) => note)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '240',
      undefined,
    ]);
  });

  it('is a table for screen readers, newest first', async () => {
    open();
    const table = within(await card('Tempo de Estudo (Últimos 7 Dias)')).getByRole('table', {
      name: 'Tempo de estudo por dia',
    });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows.slice(0, 3)).toEqual([
      ['Dia', 'Tempo'],
      ['11/03/2026', '45 min'],
      ['10/03/2026', '240 min'],
    ]);
    expect(rows).toHaveLength(8);
  });

  it('is drawn on a small screen when it is asked for', async () => {
    onPhone();
    open();
    const chart = within(await card('Tempo de Estudo (Últimos 7 Dias)'));
    expect(chart.queryByRole('img')).toBeNull();
    await userEvent.click(chart.getByRole('button', { name: 'Ver gráfico', expanded: false }));
    expect(chart.getByRole('img')).toBeTruthy();
    await userEvent.click(chart.getByRole('button', { name: 'Ocultar', expanded: true }));
    expect(chart.queryByRole('img')).toBeNull();
  });
});

describe('recent plans', () => {
  it('show title, subject, progress and where they lead', async () => {
    open();
    const plans = await card('Planos de Estudo Recentes');
    const [genetics] = within(plans).getAllByRole('listitem');
    expect(within(genetics as HTMLElement).getByRole('heading').textContent).toBe('Genética para o Enem');
    expect(within(genetics as HTMLElement).getByText('Biologia')).toBeTruthy();
    expect(
      within(genetics as HTMLElement)
        .getByRole('progressbar', { name: 'Progresso de Genética para o Enem' })
        .getAttribute('aria-valuenow'),
    ).toBe('40');
    expect(link(genetics as HTMLElement, 'Ver Detalhes')).toBe('/study-plans/p1');
    expect(link(plans, 'Novo Plano')).toBe('/study-plans/create');
  });

  it('invite to the first one', async () => {
    open({ recentPlans: [] });
    const plans = await card('Planos de Estudo Recentes');
    expect(within(plans).getByText('Você ainda não tem planos de estudo.')).toBeTruthy();
    expect(link(plans, 'Criar Plano de Estudos')).toBe('/study-plans/create');
  });
});

describe('today', () => {
  const day = async (changes: Partial<Dashboard> = {}, others: Answers = {}) => {
    const opened = open(changes, others);
    return { ...opened, today: within(await card('Hoje')) };
  };
  const plan = (changes: Partial<Dashboard['plan']>) => ({ ...sampleDashboard().plan, ...changes });
  const amber = () =>
    [...document.querySelectorAll('a, button')]
      .filter(({ className }) => className.includes('bg-sol '))
      .map(({ textContent }) => textContent);
  const block = sampleDashboard().plan.items.filter(({ kind }) => kind === 'block');
  const noCards = { totalCount: 3, dueCount: 0, nextDueOn: '2026-03-13', isReviewed: true };
  const activityPath = '/study-plans/p1/activity-progress';

  it('begins with the review of due cards, the one amber button', async () => {
    await day();
    const review = await card('Revisar Flashcards');
    expect(within(review).getByText('Você tem 12 flashcards para revisar hoje.')).toBeTruthy();
    expect(link(review, 'Iniciar Revisão')).toBe('/flashcards/review');
    expect(amber()).toEqual(['Iniciar Revisão']);
  });

  it('says one card, and when the next ones come instead of none', async () => {
    await day({ flashcards: { ...noCards, dueCount: 1 } });
    expect(screen.getByText('Você tem 1 flashcard para revisar hoje.')).toBeTruthy();
  });

  it('says when the next cards come instead of none', async () => {
    await day({ flashcards: noCards, plan: plan({ items: [sampleItem()] }) });
    const review = within(await card('Revisar Flashcards'));
    expect(review.getByText('Próxima revisão: sex, 13/03.')).toBeTruthy();
    expect(review.queryByRole('link')).toBeNull();
  });

  it('names each thing of the plan once: blocks stand among the tasks', async () => {
    await day();
    const rows = within(await card('Plano de hoje')).getAllByRole('checkbox');
    expect(rows.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Mitose',
      'Leis de Mendel',
    ]);
    expect(screen.getAllByRole('checkbox', { name: 'Química' })).toHaveLength(1);
    expect(link(await card('Plano de hoje'), /Leis|Hoje às/)).toBe('/study-plans/p1?tab=schedule#hoje');
    expect(screen.getByText(/Faltam 9 dias/).textContent).toBe('Faltam 9 dias: Enem');
  });

  it('begins with a block where nothing comes before it, large among the tasks', async () => {
    await day({ flashcards: noCards, plan: plan({ items: block, exam: null, leftOut: 0 }) });
    const start = within(await card('Tarefas de Hoje')).getByRole('button', {
      name: 'Começar. Iniciar timer: Química, 08:00',
    });
    expect(amber()).toEqual(['Começar']);
    expect(screen.queryByRole('region', { name: 'Plano de hoje' })).toBeNull();
    await userEvent.click(start);
    const { takeFocusTarget } = await import('#web/lib/focus-target.ts');
    expect(takeFocusTarget()).toMatchObject({ kind: 'block', blockId: 'b1' });
  });

  it('gives an activity to the timer', async () => {
    await day({ flashcards: noCards, plan: plan({ items: [sampleItem()] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Começar. Iniciar timer: Leis de Mendel' }));
    const { takeFocusTarget } = await import('#web/lib/focus-target.ts');
    expect(takeFocusTarget()).toEqual({
      kind: 'activity',
      planId: 'p1',
      activityId: 'a1',
      subject: 'Biologia',
      label: 'Leis de Mendel',
    });
  });

  it('leads from an activity to the lesson of its topic', async () => {
    const lesson = { subject: 'biologia', lesson: 'leis-de-mendel' };
    await day({ flashcards: noCards, plan: plan({ items: [sampleItem({ lesson })] }) });
    const link = screen.getByRole('link', { name: 'Ler a lição: Leis de Mendel' });
    expect(link.getAttribute('href')).toBe('/library/biologia/leis-de-mendel');
  });

  it('ticks an activity at once, tells the server, and goes on to the next', async () => {
    const { answering, release } = heldAnswer({ body: { progress: 10, activity: {} } });
    let whole = sampleDashboard();
    const calls = open(() => answerOf(whole), { [`PUT ${activityPath}`]: answering }).calls;
    await card('Plano de hoje');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Leis de Mendel' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Leis de Mendel' })).toBeNull());
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
        path: activityPath,
        body: { activityId: 'a1', completed: true },
      }),
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Mitose' })),
    );
    whole = { ...whole, plan: plan({ items: whole.plan.items.filter(({ id }) => id !== 'activity:a1') }) };
    await release();
    await waitFor(() => expect(calls.filter(({ path }) => path === '/dashboard')).toHaveLength(2));
  });

  it('offers the best topic of a syllabus to be ticked, or to the timer', async () => {
    const item = sampleItem({
      id: 'syllabus:s1:7',
      kind: 'syllabus',
      title: 'Edital: Crase',
      subject: 'Português',
      href: '/syllabi/s1#topico-7',
      owner: { id: 's1', title: 'Analista' },
      target: { kind: 'syllabus', syllabusId: 's1', topicId: 7, does: 'theory' },
    });
    const { calls } = await day(
      { flashcards: noCards, plan: plan({ items: [item] }) },
      { 'PUT /syllabi/s1/topics/7/theory': { body: { topic: {} } } },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Começar. Iniciar timer: Edital: Crase' }));
    expect(takeFocusTarget()).toEqual({ kind: 'subject', subject: 'Português' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Edital: Crase' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
        path: '/syllabi/s1/topics/7/theory',
        body: { done: true },
      }),
    );
  });

  describe('a tick', () => {
    const animate = vi.fn(() => ({}) as Animation);
    beforeEach(() => {
      animate.mockClear();
      Element.prototype.animate = animate;
      return () => {
        document.documentElement.style.removeProperty('--quick');
        document.body.querySelector(':scope > .fixed')?.remove();
        Reflect.deleteProperty(Element.prototype, 'animate');
      };
    });
    const tickWith = async (quick: string) => {
      document.documentElement.style.setProperty('--quick', quick);
      await day({}, { [`PATCH ${path}`]: { body: { block: { completed: true } } } });
      const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Química' });
      await userEvent.click(box());
      await waitFor(() => expect(box().checked).toBe(true));
      expect(document.activeElement).toBe(box());
      await waitFor(() => expect(screen.getByText('1 de 2 concluídas')).toBeTruthy());
    };

    it('sends a spark to where it counts, in 200 ms', async () => {
      // As the built style says it.
      await tickWith('.15s');
      const ends = (animate.mock.calls as unknown as [object, { delay?: number; duration: number }][]).map(
        ([, { delay = 0, duration }]) => delay + duration,
      );
      expect(ends).toHaveLength(2);
      expect(Math.max(...ends)).toBeLessThanOrEqual(200);
    });

    it('moves nothing where less motion is wanted, and counts all the same', async () => {
      await tickWith('0.01ms');
      expect(animate).not.toHaveBeenCalled();
    });
  });

  it('takes a tick of a revision back when the server refuses it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await day({}, { 'PUT /study-plans/p1/topic-revision': { status: 500, body: { message: 'Falhou' } } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mitose' }));
    await waitFor(() => expect(warn).toHaveBeenCalledWith('task', expect.any(Error)));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Mitose' })).toHaveProperty('checked', false),
    );
  });

  it('folds the revisions of a plan, and what is late, with the way to begin anew', async () => {
    const revision = (id: string, title: string) =>
      sampleItem({ id, kind: 'revision', title, minutes: 15, target: null });
    const next = sampleItem({
      title: 'Dominância',
      isLate: true,
      target: { kind: 'activity', planId: 'p1', activityId: 'a9' },
    });
    const late = [{ planId: 'p1', title: 'Genética', count: 7, minutes: 210, since: '2026-03-03', next }];
    const items = [sampleItem(), revision('r1', 'Mitose'), revision('r2', 'Meiose')];
    await day({ flashcards: noCards, plan: plan({ items, late, leftOut: 7 }) });
    const list = await card('Plano de hoje');
    expect(within(list).getByText('7 atividades atrasadas · 3h 30min')).toBeTruthy();
    expect(within(list).getByText('desde 03/03 · Genética')).toBeTruthy();
    expect(link(list, 'Recomeçar Genética')).toBe('/study-plans/p1?replan=true');
    await userEvent.click(within(list).getByRole('button', { name: 'Iniciar timer: Dominância' }));
    expect(takeFocusTarget()).toMatchObject({ kind: 'activity', activityId: 'a9' });
    expect(within(list).queryByText('Meiose')).toBeNull();
    await userEvent.click(within(list).getByRole('button', { name: /2 revisões · 30min/ }));
    expect(within(list).getByText('Meiose')).toBeTruthy();
  });

  it('shows two things of the plan on a phone, and the rest when it is asked for', async () => {
    onPhone();
    const items = [1, 2, 3, 4, 5].map((n) => sampleItem({ id: `activity:a${n}`, title: `Tópico ${n}` }));
    await day({ flashcards: noCards, tasks: [], plan: plan({ items }) });
    const list = within(await card('Plano de hoje'));
    expect(list.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(list.getByRole('button', { name: 'Mostrar mais 2' }));
    expect(list.getAllByRole('checkbox')).toHaveLength(5);
  });

  it('never hides an open task behind those that are done, nor one alone', async () => {
    const tasks = (done: number, all: number) =>
      Array.from({ length: all }, (_, n) => sampleTask({ blockId: `t${n}`, completed: n < done }));
    await day({ tasks: tasks(3, 9) });
    const list = within(await card('Tarefas de Hoje'));
    expect(list.getAllByRole('checkbox')).toHaveLength(7);
    await userEvent.click(list.getByRole('button', { name: 'Mostrar mais 2' }));
    expect(list.getAllByRole('checkbox')).toHaveLength(9);
    expect(list.queryByRole('button', { name: /Mostrar mais/ })).toBeNull();
  });

  const tomorrow = { ...sampleItem({ title: 'Leitura de textos', minutes: 40 }), day: '2026-03-12' };
  const free = { items: [], minutesToday: 0, leftOut: 0, exam: null, next: tomorrow };

  it('offers the due cards of a free day, and what comes tomorrow', async () => {
    const [cards] = sampleDashboard().plan.items;
    await day({ tasks: [], plan: plan({ ...free, items: cards ? [cards] : [] }) });
    expect((await card('Revisar Flashcards')).textContent).toContain('Dia livre. Você tem 12 flashcards');
    expect((await card('Plano de hoje')).textContent).toContain(
      'Quer adiantar amanhã? Leitura de textos, 40min',
    );
    expect(screen.getByRole('button', { name: 'Iniciar timer: Leitura de textos' })).toBeTruthy();
    expect(amber()).toEqual(['Iniciar Revisão']);
  });

  it('makes tomorrow the one thing to do on a free day without due cards', async () => {
    await day({ tasks: [], flashcards: noCards, plan: plan(free) });
    expect(within(await card('Plano de hoje')).getByText('Dia livre.')).toBeTruthy();
    expect(amber()).toEqual(['Começar']);
  });

  it('says what was achieved after the last thing, and when to come back', async () => {
    await day({
      flashcards: noCards,
      tasks: [sampleTask({ completed: true })],
      plan: plan({ ...free, minutesToday: 60, minutesDone: 50 }),
    });
    const list = within(await card('Plano de hoje'));
    expect(list.getByText('Tudo feito por hoje: 50min de estudo, 1 tarefa concluída.')).toBeTruthy();
    expect(list.getByText(/Quer adiantar amanhã/)).toBeTruthy();
    expect(amber()).toEqual([]);
  });

  it('leads to a new plan where nothing is planned for any day', async () => {
    await day({ tasks: [], flashcards: noCards, plan: plan({ ...free, minutesToday: null, next: null }) });
    const list = await card('Plano de hoje');
    expect(within(list).getByText('Nada espera por você hoje.')).toBeTruthy();
    expect(link(list, 'Planejar os próximos dias')).toBe('/study-plans/create');
  });

  it('is followed by the way to a new summary', async () => {
    await day();
    expect(link(await card('Criar Resumo'), 'Novo Resumo')).toBe('/summaries/create');
  });
});

describe('the first steps', () => {
  const nobody: Partial<Dashboard> = {
    studyPlans: { total: 0, active: 0 },
    flashcards: { totalCount: 0, dueCount: 0, nextDueOn: null, isReviewed: false },
    summaries: { total: 0 },
    studyCycles: { total: 0 },
    totalStudyTimeMinutes: 0,
    todayStudyMinutes: 0,
    tasks: [],
    recentPlans: [],
    plan: { items: [], minutesToday: null, minutesDone: 0, leftOut: 0, late: [], next: null, exam: null },
  };
  const withCards = {
    ...nobody,
    flashcards: { totalCount: 3, dueCount: 3, nextDueOn: null, isReviewed: false },
  };

  it('are all that a new student sees beside the run of days', async () => {
    open(nobody);
    const steps = within(await card('Primeiros passos'));
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Crie um plano de estudos',
      'Crie seus flashcards',
      'Faça a primeira revisão',
      'Faça o primeiro foco',
    ]);
    expect(steps.getAllByRole('link').map((step) => step.getAttribute('href'))).toEqual([
      '/study-plans/create',
      '/flashcards/create',
      '/flashcards/create',
    ]);
    await card('Sequência de dias');
    for (const name of ['Hoje', 'Estatísticas', 'Planos de Estudo Recentes', 'Criar Resumo'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Dispensar' })).toBeNull();
  });

  it('open the timer for the first focus', async () => {
    open(nobody);
    await card('Primeiros passos');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir timer' }));
    const { takeFocusTarget } = await import('#web/lib/focus-target.ts');
    expect(takeFocusTarget()).toBe('any');
  });

  it('are ticked one by one, beside what there is by now', async () => {
    open(withCards);
    const steps = within(await card('Primeiros passos'));
    expect(steps.getByRole('heading', { name: /^Crie seus flashcards ?\(concluído\)$/ })).toBeTruthy();
    expect(steps.getByRole('link', { name: 'Revisar' }).getAttribute('href')).toBe('/flashcards/review');
    await card('Revisar Flashcards');
    expect(screen.queryByText('Nenhuma tarefa programada para hoje.')).toBeNull();
    expect(screen.queryByText('Você ainda não tem planos de estudo.')).toBeNull();
  });

  it('can be sent away for good', async () => {
    open(withCards);
    await card('Primeiros passos');
    await userEvent.click(screen.getByRole('button', { name: 'Dispensar' }));
    expect(screen.queryByRole('region', { name: 'Primeiros passos' })).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['firstStepsDismissed.null']);
  });

  it('are gone when all are done', async () => {
    open();
    await card('Tarefas de Hoje');
    expect(screen.queryByRole('region', { name: 'Primeiros passos' })).toBeNull();
  });
});

it('tells of the syllabus of the next exam, once the screen has settled, and remembers it', async () => {
  const syllabi = [
    sampleSyllabusCard({ id: 'past', examDate: '2026-01-02' }),
    sampleSyllabusCard({ id: 'late', examDate: '2026-09-01' }),
    sampleSyllabusCard({ id: 'next', coverage: 42, examDate: addDays(sampleDay, 38) }),
  ];
  open({}, { 'GET /syllabi': { body: { syllabi } } });
  const line = await screen.findByRole(
    'link',
    { name: 'Edital: 42% estudado · 38 dias' },
    { timeout: 20_000 },
  );
  expect(line.getAttribute('href')).toBe('/syllabi/next');
  cleanup();
  const held = heldAnswer();
  open({}, { 'GET /syllabi': held.answering });
  expect(await screen.findByRole('link', { name: 'Edital: 42% estudado · 38 dias' })).toBeTruthy();
  await held.release();
});
