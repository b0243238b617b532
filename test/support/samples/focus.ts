import type { FocusSession } from '#shared/contracts/focus.ts';

/** A session as the API answers one, for tests: 25 minutes from 14:00 on where the test runs. */
export function sampleSession(changes: Partial<FocusSession> = {}): FocusSession {
  const id = '0195862d-6f00-7000-8000-000000000001';
  return {
    _id: id,
    id,
    startTime: new Date(2026, 2, 11, 14, 0).toISOString(),
    endTime: new Date(2026, 2, 11, 14, 25).toISOString(),
    durationMinutes: 25,
    category: 'Estudo',
    subject: null,
    link: null,
    day: '2026-03-11',
    ...changes,
  };
}
