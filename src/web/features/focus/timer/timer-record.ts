import { z } from 'zod';
import { timerCategories } from '#shared/contracts/focus.ts';
import type { FocusTarget } from '#web/lib/focus-target.ts';
import { idleState, type TimerState, timerModes } from './timer-state.ts';

const named = { subject: z.string(), label: z.string() };

const targetSchema: z.ZodType<FocusTarget> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('block'), cycleId: z.string(), blockId: z.string(), ...named }),
  z.object({ kind: z.literal('activity'), planId: z.string(), activityId: z.string(), ...named }),
  z.object({ kind: z.literal('subject'), subject: z.string() }),
]);

const span = z.number().min(0);

const stateSchema: z.ZodType<TimerState> = z.object({
  mode: z.enum(timerModes),
  category: z.enum(timerCategories).nullable(),
  target: targetSchema.nullable(),
  completes: z.boolean(),
  row: z.object({ count: z.int().min(0), endedAt: z.number() }),
  run: z
    .object({
      id: z.uuid(),
      startedAt: z.number(),
      paused: span,
      pausedAt: z.number().nullable(),
      duration: span.nullable(),
    })
    .nullable(),
});

const recordSchema = z.object({
  /** Counts the changes; of two that were made at once, the tab with the greater name wins in all of them. */
  revision: z.int().min(0),
  tab: z.string(),
  state: stateSchema,
});

/** A state of the timer, and which it is of those that the student's tabs tell each other of. */
export type TimerRecord = z.output<typeof recordSchema>;

export const firstRecord: TimerRecord = { revision: 0, tab: '', state: idleState };

export function readRecord(value: unknown): TimerRecord | null {
  return recordSchema.safeParse(value).data ?? null;
}

export const isNewer = (one: TimerRecord, other: TimerRecord): boolean =>
  one.revision === other.revision ? one.tab > other.tab : one.revision > other.revision;
