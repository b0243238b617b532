import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clockText } from '#web/lib/clock-text.ts';
import type { NewSession, TimerEffect } from './timer-machine.ts';
import { phaseOf } from './timer-state.ts';
import { timerStorageOf } from './timer-storage.ts';
import { createTimerStore } from './timer-store.ts';
import type { Hearing, TimerTabs } from './timer-tabs.ts';

const minute = 60_000;
const start = Date.parse('2026-03-10T12:00:00.000Z');
const ana = 'ana';
let now: number;
let ids: number;
/** The tabs of one browser, each told what the others tell. */
let hearings: Hearing[];

beforeEach(() => {
  localStorage.clear();
  now = start;
  ids = 0;
  hearings = [];
});

interface Options {
  /** Whether this tab hears of the others at once. */
  isConnected?: boolean;
  inTurn?: TimerTabs['inTurn'];
}

function openTab({ isConnected = true, inTurn = async (work) => work() }: Options = {}) {
  const wakes: (number | null)[] = [];
  const effects: TimerEffect[] = [];
  let wake = () => {};
  let close = () => {};
  const store = createTimerStore({
    storage: timerStorageOf(ana),
    now: () => now,
    newId: () => `0193a000-0000-7000-8000-${String(++ids).padStart(12, '0')}`,
    createWaker: (waking) => {
      wake = waking;
      return { wakeIn: (ms) => void wakes.push(ms) };
    },
    openTabs: (hearing) => {
      if (isConnected) hearings.push(hearing);
      return {
        inTurn,
        tell: (record) => {
          for (const other of hearings) if (other !== hearing) other.onRecord(record);
        },
        close: () => {
          hearings = hearings.filter((other) => other !== hearing);
        },
      };
    },
  });
  const reopen = () => {
    close = store.open((effect) => void effects.push(effect));
  };
  reopen();
  onTestFinished(() => close());
  return {
    store,
    wakes,
    effects,
    wake: () => wake(),
    close: () => close(),
    reopen,
    clock: () => clockText(store.get().face.seconds),
    phase: () => phaseOf(store.get().state),
    recorded: (): NewSession[] =>
      effects.flatMap((effect) => (effect.type === 'record' ? [effect.session] : [])),
    begin: () => {
      store.send({ type: 'category', category: 'Estudo' });
      store.send({ type: 'start' });
    },
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the timer of a tab', () => {
  it('ends once after 25 minutes with a single waking', async () => {
    const tab = openTab();
    tab.begin();
    now += 25 * minute;
    tab.wake();
    tab.wake();
    await settled();
    expect(tab.recorded().map(({ durationMinutes }) => durationMinutes)).toEqual([25]);
    expect([tab.clock(), tab.phase()]).toEqual(['05:00', 'idle']);
  });

  it.each([
    ['the page comes to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the window is used again', () => window.dispatchEvent(new Event('focus'))],
    ['the page is shown again', () => window.dispatchEvent(new Event('pageshow'))],
  ])('is right at once when %s', (_, comes) => {
    const tab = openTab();
    tab.begin();
    now += 10 * minute;
    expect(tab.clock()).toBe('25:00');
    comes();
    expect(tab.clock()).toBe('15:00');
  });

  it('asks to be woken when another second shows, and not while it stands', () => {
    const tab = openTab();
    tab.begin();
    now += 300;
    tab.wake();
    expect(tab.wakes.at(-1)).toBe(700);
    tab.store.send({ type: 'pause' });
    expect(tab.wakes.at(-1)).toBeNull();
  });

  it('goes on after a reload, and ends on time when it was closed for two hours', async () => {
    const first = openTab();
    first.begin();
    now += 10 * minute;
    first.close();
    const second = openTab();
    expect([second.clock(), second.phase()]).toEqual(['15:00', 'running']);
    second.close();
    now += 120 * minute;
    const third = openTab();
    await settled();
    expect(third.recorded()).toMatchObject([{ endTime: '2026-03-10T12:25:00.000Z', durationMinutes: 25 }]);
    expect(second.recorded()).toEqual([]);
  });

  it('is opened, closed and opened again without a change', () => {
    const tab = openTab();
    tab.begin();
    tab.close();
    tab.reopen();
    now += minute;
    tab.wake();
    expect(tab.clock()).toBe('24:00');
    expect(hearings).toHaveLength(1);
  });

  it('changes its settings without touching what runs', () => {
    const tab = openTab();
    tab.begin();
    now += minute;
    tab.store.change({ pomodoro: 50 });
    expect(tab.clock()).toBe('24:00');
    tab.store.send({ type: 'reset' });
    expect(tab.clock()).toBe('50:00');
    expect(openTab().clock()).toBe('50:00');
  });

  it('does not take a click on what has just ended for the break that follows', () => {
    const tab = openTab();
    tab.store.change({ autoStartBreaks: true });
    tab.begin();
    now += 25 * minute + 400;
    tab.store.send({ type: 'finish' });
    expect(tab.recorded().map(({ durationMinutes }) => durationMinutes)).toEqual([25]);
    expect([tab.store.get().state.mode, tab.phase()]).toEqual(['shortBreak', 'running']);
  });

  it('hands a session over before it forgets that it ran', () => {
    const tab = openTab();
    tab.begin();
    tab.close();
    now += 25 * minute;
    const kept: string[] = [];
    const other = createTimerStore({
      storage: timerStorageOf(ana),
      now: () => now,
      newId: () => '0193a000-0000-7000-8000-0000000000ff',
      createWaker: () => ({ wakeIn: () => {} }),
      openTabs: () => ({ tell: () => {}, inTurn: async (work) => work(), close: () => {} }),
    });
    onTestFinished(
      other.open(({ type }) => kept.push(`${type} ${localStorage.getItem('pomodoroIsActive')}`)),
    );
    expect(kept).toEqual(['record true', 'ended true']);
    expect(localStorage.getItem('pomodoroIsActive')).toBe('false');
  });
});

describe('two tabs', () => {
  it('show the same, whichever was used', () => {
    const [one, other] = [openTab(), openTab()];
    one.begin();
    now += 90_000;
    other.wake();
    expect([other.clock(), other.phase()]).toEqual(['23:30', 'running']);
    other.store.send({ type: 'pause' });
    expect(one.phase()).toBe('paused');
  });

  it('record one session', async () => {
    // As Web Locks do: one after the other.
    let turn = Promise.resolve();
    const inTurn = (work: () => void) => {
      turn = turn.then(work);
      return turn;
    };
    const tabs = [openTab({ inTurn }), openTab({ inTurn })];
    tabs[0]?.begin();
    now += 25 * minute;
    for (const { wake } of tabs) wake();
    await settled();
    expect(tabs.flatMap(({ recorded }) => recorded())).toHaveLength(1);
    expect(tabs.flatMap(({ effects }) => effects.filter(({ type }) => type === 'ended'))).toHaveLength(1);
    expect(tabs.map(({ clock }) => clock())).toEqual(['05:00', '05:00']);
  });

  it('record it under one id where nothing keeps them apart', () => {
    const tabs = [openTab({ isConnected: false }), openTab({ isConnected: false })];
    tabs[0]?.begin();
    now += 10 * minute;
    tabs[1]?.wake();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
    now += 15 * minute;
    for (const { wake } of tabs) wake();
    const ids = tabs.flatMap(({ recorded }) => recorded().map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('that speak by the storage alone agree on the later change', () => {
    const [one, other] = [openTab({ isConnected: false }), openTab()];
    one.begin();
    now += minute;
    hearings[0]?.onStorage();
    expect(other.clock()).toBe('24:00');
    other.store.send({ type: 'pause' });
    one.wake();
    expect(one.phase()).toBe('paused');
  });

  it('share their settings', () => {
    const [one, other] = [openTab({ isConnected: false }), openTab()];
    one.store.change({ pomodoro: 40 });
    hearings[0]?.onStorage();
    expect(other.clock()).toBe('40:00');
  });
});

describe('the keys of the specification', () => {
  const kept = () =>
    ['pomodoroTimeLeft', 'pomodoroIsActive', 'pomodoroMode', 'pomodoroCategory'].map((key) =>
      localStorage.getItem(key),
    );

  it('tell what the timer shows', () => {
    const tab = openTab();
    tab.begin();
    now += 2000;
    tab.wake();
    expect(kept()).toEqual(['1498', 'true', 'pomodoro', 'Estudo']);
    tab.store.send({ type: 'pause' });
    tab.store.change({ pomodoro: 30 });
    expect(kept()).toEqual(['1498', 'false', 'pomodoro', 'Estudo']);
    expect(JSON.parse(localStorage.getItem('customTimerSettings') ?? '')).toMatchObject({
      pomodoro: 30,
      shortBreak: 5,
      longBreak: 15,
    });
  });

  it('choose mode, category and lengths of a timer that was never used here', () => {
    localStorage.setItem('pomodoroMode', 'longBreak');
    localStorage.setItem('pomodoroCategory', 'Leitura');
    localStorage.setItem('customTimerSettings', '{"pomodoro":1,"shortBreak":1,"longBreak":2}');
    const { store, clock } = openTab();
    expect([clock(), store.get().state.category]).toEqual(['02:00', 'Leitura']);
  });
});

describe('two students of one browser', () => {
  it('each find their own timer, and a running one ends on time', () => {
    const first = openTab();
    first.store.change({ pomodoro: 20 });
    first.begin();
    first.close();
    timerStorageOf('bia');
    expect(localStorage.getItem('pomodoroIsActive')).toBeNull();
    // A tab of the one who left writes nothing over the other's.
    first.store.send({ type: 'pause' });
    expect(localStorage.getItem('pomodoroTimer')).toBeNull();
    now += 60 * minute;
    const back = openTab();
    expect(back.recorded()).toMatchObject([{ endTime: '2026-03-10T12:20:00.000Z', durationMinutes: 20 }]);
    expect(back.store.get().settings.pomodoro).toBe(20);
  });
});

it('runs in memory where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const [one, other] = [openTab(), openTab()];
  one.begin();
  now += minute;
  for (const tab of [one, other]) tab.wake();
  expect([one.clock(), other.clock()]).toEqual(['24:00', '24:00']);
});
