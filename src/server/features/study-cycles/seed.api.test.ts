import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedAccount } from '#server/features/accounts/seed.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { studyCycleApi } from '#shared/contracts/study-cycles.ts';
import { nextBlock } from '#shared/rules/cycles/cycle-sequence.ts';
import { blocksIn, openCycle } from '#test/support/cycles.ts';
import { today } from '#test/support/plans.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { seedStudyCycles } from './seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

it('gives a cycle that is somewhat late and a round under way, and starts over when run again', async () => {
  const { userId, sessionId, role, timeZone } = await inTransaction(test.services.db, (db) =>
    seedAccount({ ...test.services, db }),
  );
  const student = { userId, sessionId, role, timeZone };
  const token = await test.services.tokens.sign(student, test.clock.now());
  for (let run = 0; run < 2; run++) {
    await inTransaction(test.services.db, (db) => seedStudyCycles({ ...test.services, db }, student));
    const { body } = await test.call(studyCycleApi.list, { query: {} }, { token });
    expect(body.data.cycles.map(({ mode, engine }) => [mode, engine])).toEqual([
      ['sequence', null],
      ['calendar', null],
    ]);
    const [round, calendar] = await Promise.all(body.data.cycles.map(({ id }) => openCycle(test, token, id)));
    if (!round || !calendar) throw new Error('too few cycles');
    const late = blocksIn(calendar).filter(({ date, completed }) => !completed && date < today);
    expect(late.length).toBeGreaterThan(3);
    expect(calendar.progress).toBeGreaterThan(15);
    expect(blocksIn(calendar).every(({ date, completedOn }) => !completedOn || completedOn === date)).toBe(
      true,
    );
    expect(round.schedule.length).toBe(2);
    expect(nextBlock(round.schedule)).toMatchObject({ minutesLeft: 20 });
    expect(blocksIn(round).every(({ completedOn }) => !completedOn || completedOn < today)).toBe(true);
  }
});
