import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeAi, openFakeAi } from '#test/support/fake-ai.ts';
import { connectModel, type TextModel } from './model.ts';

let ai: FakeAi;
let model: TextModel;
beforeEach(async () => {
  ai = await openFakeAi();
  model = connectModel({ baseUrl: ai.baseUrl, model: 'fake', silenceMs: 300 });
  return () => ai.close();
});

const usual = { instructions: 'Explique.', content: 'Mitose', maxTokens: 100 };
const write = (signal: AbortSignal = new AbortController().signal, told: string[] = []) =>
  model.writeText({ ...usual, signal }, (soFar) => told.push(soFar));

describe('a text by a model', () => {
  it('is told as it grows', async () => {
    ai.replies.push({
      text: 'A mitose divide a célula em duas iguais, com os mesmos cromossomos da primeira.',
    });
    const told: string[] = [];
    const text = await write(undefined, told);
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)).toBe(text);
    for (const [at, soFar] of told.entries()) expect(soFar.startsWith(told[at - 1] ?? '')).toBe(true);
  });

  it('is given up when the provider never begins', async () => {
    ai.replies.push('stall');
    await expect(write()).rejects.toThrow('silent for 300 ms');
  });

  it('is given up when the provider falls silent in the middle', async () => {
    ai.replies.push({
      text: 'Uma metade que chega sem demora ao estudante. Outra que não chega nunca mais.',
    });
    ai.pause = new Promise(() => {});
    const told: string[] = [];
    await expect(write(undefined, told)).rejects.toThrow('silent for 300 ms');
    expect(told.at(-1)).toMatch(/^Uma metade/);
  });

  it('ends with the one who asked', async () => {
    ai.replies.push('stall');
    const asked = new AbortController();
    const text = write(asked.signal);
    asked.abort(new Error('Enough.'));
    await expect(text).rejects.toThrow('Enough.');
  });
});
