import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { summarise } from '#server/language/summaries/summarise.ts';
import { summariseText } from './summarise-service.ts';

const parts = { log: pino({ level: 'silent' }) };
const request = (count: number) => ({
  pages: Array.from(
    { length: count },
    (_, at) => `A enzima${at} é a proteína que acelera a reação${at} da célula.`,
  ),
  title: 'Enzimas',
  subject: 'Biologia',
  maxWords: 100,
});

let threads: number;
beforeEach(() => {
  threads = 0;
  const count = () => {
    threads += 1;
  };
  process.on('worker', count);
  return () => void process.off('worker', count);
});

it('summarises a long text in a thread of its own, as it would here', async () => {
  expect(await summariseText(parts, 'student', request(1500))).toEqual(summarise(request(1500)));
  expect(threads).toBe(1);
});

it('summarises a short text here, where a thread would take longer to start', async () => {
  expect(await summariseText(parts, 'student', request(15))).toEqual(summarise(request(15)));
  expect(threads).toBe(0);
});

it.each([
  ['time', { timeoutMs: 1, memoryMb: 300 }],
  ['memory', { timeoutMs: 20_000, memoryMb: 8 }],
])('refuses a text that takes too much %s, in a sentence', async (_, bounds) => {
  await expect(summariseText(parts, 'student', request(1500), bounds)).rejects.toMatchObject({
    status: 422,
    code: 'summaries.text_too_heavy',
    message: 'O texto é longo ou complexo demais para resumir de uma vez. Divida-o em partes.',
  });
});

it.each([
  ['all places of all students', (n: number) => `student ${n}`, 'common.unavailable', 8],
  ['their own places', () => 'student', 'common.queue_full', 57],
])('asks those who find %s taken to come again', async (_, student, code, refused) => {
  const asked = Array.from({ length: 60 }, (_, n) =>
    summariseText(parts, student(n), request(1500), { timeoutMs: 1, memoryMb: 300 }),
  );
  const codes = (await Promise.allSettled(asked)).map((one) => one.status === 'rejected' && one.reason.code);
  expect(codes.filter((one) => one === code)).toHaveLength(refused);
});
