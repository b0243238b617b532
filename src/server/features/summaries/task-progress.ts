import { setTimeout as delay } from 'node:timers/promises';
import type { Progress } from '#server/language/summaries/summary-writer.ts';
import type { TaskRow } from './task-queries.ts';

type State = Partial<Pick<TaskRow, 'step' | 'done' | 'total' | 'written'>>;

const pauseMs = 300;

/**
 * Progress that is saved now and then: one write at a time, with what is newest, however often it is told. `settle`
 * waits for the last one and saves `last`.
 */
export function taskProgress(
  save: (state: State) => Promise<unknown>,
): Progress & { settle(last: State): Promise<void> } {
  let waiting: State | null = null;
  let saving: Promise<void> | null = null;
  const settled = new AbortController();

  async function saveAll(): Promise<void> {
    while (waiting) {
      const state = waiting;
      waiting = null;
      // Progress that is lost costs nobody the summary.
      await save(state).catch(() => {});
      await delay(pauseMs, undefined, { signal: settled.signal }).catch(() => {});
    }
  }
  const tell = (state: State) => {
    waiting = { ...waiting, ...state };
    saving ??= saveAll().finally(() => {
      saving = null;
    });
  };

  return {
    reached: (step, done, total) => tell({ step, done, total }),
    wrote: (written) => tell({ written }),
    settle: async (last) => {
      waiting = null;
      settled.abort();
      await saving;
      await save(last);
    },
  };
}
