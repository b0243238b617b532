import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { localCardWriter } from './local.ts';
import { makeCards } from './make-cards.ts';

const log = pino({ level: 'silent' });
const sentences = (count: number) =>
  Array.from({ length: count }, (_, at) => `A enzima${at} é a proteína que acelera a reação${at}.`).join(' ');
const short = { text: sentences(20), count: 10 };
const long = { text: sentences(1500), count: 50 };

let threads: number;
beforeEach(() => {
  threads = 0;
  const count = () => {
    threads += 1;
  };
  process.on('worker', count);
  return () => void process.off('worker', count);
});

it('reads a long text in a thread of its own, into the cards that it would give here', async () => {
  expect(await localCardWriter(log, 'student')(long)).toEqual(makeCards(long.text, long.count));
  expect(threads).toBe(1);
});

it('reads a short text here, where a thread would take longer to start', async () => {
  expect(await localCardWriter(log, 'student')(short)).toEqual(makeCards(short.text, short.count));
  expect(threads).toBe(0);
});

it.each([
  ['time', { timeoutMs: 1, memoryMb: 128 }],
  ['memory', { timeoutMs: 20_000, memoryMb: 8 }],
])('refuses a text that takes too much %s, in a sentence', async (_, bounds) => {
  await expect(localCardWriter(log, 'student', bounds)(long)).rejects.toMatchObject({
    status: 422,
    code: 'flashcards.text_too_heavy',
    message: 'O texto é pesado demais para ser lido de uma vez. Divida-o e crie os flashcards por partes.',
  });
});

it.each([
  ['all places of all students', (n: number) => `student ${n}`, 'common.unavailable', 8],
  ['their own places', () => 'student', 'common.queue_full', 57],
])('asks those who find %s taken to come again', async (_, student, code, refused) => {
  const readings = Array.from({ length: 60 }, (_, n) =>
    localCardWriter(log, student(n), { timeoutMs: 1, memoryMb: 128 })(long),
  );
  const codes = (await Promise.allSettled(readings)).map(
    (reading) => reading.status === 'rejected' && reading.reason.code,
  );
  expect(codes.filter((one) => one === code)).toHaveLength(refused);
  expect(threads).toBe(60 - refused);
});
