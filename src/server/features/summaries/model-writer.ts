import { z } from 'zod';
import type { TextModel } from '#server/platform/ai/model.ts';
import { type KeyPointSource, summaryLimits } from '#shared/contracts/summaries.ts';
import { groundedIn, keepGrounded } from './grounding.ts';
import { partsOf, quoteFinder, type TextPart } from './text-parts.ts';
import type { Progress, Writing, Written } from './writing.ts';

/** Characters that a model reads at once; some 6,000 tokens. */
const partSize = 20_000;
/** Tokens of the notes on one part, at least. */
const leastNotes = 150;
/** Parts that are read at the same time. */
const atOnce = 3;

interface Budget {
  /** Of one answer; the notes on all parts together take no more either. */
  tokens: number;
  signal: AbortSignal;
}

interface Point {
  text: string;
  source: KeyPointSource | null;
}

const short = (most: number) => z.string().trim().min(1).max(most);
const { keyPoints, tags, tag, keyPoint } = summaryLimits;
const quoted = z.object({ text: short(keyPoint), quote: short(2000) });
const notesSchema = z.object({ points: z.array(quoted).min(1).max(20) });
const pointsSchema = z.object({
  keyPoints: z.array(quoted).min(1).max(keyPoints.max),
  tags: z.array(short(tag)).max(tags),
});
const freePointsSchema = z.object({
  keyPoints: z.array(short(keyPoint)).min(1).max(keyPoints.max),
  tags: z.array(short(tag)).max(tags),
});

const noteInstructions = [
  'Você lê uma parte de um texto de estudo em português do Brasil e anota o que importa para resumi-lo.',
  'Cada anotação tem text, uma frase com suas palavras, e quote, a frase do texto de onde saiu, copiada exatamente.',
  'Anote só o que está no texto.',
].join('\n');

const pointInstructions = [
  `Você escolhe de ${keyPoints.min} a ${keyPoints.max} pontos-chave de um texto de estudo em português do Brasil.`,
  'Cada um tem text, uma frase curta que se entende sozinha, e quote, a frase do texto de onde saiu, copiada exatamente.',
  `Dê também até ${tags} tags: os termos mais importantes do texto, em minúsculas quando não são nomes.`,
].join('\n');

const summaryInstructions = ({ title, subject, maxWords, avoid }: Writing, isAboutTitle: boolean) =>
  [
    'Você escreve resumos de estudo em português do Brasil, claros e corretos, em Markdown simples.',
    isAboutTitle
      ? 'O material é só um título: escreva sobre esse assunto, com o que é bem estabelecido.'
      : 'Use só o que está no material: nenhum fato, número ou nome de fora dele.',
    `O resumo tem no máximo ${maxWords} palavras e chega perto disso quando o material permite.`,
    'Não comece com um título nem fale do próprio resumo.',
    avoid
      ? 'Já existe um resumo, que vem depois do texto: escreva outro, com outras escolhas e palavras.'
      : '',
    `Título dado pelo estudante: ${JSON.stringify(title)}; matéria: ${JSON.stringify(subject)}.`,
  ].join('\n');

/** What a part says, in sentences whose quotes stand there; the others are made up, and so may be what they say. */
async function noteOn(model: TextModel, part: TextPart, { tokens, signal }: Budget): Promise<Point[]> {
  const { points } = await model.writeObject({
    schema: notesSchema,
    instructions: noteInstructions,
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
): Promise<Point[]> {
  const notes: Point[][] = [];
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

/** What the summary and its key points are written from, and where its sentences stand. */
interface Material {
  text: string;
  find(quote: string): KeyPointSource | undefined;
}

async function readMaterial(
  model: TextModel,
  { pages, hasPages }: Writing['source'],
  budget: Budget,
  progress: Progress,
): Promise<Material> {
  const sourced = (found: ReturnType<ReturnType<typeof quoteFinder>>) =>
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
  const text = notes.map((note) => `${note.text}\n“${note.source?.sentence}”`).join('\n\n');
  const find = quoteFinder({ text, pages: [{ at: 0, page: 1 }] });
  return {
    text,
    find: (quote) => {
      const sentence = find(quote)?.sentence ?? '';
      const note = notes.find(
        ({ source }) => sentence !== '' && source?.sentence.includes(sentence.replace(/[“”]/gu, '')),
      );
      return note?.source ? sourced({ ...note.source, page: note.source.page ?? 1 }) : undefined;
    },
  };
}

/**
 * A summary by the connected model: of a short text from the text itself, of a long one from notes on its parts
 * (map and reduce), of a title from what the model knows. Key points whose quote does not stand in the text are left
 * out, as are sentences with numbers, names or words that it has not. Rejects when nothing usable comes of it.
 */
export async function writeByModel(
  model: TextModel,
  writing: Writing,
  budget: Budget,
  progress: Progress,
): Promise<Written> {
  const { source, title, subject, maxWords, avoid } = writing;
  const isAboutTitle = source.origin === 'title';
  const material = isAboutTitle
    ? { text: `${title} (${subject})`, find: () => undefined }
    : await readMaterial(model, source, budget, progress);
  progress.reached('writing', 0, 0);
  const { tokens: maxTokens, signal } = budget;
  const asked = { content: material.text, maxTokens, signal };
  const [text, points] = await Promise.all([
    model.writeText(
      {
        ...asked,
        instructions: summaryInstructions(writing, isAboutTitle),
        content: avoid ? `${material.text}\n\n<resumo-atual>\n${avoid}\n</resumo-atual>` : material.text,
      },
      (soFar) => progress.wrote(soFar),
    ),
    isAboutTitle
      ? model
          .writeObject({ ...asked, schema: freePointsSchema, instructions: pointInstructions })
          .then(({ keyPoints: texts, tags }) => ({
            keyPoints: texts.map((text) => ({ text, source: null })),
            tags,
          }))
      : model
          .writeObject({ ...asked, schema: pointsSchema, instructions: pointInstructions })
          .then((found) => ({
            keyPoints: found.keyPoints.flatMap(({ text, quote }): Point[] => {
              const at = material.find(quote);
              return at ? [{ text, source: at }] : [];
            }),
            tags: found.tags,
          })),
  ]);
  const isGrounded = isAboutTitle ? () => true : groundedIn(`${title} ${subject}\n${material.text}`);
  const summary = keepGrounded(text, isGrounded, maxWords);
  if (summary === '') throw new Error('Nothing that the model wrote stands in the text.');
  return {
    summary,
    keyPoints: points.keyPoints.map(({ text }) => text),
    keyPointSources: points.keyPoints.map(({ source }) => source),
    tags: points.tags,
    engine: 'model',
  };
}
