import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { localSummaryWriter } from './local.ts';
import { type SourceText, summarise } from './summarise.ts';
import type { SummaryRequest } from './summary-writer.ts';

const log = pino({ level: 'silent' });
const unwatched = { reached: () => {}, wrote: () => {} };
const text = (count: number): SourceText => ({
  pages: Array.from(
    { length: count },
    (_, at) => `A enzima${at} é a proteína que acelera a reação${at} da célula.`,
  ),
  title: 'Enzimas',
  subject: 'Biologia',
  maxWords: 100,
});

const requestOf = (count: number, hasPages = true): SummaryRequest => {
  const { pages, ...rest } = text(count);
  return { source: { origin: 'document', pages: [...pages], hasPages }, ...rest };
};

/** What the writer makes of the answer of `summarise`. */
const writtenOf = (count: number) => {
  const { summary, keyPoints, tags } = summarise(text(count));
  return {
    summary,
    keyPoints: keyPoints.map(({ text }) => text),
    keyPointSources: keyPoints.map(({ sentence, page }) => ({ sentence, page })),
    tags,
  };
};

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
  expect(await localSummaryWriter(log, 'student')(requestOf(1500), unwatched)).toEqual(writtenOf(1500));
  expect(threads).toBe(1);
});

it('summarises a short text here, where a thread would take longer to start', async () => {
  expect(await localSummaryWriter(log, 'student')(requestOf(15), unwatched)).toEqual(writtenOf(15));
  expect(threads).toBe(0);
});

it('names no page of a text that has none', async () => {
  const { keyPointSources } = await localSummaryWriter(log, 'student')(requestOf(15, false), unwatched);
  expect(keyPointSources.length).toBeGreaterThan(0);
  for (const source of keyPointSources) expect(source).toMatchObject({ page: null });
});

it.each([
  ['time', { timeoutMs: 1, memoryMb: 300 }],
  ['memory', { timeoutMs: 20_000, memoryMb: 8 }],
])('refuses a text that takes too much %s, in a sentence', async (_, bounds) => {
  await expect(localSummaryWriter(log, 'student', bounds)(requestOf(1500), unwatched)).rejects.toMatchObject({
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
    localSummaryWriter(log, student(n), { timeoutMs: 1, memoryMb: 300 })(requestOf(1500), unwatched),
  );
  const codes = (await Promise.allSettled(asked)).map((one) => one.status === 'rejected' && one.reason.code);
  expect(codes.filter((one) => one === code)).toHaveLength(refused);
});
