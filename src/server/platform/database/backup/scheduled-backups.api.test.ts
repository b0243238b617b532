import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { everyJob } from '#server/jobs.ts';
import { readSettings } from '#server/settings.ts';
import { openTestDatabase } from '#test/support/database/test-database.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { rowsOf } from '../database.ts';
import { tablePlacement } from '../placement.ts';
import { restoreBackup } from './restore.ts';
import { backUpWhenDue } from './scheduled-backups.ts';

let test: TestApp;
let folder: string;
const settings = () =>
  readSettings({ BACKUP_EVERY: '6h', BACKUP_KEEP: '2', BACKUP_DIR: folder, DATA_DIR: folder });
const said: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => void said.push(JSON.parse(line).msg) });
const tick = () =>
  backUpWhenDue({ settings: settings(), database: test.services.database, clock: test.clock, log });
const files = async () => (await readdir(folder)).sort();

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  said.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'orbita-backups-'));
  return () => rm(folder, { recursive: true });
});

it('stands ready to be restored, row by row, while students go on working', async () => {
  const student = await test.registerStudent();
  const answers = Array.from({ length: 5 }, (_, index) =>
    test.send(
      'POST',
      '/flashcards',
      { question: `Pergunta ${index}`, answer: 'Resposta', subject: 'Biologia' },
      { token: student.token },
    ),
  );
  const [name] = await Promise.all([tick(), ...answers]);
  for (const { status } of await Promise.all(answers)) expect(status).toBe(201);
  expect((await stat(join(folder, name ?? ''))).mode & 0o777).toBe(0o600);

  test.clock.advance({ hours: 6 });
  const whole = await tick();
  const target = await openTestDatabase();
  try {
    await restoreBackup(target.database, { file: join(folder, whole ?? ''), dataDir: folder });
    for (const table of Object.keys(tablePlacement).filter((one) => one !== 'schema_migrations')) {
      const rows = sql`select t::text as row from ${sql.identifier(table)} t order by 1`;
      expect(await rowsOf(target.database.db, rows), table).toEqual(await rowsOf(test.services.db, rows));
    }
  } finally {
    await target.close();
  }
});

it('is written when the newest is old enough, and the oldest go once the new one stands', async () => {
  await test.registerStudent();
  await writeFile(join(folder, 'notas.txt'), 'de outra pessoa');
  await writeFile(join(folder, 'orbita-2026-03-11T09-00-00.000Z.backup.parcial'), 'metade');
  const first = await tick();
  expect(first).toBe('orbita-2026-03-11T15-00-00.000Z.backup');
  test.clock.advance({ hours: 5 });
  expect(await tick()).toBeNull();
  const later: (string | null)[] = [];
  for (let time = 0; time < 2; time++) {
    test.clock.advance({ hours: time === 0 ? 1 : 6 });
    later.push(await tick());
  }
  expect(await files()).toEqual(['notas.txt', ...later]);
  expect(said).toEqual(['backup written', 'backup written', 'backup written']);
});

it('deletes none when a new one fails, and says so', async () => {
  await test.registerStudent();
  const first = await tick();
  test.clock.advance({ hours: 6 });
  const away = { transaction: () => Promise.reject(new Error('The database is away.')) };
  const failing = backUpWhenDue({
    settings: { ...settings(), BACKUP_KEEP: 1 },
    database: { ...test.services.database, db: away as never },
    clock: test.clock,
    log,
  });
  await expect(failing).rejects.toThrow('away');
  expect(await files()).toEqual([first]);
  expect(said.at(-1)).toBe('the backup failed: it is tried again in ten minutes');
});

it('is a job of every server, so that none ends the schedule of another, and does nothing unasked', async () => {
  const services = { ...test.services, settings: readSettings({}) };
  expect(everyJob(services).map(({ name }) => name)).toContain('database.backup');
  expect(await backUpWhenDue(services)).toBeNull();
});
