import { z } from 'zod';
import type { BudgetedModel, TextModel } from '#server/platform/ai/model.ts';
import { type KeyPointSource, summaryLimits } from '#shared/contracts/summaries.ts';
import { groundedIn, keepGrounded } from './grounding.ts';
import { type Budget, type Material, quotedPoint, readMaterial } from './model-notes.ts';
import type { Progress, SummaryRequest, SummaryWriter, WrittenSummary } from './summary-writer.ts';

const { keyPoints, tags, tag, keyPoint } = summaryLimits;
const short = (most: number) => z.string().trim().min(1).max(most);
const tagsSchema = z.array(short(tag)).max(tags);
const pointsSchema = z.object({
  keyPoints: z.array(quotedPoint).min(1).max(keyPoints.max),
  tags: tagsSchema,
});
const freePointsSchema = z.object({
  keyPoints: z.array(short(keyPoint)).min(1).max(keyPoints.max),
  tags: tagsSchema,
});

const pointInstructions = (hasText: boolean) =>
  [
    `Você escolhe de ${keyPoints.min} a ${keyPoints.max} pontos-chave de um material de estudo em português do Brasil.`,
    hasText
      ? 'Cada um tem text, uma frase curta que se entende sozinha, e quote, a frase do texto de onde saiu, copiada exatamente.'
      : 'O material é só um título: diga o que é bem estabelecido sobre ele, cada ponto numa frase curta que se entende sozinha.',
    `Dê também até ${tags} tags: os termos mais importantes, em minúsculas quando não são nomes.`,
  ].join('\n');

const summaryInstructions = ({ maxWords, avoid }: SummaryRequest, hasText: boolean) =>
  [
    'Você escreve resumos de estudo em português do Brasil, claros e corretos, em Markdown simples.',
    hasText
      ? 'Use só o que está no material: nenhum fato, número ou nome de fora dele.'
      : 'O material é só um título: escreva sobre esse assunto, com o que é bem estabelecido.',
    `O resumo tem no máximo ${maxWords} palavras e chega perto disso quando o material permite.`,
    'Não comece com um título nem fale do próprio resumo.',
    ...(avoid
      ? ['O material termina com o resumo atual: escreva outro, com outras escolhas e palavras.']
      : []),
  ].join('\n');

interface Points {
  keyPoints: { text: string; source: KeyPointSource | null }[];
  tags: string[];
}

interface Asked {
  content: string;
  maxTokens: number;
  signal: AbortSignal;
}

/** Points about a title, which have no text to stand in. */
async function pointsAboutTitle(model: TextModel, asked: Asked): Promise<Points> {
  const found = await model.writeObject({
    ...asked,
    schema: freePointsSchema,
    instructions: pointInstructions(false),
  });
  return { keyPoints: found.keyPoints.map((text) => ({ text, source: null })), tags: found.tags };
}

/** Points of a text; those whose quote does not stand there are left out. */
async function pointsOf(model: TextModel, asked: Asked, { find }: Material): Promise<Points> {
  const found = await model.writeObject({
    ...asked,
    schema: pointsSchema,
    instructions: pointInstructions(true),
  });
  const keyPoints = found.keyPoints.flatMap(({ text, quote }) => {
    const source = find(quote);
    return source ? [{ text, source }] : [];
  });
  return { keyPoints, tags: found.tags };
}

/**
 * Writes summaries by the connected model: of a short text from the text itself, of a long one from notes on its parts
 * (map and reduce), of a title from what the model knows. Key points whose quote does not stand in the text are left
 * out, as are sentences with numbers, names or words that it has not. Rejects when nothing usable comes of it.
 */
export function modelSummaryWriter({ model, tokens }: BudgetedModel, until: AbortSignal): SummaryWriter {
  return async (request, progress) => {
    // What is still being written when something fails is of no use any more.
    const over = new AbortController();
    const signal = AbortSignal.any([until, over.signal]);
    try {
      return await writeWithin(model, request, { tokens, signal }, progress);
    } finally {
      over.abort();
    }
  };
}

async function writeWithin(
  model: TextModel,
  request: SummaryRequest,
  budget: Budget,
  progress: Progress,
): Promise<WrittenSummary> {
  const { source, title, subject, maxWords, avoid } = request;
  const material = source.origin === 'title' ? null : await readMaterial(model, source, budget, progress);
  progress.reached('writing', 0, 0);
  const named = `Título: ${title}\nMatéria: ${subject}`;
  const content = material ? `${named}\n\n${material.text}` : named;
  const asked = { content, maxTokens: budget.tokens, signal: budget.signal };
  const [text, points] = await Promise.all([
    model.writeText(
      {
        ...asked,
        instructions: summaryInstructions(request, material !== null),
        content: avoid ? `${content}\n\nResumo atual:\n${avoid}` : content,
      },
      (soFar) => progress.wrote(soFar),
    ),
    material ? pointsOf(model, asked, material) : pointsAboutTitle(model, asked),
  ]);
  const summary = keepGrounded(text, material ? groundedIn(content) : () => true, maxWords);
  if (summary === '') throw new Error('Nothing that the model wrote stands in the text.');
  return {
    summary,
    keyPoints: points.keyPoints.map(({ text }) => text),
    keyPointSources: points.keyPoints.map(({ source }) => source),
    tags: points.tags,
  };
}
