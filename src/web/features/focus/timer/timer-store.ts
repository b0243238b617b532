import { step, type TimerEffect, type TimerEvent } from './timer-machine.ts';
import type { TimerSettings } from './timer-settings.ts';
import { type ClockFace, clockFace, endOf, phaseOf, type TimerState } from './timer-state.ts';
import { isNewer, type TimerRecord, type TimerStorage } from './timer-storage.ts';
import type { Hearing, TimerTabs } from './timer-tabs.ts';
import type { Waker } from './timer-waker.ts';

export interface TimerView {
  state: TimerState;
  settings: TimerSettings;
  face: ClockFace;
}

export interface TimerParts {
  storage: TimerStorage;
  openTabs: (hearing: Hearing) => TimerTabs;
  createWaker: (wake: () => void) => Waker;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A new UUID each time. */
  newId: () => string;
}

export interface TimerStore {
  get(): TimerView;
  subscribe(listener: () => void): () => void;
  send(event: TimerEvent): void;
  change(settings: Partial<TimerSettings>): void;
  /** Follows the clock and the other tabs; `onEffect` hears what has to happen outside. Returns the way to stop. */
  open(onEffect: (effect: TimerEffect) => void): () => void;
}

const aboutRun = new Set<TimerEvent['type']>(['start', 'pause', 'finish', 'reset']);

/** The timer of this tab: the machine, and the clock, the storage and the other tabs around it. */
export function createTimerStore({ storage, openTabs, createWaker, now, newId }: TimerParts): TimerStore {
  const tab = newId();
  const listeners = new Set<() => void>();
  let record = storage.record();
  let settings = storage.settings();
  let view = viewNow();
  let tabs: TimerTabs | null = null;
  let waker: Waker | null = null;
  let hear: (effect: TimerEffect) => void = () => {};
  let isSettling = false;

  function viewNow(): TimerView {
    return { state: record.state, settings, face: clockFace(record.state, settings, now()) };
  }

  function show(): void {
    view = viewNow();
    storage.keepSeconds(view.face.seconds);
    waker?.wakeIn(phaseOf(view.state) === 'running' ? view.face.changesIn : null);
    for (const listener of listeners) listener();
  }

  function adopt(other: TimerRecord): void {
    if (isNewer(other, record)) record = other;
  }

  function advance(event: TimerEvent): void {
    const { state, effects } = step(record.state, event, { now: now(), id: newId(), settings });
    // First what must not be lost: told twice, a session has the same id.
    for (const effect of effects) hear(effect);
    if (state === record.state) return;
    record = { revision: record.revision + 1, tab, state };
    storage.keepRecord(record);
    tabs?.tell(record);
  }

  function send(event: TimerEvent): void {
    const shown = view.state.run?.id;
    adopt(storage.record());
    advance({ type: 'look' });
    // A click on what has ended by now, here or in another tab, was not meant for what came after it.
    if (!aboutRun.has(event.type) || record.state.run?.id === shown) advance(event);
    show();
  }

  /** Reads the clock anew, however long ago that was. */
  function look(): void {
    adopt(storage.record());
    const end = record.state.run && endOf(record.state.run);
    if (end !== null && end <= now() && tabs && !isSettling) {
      isSettling = true;
      void tabs
        .inTurn(() => send({ type: 'look' }))
        .finally(() => {
          isSettling = false;
        });
    }
    show();
  }

  function open(onEffect: (effect: TimerEffect) => void): () => void {
    hear = onEffect;
    tabs = openTabs({
      onRecord: (other) => {
        adopt(other);
        show();
      },
      onStorage: () => {
        settings = storage.settings();
        adopt(storage.record());
        show();
      },
    });
    waker = createWaker(look);
    const comings = [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'pageshow'],
    ] as const;
    for (const [target, name] of comings) target.addEventListener(name, look);
    look();
    return () => {
      for (const [target, name] of comings) target.removeEventListener(name, look);
      waker?.wakeIn(null);
      tabs?.close();
      tabs = null;
      waker = null;
    };
  }

  return {
    get: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    change: (changes) => {
      settings = { ...settings, ...changes };
      storage.keepSettings(settings);
      show();
    },
    open,
  };
}
