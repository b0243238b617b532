import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { listOwnedTables } from '#server/platform/database/student-rows.ts';
import { rightsApi } from '#shared/contracts/rights.ts';
import { fillEveryTable } from '#test/support/every-table.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { sweepAccounts } from '../service.ts';
import { describeTable, isExportedColumn, isExportedTable } from './export-guide.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const start = ({ token }: { token: string }) => test.call(rightsApi.startExport, {}, { token });
const look = async ({ token }: { token: string }) =>
  (await test.call(rightsApi.getExport, {}, { token })).body.data.export;
const link = ({ token }: { token: string }) => test.call(rightsApi.linkExport, {}, { token });
const fetchFile = (url: string) => test.app.inject(url);

async function finished(student: { token: string }) {
  for (let tries = 0; tries < 400; tries++) {
    const copy = await look(student);
    if (copy && copy.status !== 'processing') return copy;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the copy was never finished');
}

async function download(student: Student): Promise<Record<string, string>> {
  await start(student);
  await finished(student);
  const { rawPayload, headers } = await fetchFile((await link(student)).body.data.url);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="orbita-meus-dados.zip"',
    'content-length': String(rawPayload.length),
    'cache-control': 'no-store',
  });
  const files = Object.entries(unzipSync(rawPayload));
  return Object.fromEntries(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

describe('a copy of all data', () => {
  it('holds the rows of every table in both formats, explained, and nobody else’s', async () => {
    const { db } = test.services;
    const [ana, bia] = [await test.registerStudent(), await test.registerStudent({ name: 'Bia Souza' })];
    await fillEveryTable(db, { userId: ana.user.id, email: ana.user.email });
    await fillEveryTable(db, { userId: bia.user.id, email: bia.user.email });
    // One that seems to be under way would be waited for.
    await db.execute(sql`delete from data_exports`);
    const files = await download(ana);

    const tables = (await listOwnedTables(db)).map(({ name }) => name).filter(isExportedTable);
    expect(tables.length).toBeGreaterThan(40);
    const expected = tables.flatMap((name) => [`csv/${name}.csv`, `json/${name}.json`]);
    expect(Object.keys(files).sort()).toEqual(['README.txt', ...expected].sort());
    for (const name of tables) {
      const rows = JSON.parse(files[`json/${name}.json`] ?? '') as Record<string, unknown>[];
      expect(rows.length, name).toBeGreaterThan(0);
      const csv = files[`csv/${name}.csv`] ?? '';
      expect(csv.startsWith(`\ufeff"${Object.keys(rows[0] ?? {}).join('";"')}"\r\n`), name).toBe(true);
      expect(csv.split('\r\n'), name).toHaveLength(rows.length + 2);
      expect(files['README.txt']).toContain(`- ${name} (${rows.length}): `);
    }
    expect(JSON.stringify(files)).not.toMatch(new RegExp(`Bia Souza|${bia.user.id}|${bia.user.email}`));
    expect(files['README.txt']).toContain('Cópia feita em 11 de março de 2026 às 12:00.');
  });

  it('describes every table to the student', async () => {
    const tables = (await listOwnedTables(test.services.db)).map(({ name }) => name).filter(isExportedTable);
    expect(tables.filter((name) => !describeTable(name))).toEqual([]);
  });

  it('leaves out what could sign somebody in, and nothing that a person wrote', async () => {
    const columns = (await listOwnedTables(test.services.db)).flatMap((table) =>
      table.columns.map(({ name, type }) => ({ name, type, of: table.name })),
    );
    const leftOut = columns.filter((column) => !isExportedColumn(column));
    expect(new Set(leftOut.filter(({ of }) => of !== 'data_export_parts').map(({ name }) => name))).toEqual(
      new Set(['password_hash', 'token_hash', 'parent_hash', 'words']),
    );
    const exported = columns.filter(isExportedColumn).map(({ name }) => name);
    expect(exported.filter((name) => /hash|secret|password|token(?!_expires_at)/.test(name))).toEqual([]);
    const ana = await test.registerStudent();
    expect(JSON.stringify(await download(ana))).not.toContain('argon2');
  });

  it('keeps every row, its order and its exact text, however many there are', async () => {
    const { db } = test.services;
    const ana = await test.registerStudent();
    const awkward = 'Aspas \' " \\ \\n \r\n vírgula; função 🚀 \u2028';
    await db.execute(sql`insert into streak_days
      select ${ana.user.id}, date '2000-01-01' + n, n % 2 = 0 from generate_series(0, 4999) n`);
    await db.execute(sql`insert into generation_tasks (user_id, id, status, step, request, created_at)
      select ${ana.user.id}, gen_random_uuid(), 'failed', ${awkward}, jsonb_build_array(repeat('ã', 100000)), now()
      from generate_series(1, 3)`);
    const files = await download(ana);
    const days = JSON.parse(files['json/streak_days.json'] ?? '') as { day: string }[];
    expect(days).toHaveLength(5000);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
    const tasks = JSON.parse(files['json/generation_tasks.json'] ?? '') as object[];
    const task = { step: awkward, request: ['ã'.repeat(100_000)] };
    expect(tasks).toEqual(Array(3).fill(expect.objectContaining(task)));
  });

  it('tells how far it is, and starts once however often it is asked for', async () => {
    const ana = await test.registerStudent();
    expect(await look(ana)).toBeNull();
    const answers = await Promise.all([start(ana), start(ana), start(ana)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(answers[0]?.body.data.export).toMatchObject({ status: 'processing', size: 0 });
    const copy = await finished(ana);
    expect(copy).toMatchObject({
      status: 'ready',
      createdAt: '2026-03-11T15:00:00.000Z',
      expiresAt: '2026-03-12T15:00:00.000Z',
    });
    expect(copy.done).toBe(copy.total);
    expect(copy.size).toBeGreaterThan(500);
    const jobs = await rowsOf(
      test.services.db,
      sql`select 1 from pgboss.job where name = 'accounts.export'
      and data->>'userId' = ${ana.user.id}`,
    );
    expect(jobs).toHaveLength(1);
  });
});

describe('the link to a copy', () => {
  const invalid = { status: 422, body: { code: 'accounts.export_link_invalid' } };
  const open = (url: string) => test.send('GET', url.replace(/^\/api/, ''));

  it('works once, and a HEAD does not use it up', async () => {
    const ana = await test.registerStudent();
    await start(ana);
    await finished(ana);
    const { body, status } = await link(ana);
    expect(status).toBe(201);
    const { url } = body.data;
    expect(url).toMatch(new RegExp(`^/api/auth/export/download\\?token=${ana.user.id}\\.`));
    expect((await test.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    const answers = await Promise.all([fetchFile(url), fetchFile(url)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await open(url)).toMatchObject(invalid);
  });

  it('works for an hour, and only the newest', async () => {
    const ana = await test.registerStudent();
    await start(ana);
    await finished(ana);
    const first = (await link(ana)).body.data.url;
    const second = (await link(ana)).body.data.url;
    expect(await open(first)).toMatchObject(invalid);
    test.clock.advance({ minutes: 60 });
    expect(await open(second)).toMatchObject(invalid);
  });

  it('exists only for a copy that is ready, and only for its owner', async () => {
    const [ana, bia] = [await test.registerStudent(), await test.registerStudent()];
    const notReady = { status: 404, body: { code: 'accounts.export_not_ready' } };
    expect(await link(ana)).toMatchObject(notReady);
    await start(ana);
    await finished(ana);
    expect(await link(bia)).toMatchObject(notReady);
    expect(await look(bia)).toBeNull();
    expect(await open('/auth/export/download?token=x')).toMatchObject(invalid);
    expect((await open('/auth/export/download')).status).toBe(400);
    expect((await test.send('POST', '/auth/export')).status).toBe(401);
  });

  it('ends with its copy, after a day', async () => {
    const ana = await test.registerStudent();
    await start(ana);
    await finished(ana);
    test.clock.advance({ hours: 24, seconds: 1 });
    const later = { token: await test.tokenFor(ana) };
    expect(await look(later)).toBeNull();
    expect((await link(later)).status).toBe(404);
    await sweepAccounts(test.services);
    expect(await rowsOf(test.services.db, sql`select 1 from data_export_parts`)).toEqual([]);
    await start(later);
    expect((await finished(later)).status).toBe('ready');
  });
});
