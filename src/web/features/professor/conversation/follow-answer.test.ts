import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnswerEvent } from '#shared/contracts/professor.ts';
import { sampleMessage } from '#test/support/samples/professor.ts';
import { followAnswer, pacer } from './follow-answer.ts';

const question = sampleMessage(0);
const writing = sampleMessage(1, { content: '', status: 'writing' });
const whole = sampleMessage(1, { content: 'A mitose divide.' });
const begun: AnswerEvent = { type: 'begun', question, answer: writing };
const text = (said: string): AnswerEvent => ({ type: 'text', text: said });

async function* events(told: AnswerEvent[], failure?: Error): AsyncGenerator<AnswerEvent> {
  yield* told;
  if (failure) throw failure;
}
const listener = () => ({ onBegun: vi.fn(), onText: vi.fn() });

it('tells the beginning and all that has come, and answers the end', async () => {
  const heard = listener();
  const told = events([begun, text('A mi'), text('tose'), { type: 'ended', answer: whole }]);
  expect(await followAnswer(told, heard)).toEqual({ answer: whole, problem: null });
  expect(heard.onBegun.mock.calls).toEqual([[question, writing]]);
  expect(heard.onText.mock.calls).toEqual([['A mi'], ['A mitose']]);
});

it('counts an answer without content as a failure', async () => {
  const empty = { ...whole, content: ' ' };
  const followed = await followAnswer(events([begun, { type: 'ended', answer: empty }]), listener());
  expect(followed.answer.status).toBe('failed');
  expect(followed.problem).toBe('Erro ao enviar mensagem ou arquivo. Tente novamente.');
});

it('lets an answer be empty that was stopped', async () => {
  const stopped = sampleMessage(1, { content: '', status: 'stopped' });
  const told = events([begun, { type: 'ended', answer: stopped }]);
  expect(await followAnswer(told, listener())).toEqual({ answer: stopped, problem: null });
});

it('keeps what came of one that failed, with the sentence of the server', async () => {
  const failed: AnswerEvent = { type: 'failed', message: 'Não deu.', code: 'professor.answer_failed' };
  expect(await followAnswer(events([begun, text('A mi'), failed]), listener())).toEqual({
    answer: { ...writing, content: 'A mi', status: 'failed' },
    problem: 'Não deu.',
  });
});

it.each([
  ['breaks', new TypeError('network error')],
  ['just ends', undefined],
])('leaves an answer to be written when the connection %s', async (_, failure) => {
  expect(await followAnswer(events([begun, text('A mi')], failure), listener())).toEqual({
    answer: { ...writing, content: 'A mi' },
    problem: null,
  });
});

it('rejects when nothing has begun', async () => {
  const failure = new TypeError('network error');
  await expect(followAnswer(events([], failure), listener())).rejects.toBe(failure);
  await expect(followAnswer(events([]), listener())).rejects.toBeInstanceOf(Error);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('draws the newest text, ten times a second at most', () => {
  const draw = vi.fn();
  const pace = pacer(draw);
  for (let ms = 0; ms < 1000; ms += 10) {
    pace.show('a'.repeat(ms / 10 + 1));
    vi.advanceTimersByTime(10);
  }
  expect(draw.mock.calls.length).toBeGreaterThanOrEqual(8);
  expect(draw.mock.calls.length).toBeLessThanOrEqual(10);
  vi.advanceTimersByTime(200);
  expect(draw.mock.lastCall).toEqual(['a'.repeat(100)]);
});

it('draws a long text less often', () => {
  const draw = vi.fn();
  const pace = pacer(draw);
  pace.show('a'.repeat(20_000));
  vi.advanceTimersByTime(400);
  expect(draw).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('draws nothing after its end', () => {
  const draw = vi.fn();
  const pace = pacer(draw);
  pace.show('a');
  pace.end();
  vi.advanceTimersByTime(1000);
  expect(draw).not.toHaveBeenCalled();
});
