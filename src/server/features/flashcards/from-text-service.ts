import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { byModelOrLocally, type Made } from '#server/features/model-use/service.ts';
import { getSummary } from '#server/features/summaries/service.ts';
import type { TextModel } from '#server/platform/ai/model.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { Flashcard, FromSummary, FromText, ProposedCard } from '#shared/contracts/flashcards.ts';
import type { Summary } from '#shared/contracts/summaries.ts';
import { generateCards } from './generate-service.ts';
import { createFlashcards, requireCardRoom } from './service.ts';

const patienceMs = 30_000;

type Proposal = Omit<Made<unknown>, 'made'> & {
  cards: ProposedCard[];
  /** Why there are fewer than asked for; null when there are not. */
  note: string | null;
};

/**
 * Cards from a text by the connected model or the local engine, kept by nobody yet. Throws `text_too_short` (422) when
 * nothing can be asked about it, and what `generateCards` throws.
 */
export async function proposeCards(
  parts: Parts,
  { userId }: SignedIn,
  { text, count }: Pick<FromText, 'text' | 'count'>,
): Promise<Proposal> {
  const { made, ...by } = await byModelOrLocally(parts, userId, {
    name: 'cards',
    characters: text.length,
    byModel: async ({ model, tokens }) => {
      const cards = await askModel(model, text, count, tokens);
      return { cards, note: noteOn(cards.length, count) };
    },
    locally: () => generateCards(parts, userId, { text, count }),
  });
  if (made.cards.length === 0) throw unprocessable('flashcards.text_too_short');
  return { ...made, ...by };
}

/** As `proposeCards`, and keeps what comes of it. Throws the `quotas` codes (403), before an engine works when it can. */
export async function createFromText(parts: Parts, student: SignedIn, input: FromText): Promise<Flashcard[]> {
  await requireCardRoom(parts, student, { cards: 1, bytes: 0 });
  const { cards } = await proposeCards(parts, student, input);
  const { subject, deck } = input;
  return createFlashcards(
    parts,
    student,
    cards.map((card) => ({ ...card, subject, deck })),
  );
}

/** Cards from one of the student's summaries, kept by nobody yet. Throws `summary_not_found` (404) and as `proposeCards`. */
export async function proposeFromSummary(
  parts: Parts,
  student: SignedIn,
  { summaryId, count }: FromSummary,
): Promise<Proposal> {
  const summary = await findSummary(parts, student, summaryId);
  return proposeCards(parts, student, { text: studyText(summary), count });
}

/** As `proposeFromSummary`, and keeps what comes of it under the summary's subject. */
export async function createFromSummary(
  parts: Parts,
  student: SignedIn,
  { summaryId, deck, count }: FromSummary,
): Promise<Flashcard[]> {
  const summary = await findSummary(parts, student, summaryId);
  return createFromText(parts, student, { text: studyText(summary), subject: summary.subject, deck, count });
}

async function findSummary(parts: Parts, student: SignedIn, id: string): Promise<Summary> {
  if (!isUuid(id)) throw notFound('summaries.summary_not_found');
  return getSummary(parts, student, id);
}

/** What a summary says, its key points too when the summary does not say them already. */
const studyText = ({ summary, keyPoints }: Summary) =>
  [summary, ...keyPoints.filter((point) => !summary.includes(point))].join('\n\n');

const noteOn = (made: number, asked: number) =>
  made < asked ? `Este texto rendeu ${made} flashcards distintos, de ${asked} pedidos.` : null;

const sentence = (most: number) => z.string().trim().min(1).max(most);

async function askModel(
  model: TextModel,
  text: string,
  count: number,
  maxTokens: number,
): Promise<ProposedCard[]> {
  const { cards } = await model.writeObject({
    schema: z.object({
      cards: z
        .array(
          z.object({
            question: sentence(1000),
            answer: sentence(1000),
            difficulty: z.int().min(1).max(5),
            tags: z.array(sentence(40)).max(3),
            source: sentence(2000),
          }),
        )
        .min(1)
        .max(50),
    }),
    instructions: [
      'Você cria flashcards em português do Brasil a partir do texto de um estudante.',
      `Crie até ${count} flashcards distintos, do mais importante ao menos importante, só com o que está no texto.`,
      'Cada um tem pergunta, resposta curta que não aparece na pergunta, dificuldade de 1 a 5, até três tags e, em',
      'source, a frase do texto de onde saiu, copiada exatamente.',
    ].join('\n'),
    content: text,
    maxTokens,
    signal: AbortSignal.timeout(patienceMs),
  });
  // A source that is not in the text is made up, and so may be the card.
  const grounded = cards.filter(({ source }) => text.includes(source)).slice(0, count);
  if (grounded.length === 0) throw new Error('None of the cards stands in the text.');
  return grounded;
}
