import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Of `dur`, what the thread itself ran: without the time that other programs had the processor. */
  tdur?: number;
  args: { data?: { type?: string } };
}

interface Task {
  start: number;
  end: number;
  work: number;
}

/** One key and the frame that showed what it did; microseconds of one clock. */
export interface Press {
  /** When the page began to work on the key. */
  start: number;
  /** When the frame was painted and handed to the compositor. */
  painted: number;
  /** What the page says was in front in that frame. */
  shown: string;
}

const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
const mark = 'painting: ';

/** Marks, just before it is painted, the first frame after each key, with what `front`, a script, answers. */
export const markPaints = (front: string): string =>
  `addEventListener('keydown', () => requestAnimationFrame(() => performance.mark('${mark}' + (${front})())));`;

/** What Chromium's tracing saw of a page's main thread while `work` ran; the page has to run `markPaints`. */
export async function traceMainThread(browser: Browser, page: Page, work: () => Promise<void>) {
  await browser.startTracing(page, { categories });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const marked = trace.traceEvents.find(({ name }) => name.startsWith(mark));
  const events = trace.traceEvents
    .filter(({ pid, tid }) => pid === marked?.pid && tid === marked.tid)
    .sort((one, other) => one.ts - other.ts);
  const tasks = events
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map(({ ts, dur = 0, tdur = dur }): Task => ({ start: ts, end: ts + dur, work: tdur }));
  const taskAt = (time: number) => {
    const task = tasks.find(({ start, end }) => start <= time && time <= end);
    if (!task) throw new Error('O rastro tem um momento fora de qualquer tarefa.');
    return task;
  };
  const paints = events.filter(({ name }) => name.startsWith(mark));
  const presses = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
    .map(({ ts }): Press => {
      const paint = paints.find((event) => event.ts > ts);
      if (!paint) throw new Error('Nada foi pintado depois de uma tecla.');
      // Style, layout and paint follow the mark in the same task.
      const { end: painted } = taskAt(paint.ts);
      return { start: taskAt(ts).start, painted, shown: paint.name.slice(mark.length) };
    });
  return {
    presses,
    /** Milliseconds that the thread ran from a key until its frame was painted. */
    workOf: ({ start, painted }: Press): number =>
      tasks
        .filter((task) => task.start >= start && task.end <= painted)
        .reduce((sum, { work }) => sum + work / 1000, 0),
  };
}
