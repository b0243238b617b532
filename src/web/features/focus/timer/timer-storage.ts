import { z } from 'zod';
import { timerCategories } from '#shared/contracts/focus.ts';
import type { FocusTarget } from '#web/lib/focus-target.ts';
import { storage } from '#web/lib/storage.ts';
import { timerKeys } from './timer-keys.ts';
import { readSettings, type TimerSettings } from './timer-settings.ts';
import { idleState, phaseOf, type TimerState, timerModes } from './timer-state.ts';

/** The timer of one student as this browser keeps it; silent while another student has its place. */
export interface TimerStorage {
  record(): TimerRecord;
  keepRecord(record: TimerRecord): void;
  settings(): TimerSettings;
  keepSettings(settings: TimerSettings): void;
  /** Seconds left, or counted by a stopwatch, for whoever reads the storage. */
  keepSeconds(seconds: number): void;
}

export function timerStorageOf(userId: string): TimerStorage {
  takeTimer(userId);
  const read = (key: string) => (ownsTimer(userId) ? storage.get(key) : null);
  const keep = (key: string, value: string) => {
    if (ownsTimer(userId) && storage.get(key) !== value) storage.set(key, value);
  };
  return {
    record: () => {
      try {
        return readRecord(JSON.parse(read(timerKeys.record) ?? 'null')) ?? choices(read);
      } catch {
        return choices(read);
      }
    },
    keepRecord: (record) => {
      const { mode, category } = record.state;
      keep(timerKeys.mode, mode);
      if (category) keep(timerKeys.category, category);
      keep(timerKeys.isActive, String(phaseOf(record.state) === 'running'));
      keep(timerKeys.record, JSON.stringify(record));
    },
    settings: () => readSettings(read(timerKeys.settings)),
    keepSettings: (settings) => keep(timerKeys.settings, JSON.stringify(settings)),
    keepSeconds: (seconds) => keep(timerKeys.timeLeft, String(seconds)),
  };
}

/** Without a record that can be read, mode and category are still as they were chosen. */
function choices(read: (key: string) => string | null): TimerRecord {
  const mode = timerModes.find((name) => name === read(timerKeys.mode)) ?? 'pomodoro';
  const category = timerCategories.find((name) => name === read(timerKeys.category)) ?? null;
  return { ...firstRecord, state: { ...firstRecord.state, mode, category } };
}

const named = { subject: z.string(), label: z.string() };

const targetSchema: z.ZodType<FocusTarget> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('block'), cycleId: z.string(), blockId: z.string(), ...named }),
  z.object({ kind: z.literal('activity'), planId: z.string(), activityId: z.string(), ...named }),
  z.object({ kind: z.literal('topic'), syllabusId: z.string(), topicId: z.int(), ...named }),
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

const ownerKey = 'timerOwner';
const parkedKey = (userId: string) => `timerOf.${userId}`;

/** Whether the timer that this browser holds is that of `userId`. */
const ownsTimer = (userId: string): boolean => storage.get(ownerKey) === userId;

/** Puts the timer of the student who used this browser last away, and that of `userId` in its place. */
function takeTimer(userId: string): void {
  const owner = storage.get(ownerKey);
  if (owner === userId) return;
  if (owner !== null) exchange(owner, userId);
  storage.set(ownerKey, userId);
}

function exchange(owner: string, userId: string): void {
  const names = Object.values(timerKeys);
  const kept = names.map((name) => [name, storage.get(name)]);
  storage.set(parkedKey(owner), JSON.stringify(Object.fromEntries(kept)));
  const own = parked(userId);
  for (const name of names) {
    const value = own[name];
    if (typeof value === 'string') storage.set(name, value);
    else storage.remove(name);
  }
  storage.remove(parkedKey(userId));
}

function parked(userId: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(storage.get(parkedKey(userId)) ?? '{}'));
  } catch {
    return {};
  }
}
