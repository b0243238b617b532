import { type CreateSessionInput, type FocusSession, focusApi } from '#shared/contracts/focus.ts';
import type { Caller, TestApp } from './test-app.ts';

/** 25 minutes of study that ended at 11:55 in São Paulo, shortly before the test clock's start. */
export const someSession: CreateSessionInput = {
  startTime: '2026-03-11T14:30:00.000Z',
  endTime: '2026-03-11T14:55:00.000Z',
  durationMinutes: 25,
  category: 'Estudo',
};

/** Records `someSession` with `changes`. */
export async function record(
  test: TestApp,
  caller: Caller,
  changes: Partial<CreateSessionInput> = {},
): Promise<FocusSession> {
  const { status, body } = await test.call(focusApi.create, { body: { ...someSession, ...changes } }, caller);
  if (status !== 201) throw new Error(`the session was answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A session of `minutes` from an instant on. */
export const from = (startTime: string, durationMinutes: number): Partial<CreateSessionInput> => ({
  startTime,
  endTime: new Date(Date.parse(startTime) + durationMinutes * 60_000).toISOString(),
  durationMinutes,
});
