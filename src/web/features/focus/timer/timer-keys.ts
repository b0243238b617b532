import { storage } from '#web/lib/storage.ts';

/** Where this browser keeps the timer of the student who used it last. */
export const timerKeys = {
  record: 'pomodoroTimer',
  settings: 'customTimerSettings',
  isActive: 'pomodoroIsActive',
  timeLeft: 'pomodoroTimeLeft',
  mode: 'pomodoroMode',
  category: 'pomodoroCategory',
} as const;

/** Whether a timer was running in this browser when it was last heard of, whoever's. */
export const wasRunning = (): boolean => storage.get(timerKeys.isActive) === 'true';
