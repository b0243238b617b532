import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, rowsOf } from '#server/platform/database/database.ts';
import { keptByLaw, tablePlacement } from '#server/platform/database/placement.ts';
import { openMailer } from '#server/platform/mail/mail.ts';
import { fillEveryTable, findEverywhere } from '#test/support/every-table.ts';
import { readEml } from '#test/support/read-eml.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ResetJob, resetJob } from '../password-service.ts';
import { eraseStudent } from './erase-service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const owned = Object.entries(tablePlacement)
  .filter(([, placement]) => placement === 'student' || placement === 'listing')
  .map(([table]) => table);

describe('a student who leaves', () => {
  it('leaves no row in any table of ours or of the queue, but what the law keeps', async () => {
    const { db, jobs } = test.services;
    const { user } = await test.registerStudent({ name: 'Ana Lima' });
    const filled = await fillEveryTable(db, { userId: user.id, email: user.email });
    expect(filled.sort()).toEqual(['accounts', ...owned].sort());
    await inTransaction(db, (tx) =>
      jobs.enqueue(tx, 'accounts.sweep', { userId: user.id, about: user.email }),
    );
    const before = await findEverywhere(db, user.id);
    expect(owned.filter((table) => !before.includes(table))).toEqual([
      'plan_listing_contents',
      'plan_listing_days',
    ]);
    expect(before).toContain('pgboss.job_common');

    await eraseStudent(test.services, user.id);
    expect((await findEverywhere(db, user.id)).filter((table) => !keptByLaw.includes(table))).toEqual([]);
    expect(await findEverywhere(db, user.email)).toEqual([]);
    expect(await findEverywhere(db, 'Ana Lima')).toEqual([]);
  });

  it('leaves no request for a new password in the queue, and touches nobody’s whose address ends the same', async () => {
    const { db, jobs } = test.services;
    const { user } = await test.registerStudent({ email: 'Ana@example.com' });
    await jobs.stop(2000);
    for (const emailKey of ['ana@example.com', 'mariana@example.com'])
      await inTransaction(db, (tx) => jobs.enqueue(tx, resetJob, { emailKey }));
    await eraseStudent(test.services, user.id);
    const queued = await rowsOf<{ data: ResetJob }>(
      db,
      sql`select data from pgboss.job where name = ${resetJob}`,
    );
    expect(queued.map(({ data }) => data.emailKey)).toEqual(['mariana@example.com']);
  });

  it('leaves no mail in the outbox, but the last', async () => {
    const mailFolder = await mkdtemp(join(tmpdir(), 'orbita-outbox-'));
    const { clock, log, db } = test.services;
    const mailer = openMailer({ smtpUrl: undefined, mailFrom: 'orbita@localhost', mailFolder, log, clock });
    const [ana, bia] = [await test.registerStudent(), await test.registerStudent()];
    for (const { user } of [ana, bia])
      await mailer.send({ to: user.email, subject: 'Oi', text: 'Oi', html: '<p>Oi</p>' });
    await db.execute(sql`update students set delete_at = now() where user_id = ${ana.user.id}`);
    await eraseStudent({ ...test.services, mailer }, ana.user.id);
    const names = await readdir(mailFolder);
    const mails = await Promise.all(names.map((name) => readFile(join(mailFolder, name), 'utf8')));
    expect(
      mails
        .map((mail) => readEml(mail))
        .map(({ to, subject }) => [to, subject])
        .sort(),
    ).toEqual([
      [ana.user.email, 'Sua conta na Órbita foi excluída'],
      [bia.user.email, 'Oi'],
    ]);
    await rm(mailFolder, { recursive: true });
  });

  it('takes what was published along, and leaves what was written about others under nobody’s name', async () => {
    const { db } = test.services;
    const { user } = await test.registerStudent();
    await fillEveryTable(db, { userId: user.id, email: user.email });
    await eraseStudent(test.services, user.id);
    expect(await rowsOf(db, sql`select user_id from plan_listings where user_id = ${user.id}`)).toEqual([]);
    for (const table of ['plan_listings', 'plan_listing_contents', 'plan_reports'])
      expect(await rowsOf(db, sql`select 1 from ${sql.identifier(table)}`), table).toHaveLength(
        table === 'plan_listing_contents' ? 0 : 1,
      );
    expect(await rowsOf(db, sql`select user_name, comment from plan_reviews`)).toEqual([
      { user_name: 'Usuário removido', comment: 'um texto' },
    ]);
  });

  it('leaves reports as those of strangers, each another', async () => {
    const { db } = test.services;
    const { user } = await test.registerStudent();
    for (const target of [randomUUID(), randomUUID()])
      await db.execute(
        sql`insert into plan_reports values (${target}, ${target}, ${user.id}, 'other', '', true, now(), null)`,
      );
    await eraseStudent(test.services, user.id);
    const reporters = await rowsOf<{ id: string }>(db, sql`select user_id as id from plan_reports`);
    expect(new Set([user.id, ...reporters.map(({ id }) => id)]).size).toBe(3);
  });

  it('touches nobody else', async () => {
    const { db } = test.services;
    const [ana, bia] = [await test.registerStudent(), await test.registerStudent()];
    await fillEveryTable(db, { userId: bia.user.id, email: bia.user.email });
    const before = await findEverywhere(db, bia.user.id);
    await eraseStudent(test.services, ana.user.id);
    expect(await findEverywhere(db, bia.user.id)).toEqual(before);
  });

  it('goes in portions, and goes on after an interruption', async () => {
    const { db } = test.services;
    const { user } = await test.registerStudent();
    await db.execute(sql`insert into streak_days
      select ${user.id}, date '2020-01-01' + n, true from generate_series(1, 1700) n`);
    await db.execute(sql`delete from accounts where id = ${user.id}`);
    await eraseStudent(test.services, user.id);
    expect(await findEverywhere(db, user.id)).toEqual([]);
  });
});
