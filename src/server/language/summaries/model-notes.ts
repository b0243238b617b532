import { z } from 'zod';
import type { TextModel } from '#server/platform/ai/model.ts';
import { type KeyPointSource, summaryLimits } from '#shared/contracts/summaries.ts';
import type { Progress, SummarySource } from './summary-writer.ts';
import { partsOf, quoteFinder, type TextPart } from './text-parts.ts';

/** Characters that a model reads at once; some 6,000 tokens. */
const partSize = 20_000;
/** Tokens of the notes on one part, at least. */
const leastNotes = 150;
/** Parts that are read at the same time. */
const atOnce = 3;

export interface Budget {
  /** Of one answer; the notes on all parts together take no more either. */
  tokens: number;
  signal: AbortSignal;
}

/** What a summary and its key points are written from, and where its sentences stand. */
export interface Material {
  text: string;
  find(quote: string): KeyPointSource | undefined;
}

interface Note {
  text: string;
  source: { sentence: string; page: number };
}

const short = (most: number) => z.string().trim().min(1).max(most);
/** What a model says of a text, and the sentence from which it has it. */
export const quotedPoint = z.object({ text: short(summaryLimits.keyPoint), quote: short(2000) });
const notesSchema = z.object({ points: z.array(quotedPoint).min(1).max(20) });

const instructions = [
  'Você lê uma parte de um texto de estudo em português do Brasil e anota o que importa para resumi-lo.',
  'Cada anotação tem text, uma frase com suas palavras, e quote, a frase do texto de onde saiu, copiada exatamente.',
  'Anote só o que está no texto.',
].join('\n');

/** What a part says, in sentences whose quotes stand there; the others are made up, and so may be what they say. */
async function noteOn(model: TextModel, part: TextPart, { tokens, signal }: Budget): Promise<Note[]> {
  const { points } = await model.writeObject({
    schema: notesSchema,
    instructions,
    content: part.text,
    maxTokens: tokens,
    signal,
  });
  const find = quoteFinder(part);
  return points.flatMap(({ text, quote }) => {
    const source = find(quote);
    return source ? [{ text, source }] : [];
  });
}

/** Notes on every part, in their order. */
async function noteOnAll(
  model: TextModel,
  parts: readonly TextPart[],
  budget: Budget,
  progress: Progress,
): Promise<Note[]> {
  const notes: Note[][] = [];
  const tokens = Math.max(leastNotes, Math.floor(budget.tokens / parts.length));
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < parts.length; at = next++) {
      notes[at] = await noteOn(model, parts[at] as TextPart, { ...budget, tokens });
      progress.reached('reading', ++done, parts.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return notes.flat();
}

/**
 * A short text as it is, or notes on the parts of a long one, as few parts as the budget has notes for. Rejects when the
 * model fails.
 */
export async function readMaterial(
  model: TextModel,
  { pages, hasPages }: SummarySource,
  budget: Budget,
  progress: Progress,
): Promise<Material> {
  const sourced = (found: Note['source'] | undefined) =>
    found && { sentence: found.sentence, page: hasPages ? found.page : null };
  const length = pages.reduce((sum, page) => sum + page.length, 0);
  const [first, ...others] = partsOf(
    pages,
    Math.max(partSize, Math.ceil(length / Math.floor(budget.tokens / leastNotes))),
  );
  if (first && others.length === 0) {
    const find = quoteFinder(first);
    return { text: first.text, find: (quote) => sourced(find(quote)) };
  }
  progress.reached('reading', 0, others.length + 1);
  const notes = await noteOnAll(model, first ? [first, ...others] : [], budget, progress);
  const text = notes.map((note) => `${note.text}\n“${note.source.sentence}”`).join('\n\n');
  const find = quoteFinder({ text, pages: [{ at: 0, page: 1 }] });
  return {
    text,
    find: (quote) => {
      const sentence = find(quote)?.sentence.replace(/[“”]/gu, '');
      return sentence
        ? sourced(notes.find(({ source }) => source.sentence.includes(sentence))?.source)
        : undefined;
    },
  };
}
