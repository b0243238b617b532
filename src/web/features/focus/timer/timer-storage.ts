import { timerCategories } from '#shared/contracts/focus.ts';
import { storage } from '#web/lib/storage.ts';
import { timerKeys } from './timer-keys.ts';
import { ownsTimer, takeTimer } from './timer-owner.ts';
import { firstRecord, readRecord, type TimerRecord } from './timer-record.ts';
import { readSettings, type TimerSettings } from './timer-settings.ts';
import { phaseOf, timerModes } from './timer-state.ts';

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
