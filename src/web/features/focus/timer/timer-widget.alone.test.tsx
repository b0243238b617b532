import { Outlet } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusSchemas } from '#shared/contracts/focus.schemas.ts';
import { renderRoutes, someTokens, stubApi } from '#test/support/web.tsx';
import { type FocusTarget, startFocus } from '#web/lib/focus-target.ts';
import { today } from '#web/lib/today.ts';
import { storeTokens } from '#web/session/session.ts';
import { Sync } from '#web/shell/offline/offline-status.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { sessionOutboxOf } from './session-outbox.ts';
import { TimerWidget } from './timer-widget.tsx';

const chime = vi.hoisted(() => ({ prepareChime: vi.fn(), playChime: vi.fn() }));
vi.mock('#web/lib/chime.ts', () => chime);

const minute = 60_000;
let students = 0;
let notices: string[];
let asked: number;
/** What the student answers when asked. */
let decision: NotificationPermission;

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static async requestPermission() {
    asked += 1;
    FakeNotification.permission = decision;
    return decision;
  }
  onclick = null;
  constructor(title: string) {
    notices.push(title);
  }
}

beforeEach(() => {
  localStorage.clear();
  storeTokens(someTokens);
  students += 1;
  notices = [];
  asked = 0;
  decision = 'granted';
  FakeNotification.permission = 'default';
  vi.stubGlobal('Notification', FakeNotification);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime('2026-03-10T12:00:00.000Z');
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  document.title = 'Painel · Órbita';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  chime.playChime.mockClear();
  chime.prepareChime.mockClear();
});

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const pill = () => screen.getByRole('button', { name: /^Timer:/ });
/** Lets time pass with a single tick at its end, as in a page that sleeps. */
const pass = (ms: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + ms - 1000);
    await vi.advanceTimersByTimeAsync(1000);
  });
const dialog = () => screen.queryByRole('dialog', { name: /^(Timer|Opções do timer)$/ });
const panel = () => within(dialog() ?? document.body);

async function show(answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    'POST /pomodoros': ({ body }) => ({ status: 201, body: { ...Object(body), link: null } }),
    ...answers,
  });
  const userId = `student-${students}`;
  const layout = () => (
    <ToastProvider>
      <Sync userId={userId} />
      <TimerWidget userId={userId} />
      <Outlet />
    </ToastProvider>
  );
  const shown = renderRoutes(
    { '/dashboard': () => 'Painel', '/pomodoro-history': () => 'Sessões' },
    { at: '/dashboard', layout },
  );
  await screen.findByText('Painel');
  const sessions = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...shown, calls, sessions, userId };
}

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const shown = await show(answers);
  await user.click(pill());
  await screen.findByRole('dialog', { name: 'Timer' });
  return shown;
}

async function begin() {
  await user.click(screen.getByRole('radio', { name: 'Estudo' }));
  await press('Iniciar');
}

describe('the timer widget', () => {
  it('folds into a pill and opens into a panel that asks for a category first', async () => {
    await open();
    expect(panel().getByText('25:00')).toBeTruthy();
    const first = panel().getByRole('radio', { name: 'Estudo' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.click(first);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    await user.click(pill());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Iniciar'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(document.activeElement).toBe(pill());
  });

  it('starts, pauses, goes on and resets, and the button keeps the focus', async () => {
    await open();
    await begin();
    await pass(61_000);
    expect(panel().getByRole('timer').textContent).toBe('23:59');
    await press('Pausar');
    expect(document.activeElement?.textContent).toBe('Iniciar');
    await pass(10 * minute);
    expect(panel().getByRole('timer').textContent).toBe('23:59');
    await press('Iniciar');
    await press('Resetar');
    expect(panel().getByText('25:00')).toBeTruthy();
    for (const name of ['Finalizar', 'Resetar'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });

  it('takes a reset back', async () => {
    await open();
    await begin();
    await pass(5 * minute);
    await press('Resetar');
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    // The press beside the panel may have shut it.
    await waitFor(async () => {
      if (!dialog()) await user.click(pill());
      expect(panel().getByRole('timer').textContent).toMatch(/^(20:00|19:5\d)$/);
    });
  });

  it('asks for a category before a pomodoro', async () => {
    await open();
    await press('Iniciar');
    const alert = await screen.findByText('Por favor, selecione uma categoria antes de iniciar o timer.');
    expect(alert.closest('[role="alert"]')).toBeTruthy();
    expect(panel().queryByRole('timer')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Leitura' }));
    expect(screen.queryByText(/selecione uma categoria/)).toBeNull();
  });

  it('offers every category, each with a colour of its own', async () => {
    await open();
    const group = within(screen.getByRole('group', { name: 'Categoria' }));
    expect(group.getAllByRole('radio')).toHaveLength(5);
    const colours = ['Estudo', 'Leitura', 'Revisão', 'Exercícios', 'Projeto'].map((name) =>
      group.getByText(name).getAttribute('style'),
    );
    expect(new Set(colours).size).toBe(5);
  });

  it('records a pomodoro at its end, says so, and goes over to the break', async () => {
    const { sessions } = await open();
    await begin();
    await pass(25 * minute);
    await waitFor(() => expect(sessions()).toHaveLength(1));
    expect(sessions()[0]).toMatchObject({ durationMinutes: 25, category: 'Estudo' });
    expect((await screen.findAllByText('Sessão de Pomodoro concluída!')).length).toBeGreaterThan(0);
    expect(notices).toEqual(['Sessão de Pomodoro concluída!']);
    expect(chime.playChime).toHaveBeenCalledTimes(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pausa curta' }).checked).toBe(true);
    expect(panel().getByText('05:00')).toBeTruthy();
    await press('Iniciar');
    await pass(5 * minute);
    expect(notices.at(-1)).toBe('Sessão de Pausa concluída!');
    expect(sessions()).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Foco' }).checked).toBe(true);
  });

  it('asks for notifications and sound only while Iniciar is clicked, and works when they are denied', async () => {
    await open();
    await user.click(screen.getByRole('radio', { name: 'Estudo' }));
    expect([asked, chime.prepareChime.mock.calls.length]).toEqual([0, 0]);
    decision = 'denied';
    await press('Iniciar');
    expect(asked).toBe(1);
    expect(chime.prepareChime).toHaveBeenCalled();
    await pass(25 * minute);
    expect((await screen.findAllByText('Sessão de Pomodoro concluída!')).length).toBeGreaterThan(0);
    expect(notices).toEqual([]);
  });

  it('runs the stopwatch past an hour and saves it in its own category', async () => {
    const { sessions } = await open();
    await user.click(screen.getByRole('radio', { name: 'Cronômetro' }));
    expect(screen.queryByRole('group', { name: 'Categoria' })).toBeNull();
    await press('Iniciar');
    await pass(61 * minute + 9000);
    expect(panel().getByRole('timer').textContent).toBe('1:01:09');
    await press('Finalizar');
    await waitFor(() => expect(sessions()).toHaveLength(1));
    const [session] = sessions() as { durationMinutes: number }[];
    expect(session).toMatchObject({ category: 'Cronômetro' });
    expect(session?.durationMinutes).toBeCloseTo(61.15, 1);
    expect(focusSchemas.create.body.safeParse(session).success).toBe(true);
  });

  it('resets what runs when the type of timer is switched', async () => {
    const { sessions } = await open();
    await begin();
    await pass(minute);
    await user.click(screen.getByRole('radio', { name: 'Cronômetro' }));
    expect(panel().getByText('00:00')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Pomodoro' }));
    expect(panel().getByText('25:00')).toBeTruthy();
    expect(sessions()).toEqual([]);
  });

  it('leads to the history', async () => {
    const { address } = await open();
    await user.click(screen.getByRole('link', { name: 'Histórico' }));
    await waitFor(() => expect(address()).toBe('/pomodoro-history'));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('shows the time in the name and the icon of the tab while it runs', async () => {
    await open();
    const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? '';
    await begin();
    await pass(2500);
    expect(document.title).toMatch(/^24:5\d · Painel · Órbita$/);
    expect(decodeURIComponent(icon())).toContain('>24</text>');
    document.title = 'Perfil · Órbita';
    await pass(1000);
    expect(document.title).toMatch(/^24:5\d · Perfil · Órbita$/);
    await press('Pausar');
    expect([document.title, new URL(icon()).pathname]).toEqual(['Perfil · Órbita', '/favicon.svg']);
  });
});

describe('editing the time', () => {
  it('saves whole minutes in place', async () => {
    await open();
    await press(/^Editar o tempo/);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Duração em minutos' });
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, '2,5');
    await press('Salvar');
    expect(screen.getByText('Informe um número inteiro de 1 a 600.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, '50{Enter}');
    expect(panel().getByText('50:00')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('50:00'));
    expect(JSON.parse(localStorage.getItem('customTimerSettings') ?? '')).toMatchObject({ pomodoro: 50 });
  });

  it.each(['Cancelar', 'Escape'])('changes nothing with %s, and the panel stays', async (how) => {
    await open();
    await press(/^Editar o tempo/);
    await user.type(screen.getByRole('textbox'), '9');
    if (how === 'Escape') await user.keyboard('{Escape}');
    else await press(how);
    expect(panel().getByText('25:00')).toBeTruthy();
  });

  it('is not possible while the timer runs', async () => {
    await open();
    await begin();
    expect(screen.queryByRole('button', { name: /^Editar o tempo/ })).toBeNull();
  });
});

describe('the options', () => {
  const summaryOf = (minutes: number) => ({ body: { data: { summary: { minutes } } } });

  it('start the break by themselves, in silence, when the student wants that', async () => {
    await open();
    await press('Opções do timer');
    await user.click(screen.getByRole('switch', { name: 'Iniciar pausas automaticamente' }));
    await user.click(screen.getByRole('switch', { name: 'Som ao terminar' }));
    await press('Voltar ao timer');
    await begin();
    await pass(25 * minute + 2000);
    expect(panel().getByRole('timer').textContent).toBe('04:58');
    expect(chime.playChime).not.toHaveBeenCalled();
  });

  it('show how much of the goal of the day is studied, the session under way included', async () => {
    await open({ 'GET /pomodoros/summary': summaryOf(40) });
    await press('Opções do timer');
    const goal = screen.getByRole('textbox', { name: /^Meta diária/ });
    await user.clear(goal);
    await user.type(goal, '120');
    await press('Voltar ao timer');
    await begin();
    await pass(5 * minute);
    const bar = await screen.findByRole('progressbar', { name: 'Meta de hoje' });
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('45min de 2h 0min'));
  });

  it('say what a number has to be, and keep the last that was right', async () => {
    await open();
    await press('Opções do timer');
    const field = screen.getByRole('textbox', { name: 'Pausa curta (minutos)' });
    await user.clear(field);
    await user.type(field, '0');
    expect(screen.getByText('Informe um número inteiro de 1 a 600.')).toBeTruthy();
    await press('Voltar ao timer');
    await user.click(screen.getByRole('radio', { name: 'Pausa curta' }));
    expect(panel().getByText('05:00')).toBeTruthy();
  });
});

describe('a target', () => {
  const blockOf = (blockId: string, label: string): FocusTarget => ({
    kind: 'block',
    cycleId: '0193a000-0000-7000-8000-0000000000c1',
    blockId,
    subject: 'Física',
    label,
  });
  const first = blockOf('0193a000-0000-7000-8000-0000000000b1', 'Ondas');
  const second = blockOf('0193a000-0000-7000-8000-0000000000b2', 'Óptica');
  const choose = (target: FocusTarget) => act(async () => startFocus(target));

  it('opens the panel and starts, and its session can complete it', async () => {
    const { sessions, queryClient } = await show();
    queryClient.setQueryData(['study-cycles', 'list'], []);
    await choose(first);
    const chosen = within(await screen.findByRole('region', { name: 'Estudando' }));
    expect(chosen.getByText('Ondas')).toBeTruthy();
    expect(panel().getByRole('button', { name: 'Pausar' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Estudo' }).checked).toBe(true);
    await user.click(chosen.getByRole('switch', { name: 'Marcar como concluído' }));
    await pass(10 * minute);
    await press('Finalizar');
    await waitFor(() => expect(sessions()).toHaveLength(1));
    expect(sessions()[0]).toMatchObject({
      subject: 'Física',
      link: { kind: 'block', blockId: '0193a000-0000-7000-8000-0000000000b1' },
      completes: true,
    });
    expect(screen.queryByRole('region', { name: 'Estudando' })).toBeNull();
  });

  it('makes what it may have completed out of date', async () => {
    const { queryClient } = await show({
      'POST /pomodoros': ({ body }) => ({ status: 201, body }),
    });
    for (const key of ['study-cycles', 'study-plans', 'dashboard', 'focus'])
      queryClient.setQueryData([key, 'x'], []);
    await choose(first);
    await pass(minute);
    await press('Finalizar');
    const isOld = (key: string) => queryClient.getQueryState([key, 'x'])?.isInvalidated;
    await waitFor(() => expect(isOld('study-cycles')).toBe(true));
    expect([isOld('dashboard'), isOld('focus'), isOld('study-plans')]).toEqual([true, true, false]);
  });

  it('does not take the place of another one under way without asking', async () => {
    const { sessions } = await show();
    await choose(first);
    await pass(10 * minute);
    await choose(second);
    expect(screen.getByText('Em andamento: Ondas')).toBeTruthy();
    await press('Continuar a atual');
    expect(within(screen.getByRole('region', { name: 'Estudando' })).getByText('Ondas')).toBeTruthy();
    await choose(second);
    await press('Finalizar e trocar');
    await waitFor(() => expect(sessions()).toHaveLength(1));
    expect(sessions()[0]).toMatchObject({ link: { blockId: '0193a000-0000-7000-8000-0000000000b1' } });
    expect(within(screen.getByRole('region', { name: 'Estudando' })).getByText('Óptica')).toBeTruthy();
    expect(panel().getByText('25:00')).toBeTruthy();
  });

  it('can be left out', async () => {
    await show();
    await choose(first);
    await press('Não vincular a Ondas');
    expect(screen.queryByRole('region', { name: 'Estudando' })).toBeNull();
  });
});

describe('a session that could not be sent', () => {
  it('is only logged, waits with a badge, and is sent once when it can be', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isDown = true;
    const { sessions } = await open({
      'POST /pomodoros': ({ body }) => (isDown ? { status: 503 } : { status: 201, body }),
    });
    await begin();
    await pass(3 * minute);
    await press('Finalizar');
    await pass(1500);
    expect(warn).toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(panel().getByText('1 sessão por enviar')).toBeTruthy();
    expect(pill().textContent).toContain('1 sessão por enviar');
    isDown = false;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('1 sessão por enviar')).toBeNull());
    const ids = sessions().map((session) => (session as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
  });

  it('counts towards the goal of its own day', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('customTimerSettings', '{"dailyGoal":60}');
    await open({
      'POST /pomodoros': { status: 0 },
      'GET /pomodoros/summary': ({ search }) => {
        expect(new URLSearchParams(search).get('from')).toBe(today());
        return { body: { data: { summary: { minutes: 0 } } } };
      },
    });
    await begin();
    await pass(25 * minute);
    const bar = screen.getByRole('progressbar', { name: 'Meta de hoje' });
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('25min de 1h 0min'));
  });

  it('that the server refuses is kept until the student gives it up', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { sessions, userId } = await open({
      'POST /pomodoros': { status: 422, body: { message: 'A sessão termina no futuro.' } },
    });
    await begin();
    await pass(minute);
    await press('Finalizar');
    expect(await screen.findByText('A sessão termina no futuro.')).toBeTruthy();
    await press('Tentar novamente');
    await waitFor(() => expect(sessions()).toHaveLength(2));
    await screen.findByText('A sessão termina no futuro.');
    await press('Descartar');
    expect(screen.queryByText('A sessão termina no futuro.')).toBeNull();
    expect(sessionOutboxOf(userId).list()).toEqual([]);
  });
});
