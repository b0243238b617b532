import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '#shared/contracts/accounts.ts';
import { type Payer, payerOf } from '#test/support/payments/billing.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { remindOfEnds } from './reminder-service.ts';

let test: TestApp;
let student: Student;
let ana: Payer;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  student = await test.registerStudent({ name: 'Ana', email: 'ana@example.com' });
  await test.services.db.execute(
    sql`update students set email_verified_at = now() where user_id = ${student.user.id}`,
  );
  ana = payerOf(test, student);
  await buy();
});

/** Until 10 April, 12:00 in São Paulo. */
const buy = async () => {
  const { purchaseId } = await ana.open('premium');
  await ana.decide(purchaseId, 'pay');
};
const reminders = () => test.mails.filter(({ subject }) => subject.startsWith('Seu plano'));
/** Runs the job at a time, and waits until everything that was promised by then is sent. */
async function remindAt(time: string): Promise<string[]> {
  test.clock.set(time);
  await remindOfEnds(test.services);
  await remindOfEnds(test.services);
  const [{ promised } = { promised: 0 }] = (await test.services.db
    .select({ promised: sql<number>`count(*)::int` })
    .from(sql`billing_mails`)
    .where(sql`kind = 'reminder'`)) as { promised: number }[];
  await vi.waitFor(() => expect(reminders()).toHaveLength(promised), 60_000);
  return reminders().map(({ subject }) => subject);
}

describe('before a plan ends', () => {
  it('the student is reminded five days and one day before, once each, in the morning', async () => {
    expect(await remindAt('2026-04-04T15:00:00Z')).toEqual([]);
    expect(await remindAt('2026-04-05T10:30:00Z')).toEqual([]);
    expect(await remindAt('2026-04-05T11:00:00Z')).toEqual(['Seu plano Premium termina em 5 dias']);
    expect(await remindAt('2026-04-07T15:00:00Z')).toHaveLength(1);
    expect(await remindAt('2026-04-09T11:10:00Z')).toEqual([
      'Seu plano Premium termina em 5 dias',
      'Seu plano Premium termina amanhã',
    ]);
    expect(await remindAt('2026-04-10T12:00:00Z')).toHaveLength(2);
    expect(await remindAt('2026-04-11T12:00:00Z')).toHaveLength(2);
    const [mail] = reminders();
    expect(mail?.to).toBe('ana@example.com');
    expect(mail?.text).toContain('/payments?plan=premium');
    expect(mail?.text).toContain('até 10 de abril de 2026');
    expect(mail?.unsubscribeUrl).toContain('/api/reminders/unsubscribe?token=');
    expect(mail?.text).toContain('/unsubscribe?token=');
  });

  it('a renewed plan has reminders of its own', async () => {
    expect(await remindAt('2026-04-05T15:00:00Z')).toHaveLength(1);
    await buy();
    expect(await remindAt('2026-04-09T15:00:00Z')).toHaveLength(1);
    expect(await remindAt('2026-05-05T15:00:00Z')).toHaveLength(2);
  });

  it('nobody is who does not want mail, or whose address is not known to be theirs', async () => {
    const body = { name: 'Ana', preferences: { notifications: { email: false } } };
    await test.call(accountApi.updateProfile, { body }, await ana.as());
    expect(await remindAt('2026-04-05T15:00:00Z')).toEqual([]);
    const wanted = { name: 'Ana', preferences: { notifications: { email: true } } };
    await test.call(accountApi.updateProfile, { body: wanted }, await ana.as());
    await test.services.db.execute(sql`update students set email_verified_at = null`);
    expect(await remindAt('2026-04-06T15:00:00Z')).toEqual([]);
    await test.services.db.execute(sql`update students set email_verified_at = now()`);
    expect(await remindAt('2026-04-07T15:00:00Z')).toEqual(['Seu plano Premium termina em 3 dias']);
  });

  it('nobody is whose plan was given back', async () => {
    test.clock.set('2026-03-12T15:00:00Z');
    const [purchase] = (await ana.subscription()).purchases;
    await ana.refund(purchase?.id ?? '');
    expect(await remindAt('2026-04-05T15:00:00Z')).toEqual([]);
  });
});
