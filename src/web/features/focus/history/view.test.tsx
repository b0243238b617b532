import { Outlet } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FocusSession, FocusSummary, PlannedAndDone } from '#shared/contracts/focus.ts';
import { addDays, weekAround } from '#shared/rules/time/study-day.ts';
import { sampleSession } from '#test/support/samples/focus.ts';
import { heldAnswer, renderRoutes, someTokens, stubApi } from '#test/support/web.tsx';
import { takeFocusTarget } from '#web/lib/focus-target.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { storeTokens } from '#web/session/session.ts';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { PomodoroHistoryPage } from './view.tsx';

const Frame = () => (
  <ToastProvider>
    <Outlet />
  </ToastProvider>
);

const today = dayNow();
const yesterday = addDays(today, -1);

/** A session of the day, at an hour of it on the clock of the test. */
function on(day: string, hour: number, changes: Partial<FocusSession> = {}): FocusSession {
  const id = `0195862d-6f00-7000-8000-${day.replaceAll('-', '')}${String(hour).padStart(4, '0')}`;
  const at = (minutes: number) =>
    new Date(`${day}T${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`).toISOString();
  return sampleSession({ id, _id: id, day, startTime: at(0), endTime: at(25), ...changes });
}

function summaryOf(sessions: readonly FocusSession[], changes: Partial<FocusSummary> = {}): FocusSummary {
  const minutes = (of: readonly FocusSession[]) => of.reduce((sum, one) => sum + one.durationMinutes, 0);
  const categoriesOf = (of: readonly FocusSession[]) =>
    [...new Set(of.map(({ category }) => category))].map((category) => {
      const own = of.filter((one) => one.category === category);
      return { category, sessions: own.length, minutes: minutes(own) };
    });
  return {
    from: addDays(today, -6),
    to: today,
    unit: 'day',
    sessions: sessions.length,
    minutes: minutes(sessions),
    periods: [...new Set(sessions.map(({ day }) => day))].map((start) => {
      const own = sessions.filter(({ day }) => day === start);
      return { start, sessions: own.length, minutes: minutes(own), categories: categoriesOf(own) };
    }),
    categories: categoriesOf(sessions),
    ...changes,
  };
}

const three = [
  on(today, 10, { subject: 'Biologia' }),
  on(today, 8, { category: 'Leitura', durationMinutes: 20 }),
  on(yesterday, 9, { category: 'Cronômetro', durationMinutes: 0.4 }),
];

const week: PlannedAndDone = { ...weekAround(today), subjects: [], other: 0 };

type Answers = Parameters<typeof stubApi>[0];

/** The page over an API that has `sessions`, answered with the days that are asked for. */
function open(sessions: FocusSession[] = three, answers: Answers = {}, search = '') {
  const calls = stubApi({
    'GET /pomodoros': ({ search: asked }) => {
      const params = new URLSearchParams(asked);
      const [from, to] = [params.get('from') ?? '', params.get('to') ?? '9999'];
      const page = Number(params.get('page'));
      const found = sessions.filter(({ day }) => day >= from && day <= to);
      return { body: found.slice((page - 1) * 50, page * 50) };
    },
    'GET /pomodoros/summary': () => ({ body: { data: { summary: summaryOf(sessions) } } }),
    'GET /pomodoros/planned': { body: { data: { week } } },
    ...answers,
  });
  const shown = renderRoutes(
    { '/pomodoro-history': PomodoroHistoryPage, '/study-cycles/create': () => null },
    { at: `/pomodoro-history${search}`, layout: Frame },
  );
  return { calls, user: userEvent.setup(), ...shown };
}

beforeEach(() => {
  localStorage.clear();
  storeTokens(someTokens);
});

describe('the list', () => {
  it('says that it loads, then shows the sessions by day with their totals', async () => {
    const held = heldAnswer({ body: three });
    open(three, { 'GET /pomodoros': held.answering });
    expect(await screen.findByText('Carregando...')).toBeTruthy();
    await held.release();
    expect(await screen.findByRole('heading', { level: 1, name: 'Histórico de pomodoros' })).toBeTruthy();
    const first = await screen.findByRole('region', { name: 'Hoje' });
    expect(
      within(first)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['EstudoBiologia10:00–10:2525min', 'LeituraSem matéria08:00–08:2520min']);
    expect(within(first).getByText('45min')).toBeTruthy();
    const second = screen.getByRole('region', { name: 'Ontem' });
    expect(within(second).getByRole('listitem').textContent).toBe('CronômetroSem matéria09:00–09:2524s');
    expect(document.title).toBe('Histórico de pomodoros · Órbita');
  });

  it('loads more when asked, and adds a day up only when it is whole', async () => {
    const many = Array.from({ length: 51 }, (_, index) =>
      on(index < 26 ? today : yesterday, 9, { id: `sessao-${index}` }),
    );
    const { user, calls } = open(many);
    const last = await screen.findByRole('region', { name: 'Ontem' });
    expect(within(last).queryByText('10h 25min')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(await within(last).findByText('10h 25min')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
    const pages = calls.filter(({ path }) => path === '/pomodoros').map(({ search }) => search);
    expect(pages.map((search) => new URLSearchParams(search).get('page'))).toEqual(['1', '2']);
  });

  it('loads more by itself when its end comes near the screen', async () => {
    class AlwaysNear {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe = () => this.#tell([{ isIntersecting: true }]);
      disconnect = () => {};
    }
    vi.stubGlobal('IntersectionObserver', AlwaysNear);
    onTestFinished(() => void vi.unstubAllGlobals());
    const many = Array.from({ length: 120 }, (_, index) => on(today, 9, { id: `sessao-${index}` }));
    open(many);
    expect(await screen.findByText('50h 0min', { selector: 'p' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Excluir a sessão/ })).toHaveLength(120);
  });

  it('says in one sentence that there is nothing, with one action', async () => {
    const { user } = open([on('2026-01-05', 9)]);
    expect(await screen.findByText('Nenhuma sessão de estudo neste período.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Todos' })).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Adicionar sessão' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Adicionar sessão' })).toBeTruthy();
  });

  it('of a student without any session leads to the timer, and has nothing to filter', async () => {
    const { user } = open([]);
    expect(await screen.findByText('Você ainda não tem sessões de estudo')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Todos' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Iniciar timer' }));
    expect(takeFocusTarget()).toBe('any');
  });

  it('says that it could not be loaded, and tries again', async () => {
    let fails = true;
    const { user } = open(three, {
      'GET /pomodoros': () => (fails ? { status: 500, body: {} } : { body: three }),
    });
    expect(await screen.findByText('Erro ao carregar sessões de pomodoro.')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('region', { name: 'Hoje' })).toBeTruthy();
  });
});

describe('the filter', () => {
  const asked = (calls: ReturnType<typeof open>['calls']) => {
    const { search } = calls.filter(({ path }) => path === '/pomodoros').at(-1) ?? { search: '' };
    const params = new URLSearchParams(search);
    return [params.get('from'), params.get('to')];
  };
  const choose = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

  it('takes the last 7 days, the last 30, or all, and keeps the choice in the address', async () => {
    const { user, calls, address } = open();
    await screen.findByRole('region', { name: 'Hoje' });
    expect(choose('Últimos 7 dias').checked).toBe(true);
    expect(asked(calls)).toEqual([addDays(today, -6), today]);
    await user.click(choose('Últimos 30 dias'));
    await waitFor(() => expect(asked(calls)).toEqual([addDays(today, -29), today]));
    expect(address()).toBe('/pomodoro-history?period=30d');
    await user.click(choose('Todos'));
    await waitFor(() => expect(asked(calls)).toEqual([null, null]));
    expect(address()).toBe('/pomodoro-history?period=all');
    await user.click(choose('Últimos 7 dias'));
    await waitFor(() => expect(address()).toBe('/pomodoro-history'));
  });

  it('takes a range of dates, begun with what is shown', async () => {
    const { user, calls, address } = open();
    await screen.findByRole('region', { name: 'Hoje' });
    await user.click(choose('Personalizado'));
    expect((await screen.findByLabelText<HTMLInputElement>('De')).value).toBe(addDays(today, -6));
    expect(screen.getByLabelText<HTMLInputElement>('Até').value).toBe(today);
    await user.clear(screen.getByLabelText('De'));
    await user.type(screen.getByLabelText('De'), yesterday);
    await user.clear(screen.getByLabelText('Até'));
    await user.type(screen.getByLabelText('Até'), yesterday);
    await waitFor(() => expect(asked(calls)).toEqual([yesterday, yesterday]));
    expect(address()).toBe(`/pomodoro-history?period=custom&from=${yesterday}&to=${yesterday}`);
    expect(await screen.findByRole('region', { name: 'Ontem' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Hoje' })).toBeNull();
  });

  it('is read from the address', async () => {
    const { calls } = open(three, {}, `?period=custom&from=${yesterday}`);
    expect(await screen.findByRole('region', { name: 'Ontem' })).toBeTruthy();
    expect(asked(calls)).toEqual([yesterday, null]);
    expect(choose('Personalizado').checked).toBe(true);
  });

  it('says that a range is reversed instead of asking for it', async () => {
    const { calls } = open(three, {}, `?period=custom&from=${today}&to=${yesterday}`);
    expect(await screen.findByText('A data inicial deve vir antes da data final.')).toBeTruthy();
    expect(calls).toEqual([]);
  });
});

describe('the totals', () => {
  it('say the time, the sessions, the mean of a day, and each category', async () => {
    open();
    const card = await screen.findByRole('region', { name: 'Totais' });
    const numbers = within(card).getAllByRole('definition');
    expect(numbers.map((number) => number.textContent)).toEqual(['45min', '3', '23min']);
    const list = within(card).getByRole('list', { name: 'Tempo por categoria' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Estudo25min 1 sessão', 'Leitura20min 1 sessão', 'Cronômetro24s 1 sessão']);
  });

  it('draw the days as a chart with a sentence, and as a table', async () => {
    open();
    const chart = await screen.findByRole('img', {
      name: 'Gráfico do tempo por dia. 45min em 3 sessões.',
    });
    expect(chart.textContent).toContain(
      `${new Intl.DateTimeFormat('pt-BR').format(new Date())}: 45min em 2 sessões`,
    );
    const table = screen.getByRole('table', { name: 'Tempo por dia e categoria' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Dia', 'Sessões', 'Tempo', 'Estudo', 'Leitura', 'Cronômetro']);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  it('go by month when the server sums up by month', async () => {
    const months = summaryOf(three, {
      unit: 'month',
      from: '2025-11-15',
      to: '2026-03-11',
      periods: [{ start: '2026-03-01', sessions: 3, minutes: 45.4, categories: [] }],
    });
    open(three, { 'GET /pomodoros/summary': { body: { data: { summary: months } } } });
    expect(await screen.findByText('Por mês de estudo')).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Gráfico do tempo por mês/ }).textContent).toContain('nov/25');
    expect(screen.getByRole('rowheader', { name: 'março de 2026' })).toBeTruthy();
  });
});

describe('deleting', () => {
  const name = `Excluir a sessão de Estudo de ${new Intl.DateTimeFormat('pt-BR').format(new Date())}, 10:00–10:25`;

  it('asks first, naming the session, and takes it out of the list', async () => {
    const left = [...three];
    const { user, calls } = open(left, {
      [`DELETE /pomodoros/${three[0]?.id}`]: () => {
        left.shift();
        return { status: 204 };
      },
    });
    await user.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog', { name: `${name}?` });
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name }));
    // Nobody is quicker than the frame in which the dialog takes the focus.
    const cancel = await screen.findByRole('button', { name: 'Cancelar' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await user.click(screen.getByRole('button', { name: 'Excluir sessão' }));
    expect(await screen.findByText('Sessão excluída.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    const list = screen.getByRole('region', { name: 'Sessões do período' });
    await waitFor(() => expect(document.activeElement).toBe(list));
  });

  it('that fails says so where it was asked', async () => {
    const { user } = open(three, { [`DELETE /pomodoros/${three[0]?.id}`]: { status: 500, body: {} } });
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Excluir sessão' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText('Erro ao excluir sessão.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name })).toBeTruthy();
    await user.click(screen.getByRole('button', { name }));
    expect((await screen.findByRole('alertdialog')).textContent).not.toContain('Erro');
  });

  it('of what is gone already counts as done', async () => {
    const { user } = open(three, { [`DELETE /pomodoros/${three[0]?.id}`]: { status: 404, body: {} } });
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Excluir sessão' }));
    expect(await screen.findByText('Sessão excluída.')).toBeTruthy();
  });
});

describe('adding by hand', () => {
  async function openForm(answers: Answers = {}) {
    const shown = open(three, answers);
    await shown.user.click(await screen.findByRole('button', { name: 'Adicionar sessão' }));
    const dialog = await screen.findByRole('dialog', { name: 'Adicionar sessão' });
    const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
    const send = () => shown.user.click(within(dialog).getByRole('button', { name: 'Adicionar' }));
    const fill = async () => {
      await shown.user.clear(field('Data'));
      await shown.user.type(field('Data'), yesterday);
      await shown.user.type(field('Início'), '08:30');
      await shown.user.clear(field('Duração em minutos'));
      await shown.user.type(field('Duração em minutos'), '50');
      await shown.user.click(within(dialog).getByRole('radio', { name: 'Revisão' }));
      await shown.user.type(field('Matéria (opcional)'), 'Química');
    };
    return { ...shown, dialog, field, send, fill };
  }

  it('records a session with an id of its own, and closes', async () => {
    const { calls, send, fill } = await openForm({
      'POST /pomodoros': { status: 201, body: on(yesterday, 8, { category: 'Revisão' }) },
    });
    await fill();
    await send();
    expect(await screen.findByText('Sessão adicionada.')).toBeTruthy();
    const { body } = calls.find(({ method }) => method === 'POST') ?? {};
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      startTime: new Date(`${yesterday}T08:30`).toISOString(),
      endTime: new Date(`${yesterday}T09:20`).toISOString(),
      durationMinutes: 50,
      category: 'Revisão',
      subject: 'Química',
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Adicionar sessão' })).toBeNull());
    expect(calls.filter(({ path }) => path === '/pomodoros/summary').length).toBeGreaterThan(1);
  });

  it('names what is missing, and sends nothing', async () => {
    const { calls, dialog, field, send } = await openForm();
    expect([field('Data').value, field('Duração em minutos').value]).toEqual([today, '25']);
    await send();
    expect(await within(dialog).findByText('Informe a hora de início.')).toBeTruthy();
    expect(within(dialog).getByText('Escolha uma categoria.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Início')));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('keeps what is typed when it fails, and sends it again under the same id', async () => {
    const answers = vi.fn();
    answers.mockReturnValueOnce({ status: 0 });
    answers.mockReturnValueOnce({ status: 201, body: on(yesterday, 8) });
    const { calls, dialog, send, fill } = await openForm({ 'POST /pomodoros': answers });
    await fill();
    await send();
    expect(await within(dialog).findByText(/Não foi possível falar com o servidor/)).toBeTruthy();
    await send();
    expect(await screen.findByText('Sessão adicionada.')).toBeTruthy();
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
  });

  it('shows the rules that the server names', async () => {
    const message = 'A sessão não pode terminar no futuro.';
    const { dialog, send, fill } = await openForm({
      'POST /pomodoros': { status: 422, body: { message, code: 'focus.in_the_future' } },
    });
    await fill();
    await send();
    expect(await within(dialog).findByText(message)).toBeTruthy();
  });
});

describe('exporting', () => {
  it('downloads the sessions of the period shown', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:x');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user, calls } = open(three, { 'GET /pomodoros/export': { file: 'Início;Fim' } }, '?period=30d');
    await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(click.mock.contexts[0]).toMatchObject({ download: 'sessoes-de-estudo.csv' });
    const { search } = calls.find(({ path }) => path === '/pomodoros/export') ?? { search: '' };
    expect(new URLSearchParams(search).get('from')).toBe(addDays(today, -29));
  });

  it('says why it failed', async () => {
    const { user } = open(three, { 'GET /pomodoros/export': { status: 500, body: {} } });
    await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
    expect(await screen.findAllByText('Não foi possível exportar as sessões. Tente novamente.')).toBeTruthy();
  });
});

describe('planned and done', () => {
  const full: PlannedAndDone = {
    ...week,
    subjects: [
      { subject: 'Física', planned: 100, done: 75 },
      { subject: 'Química', planned: 0, done: 30 },
    ],
    other: 10,
  };
  const planned = { 'GET /pomodoros/planned': { body: { data: { week: full } } } };

  it('stand side by side for each subject of the week, as a chart and as a table', async () => {
    const { user, address } = open(three, planned);
    await user.click(await screen.findByRole('tab', { name: 'Planejado e feito' }));
    const table = await screen.findByRole('table', { name: 'Planejado e feito por matéria' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Matéria', 'Planejado', 'Feito', 'Diferença'],
      ['Física', '1h 40min', '1h 15min', '−25min'],
      ['Química', '0min', '30min', '+30min'],
      ['Sem matéria', '0min', '10min', '+10min'],
    ]);
    expect(screen.getByText('de 1h 40min')).toBeTruthy();
    expect(screen.getAllByText('fora do plano')).toHaveLength(2);
    expect(address()).toBe('/pomodoro-history?tab=planned');
  });

  it('of another week are one button away, kept in the address', async () => {
    const { user, calls, address } = open(three, planned, '?tab=planned');
    await user.click(await screen.findByRole('button', { name: 'Semana anterior' }));
    const before = addDays(week.from, -7);
    await waitFor(() => expect(address()).toBe(`/pomodoro-history?tab=planned&week=${before}`));
    await waitFor(() => expect(calls.map(({ search }) => search)).toContain(`?day=${before}`));
    await user.click(screen.getByRole('button', { name: 'Próxima semana' }));
    await waitFor(() => expect(address()).toBe('/pomodoro-history?tab=planned'));
    await user.click(screen.getByRole('button', { name: 'Próxima semana' }));
    await user.click(await screen.findByRole('button', { name: 'Semana atual' }));
    await waitFor(() => expect(address()).toBe('/pomodoro-history?tab=planned'));
  });

  it('of an empty week say where they come from', async () => {
    open(three, {}, '?tab=planned');
    expect(await screen.findByText('Nada planejado nem estudado nesta semana.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Criar ciclo de estudos' }).getAttribute('href')).toBe(
      '/study-cycles/create',
    );
  });

  it('that could not be loaded say so, and are asked for again', async () => {
    let fails = true;
    const { user } = open(
      three,
      {
        'GET /pomodoros/planned': () =>
          fails ? { status: 500, body: {} } : { body: { data: { week: full } } },
      },
      '?tab=planned',
    );
    expect(await screen.findByText('Não foi possível carregar a semana. Tente novamente.')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('de 1h 40min')).toBeTruthy();
  });
});
