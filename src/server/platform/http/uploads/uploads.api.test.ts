import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { transferLimits } from '#shared/contracts/flashcard-transfer.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

/** A line on which a whole file takes a second more than any other body. */
const pace = { bodyMs: 1_000, bitsPerSecond: transferLimits.file * 8 };

let test: TestApp;
let patient: FastifyInstance;
let hasty: FastifyInstance;
let temporary: string;
let sockets: Socket[] = [];
beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'orbita-test-'));
  vi.stubEnv('TMPDIR', temporary);
  test = await openTestApp();
  patient = await buildApp(test.services);
  hasty = await buildApp(test.services, pace);
  for (const app of [patient, hasty]) await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => test.reset());
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(async () => {
  await patient.close();
  await hasty.close();
  await test.close();
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
});

const paths = {
  import: '/flashcards/import/preview',
  document: '/summaries',
} as const;
const boundary = '\r\n--x--\r\n';

/** Begins to send a file, and holds back what ends it. */
function begin(token: string, path: keyof typeof paths = 'import', app = patient) {
  const file = 'pergunta;resposta\n'.repeat(6000);
  const field = path === 'import' ? 'file' : 'pdf';
  const part = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="a.txt"\r\n\r\n${file}`;
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  const head = [
    `POST /api${paths[path]} HTTP/1.1`,
    'host: orbita.example',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${part.length + boundary.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}`);
  return {
    socket,
    end: () => socket.write(boundary),
    /** The status and the body, as far as they came. */
    answered: () => expect.poll(() => answer),
  };
}

const folders = () => readdirSync(temporary).filter((name) => name.startsWith('orbita-upload-'));
const areKept = (count: number) => expect.poll(() => folders().length).toBe(count);
const tooMany = /^HTTP\/1\.1 429 [\s\S]*retry-after: 5[\s\S]*"code":"common.upload_in_flight"/i;

it('takes two files of a student at a time, on whatever path, and others of others', async () => {
  const [ana, eva] = [await test.registerStudent(), await test.registerStudent()];
  const first = begin(ana.token);
  begin(ana.token, 'document');
  await areKept(2);
  await begin(ana.token).answered().toMatch(tooMany);
  await begin(ana.token, 'document').answered().toMatch(tooMany);
  const other = begin(eva.token);
  await areKept(3);
  first.end();
  other.end();
  await first.answered().toMatch(/^HTTP\/1\.1 200 /);
  await other.answered().toMatch(/^HTTP\/1\.1 200 /);
  await areKept(1);
  const again = begin(ana.token);
  await areKept(2);
  again.end();
  await again.answered().toMatch(/^HTTP\/1\.1 200 /);
});

it('keeps what has come in a folder that is its own, not in memory', async () => {
  const { token } = await test.registerStudent();
  begin(token);
  await areKept(1);
  const [folder = ''] = folders();
  expect(statSync(join(temporary, folder)).mode & 0o777).toBe(0o700);
  const file = () => statSync(join(temporary, folder, 'file'), { throwIfNoEntry: false });
  await expect.poll(() => file()?.size).toBeGreaterThan(60_000);
  expect((file()?.mode ?? 0) & 0o777).toBe(0o600);
});

it('removes, when it starts, what a process left that died long ago', async () => {
  for (const name of ['orbita-upload-old', 'orbita-upload-new']) {
    mkdirSync(join(temporary, name));
    writeFileSync(join(temporary, name, 'file'), 'x');
  }
  const before = new Date(Date.now() - 3_700_000);
  utimesSync(join(temporary, 'orbita-upload-old'), before, before);
  const next = await buildApp(test.services);
  await next.ready();
  await next.close();
  expect(folders()).toEqual(['orbita-upload-new']);
  rmSync(join(temporary, 'orbita-upload-new'), { recursive: true });
});

it('gives the place back, and keeps nothing, when a client goes away', async () => {
  const { token } = await test.registerStudent();
  const held = [begin(token), begin(token)];
  await areKept(2);
  for (const { socket } of held) socket.destroy();
  await areKept(0);
  const next = begin(token);
  await areKept(1);
  next.end();
  await next.answered().toMatch(/^HTTP\/1\.1 200 /);
  await areKept(0);
});

it('gives it back when a client takes too long, or sends what is no form', async () => {
  const { token } = await test.registerStudent();
  const held = [begin(token, 'import', hasty), begin(token, 'document', hasty)];
  await areKept(2);
  for (const { answered } of held) await answered().toMatch(/^HTTP\/1\.1 408 /);
  await areKept(0);
  const broken = begin(token, 'import', hasty);
  broken.socket.write('y'.repeat(boundary.length));
  await broken.answered().toMatch(/^HTTP\/1\.1 400 /);
  await areKept(0);
  const next = [begin(token, 'import', hasty), begin(token, 'import', hasty)];
  for (const { end } of next) end();
  for (const { answered } of next) await answered().toMatch(/^HTTP\/1\.1 200 /);
});

it('takes twenty files at a time of all students, and says so to the next', async () => {
  const students = await Promise.all(Array.from({ length: 11 }, () => test.registerStudent()));
  for (const { token } of students.slice(0, 10)) {
    begin(token);
    begin(token);
  }
  await areKept(20);
  await begin(students[10]?.token ?? '')
    .answered()
    .toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5[\s\S]*"code":"common.uploads_full"/i);
  expect(folders()).toHaveLength(20);
});
