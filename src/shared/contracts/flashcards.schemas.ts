import { z } from 'zod';
import { grades } from '#shared/rules/card-grades.ts';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { engineSchema, fallbackSchema } from './engine.schemas.ts';
import { flashcardApi, flashcardLimits } from './flashcards.ts';
import { pageInput } from './page-input.schemas.ts';

const text = (missing: string, most: number, tooLong: string) =>
  z.string(missing).trim().min(1, missing).max(most, tooLong);

const tag = text('As tags não podem ficar vazias.', 40, 'Cada tag pode ter até 40 caracteres.');
const subject = text('A matéria é obrigatória.', 80, 'A matéria pode ter até 80 caracteres.');
const deck = z
  .string()
  .trim()
  .max(120, 'O nome do baralho pode ter até 120 caracteres.')
  .transform((name) => name || flashcardLimits.defaultDeck);

const difficulty = z
  .int('A dificuldade vai de 1 a 5.')
  .min(1, 'A dificuldade vai de 1 a 5.')
  .max(5, 'A dificuldade vai de 1 a 5.');

const tags = z
  .array(tag)
  .max(20, 'Um flashcard pode ter até 20 tags.')
  .transform((list) => [...new Set(list)]);

const content = {
  question: z.string().trim().max(5000, 'A pergunta pode ter até 5.000 caracteres.'),
  answer: text('A resposta é obrigatória.', 5000, 'A resposta pode ter até 5.000 caracteres.'),
  subject,
  deck,
  tags,
  difficulty,
  /** The sentence of the text that the card came from, as it stands there. */
  source: z.string().max(5000).nullable(),
};

export const createFlashcardSchema = z.object({
  question: content.question.default(''),
  answer: content.answer,
  subject: content.subject,
  deck: content.deck.default(flashcardLimits.defaultDeck),
  tags: content.tags.default([]),
  difficulty: content.difficulty.default(3),
  source: content.source.default(null),
});

export const updateFlashcardSchema = z
  .object({ ...content, suspended: z.boolean('Diga se o flashcard está suspenso.') })
  .omit({ source: true })
  .partial();

export const historyEntrySchema = z.object({
  id: z.string(),
  /** When it was answered. */
  date: z.string(),
  result: z.enum(grades),
  /** Seconds. */
  timeSpent: z.int(),
  kind: z.enum(['review', 'relearn']),
});

const scheduleSchema = z.object({
  stability: z.number(),
  fsrsDifficulty: z.number(),
  reps: z.int(),
  lapses: z.int(),
  dueOn: z.string(),
  lastOn: z.string().nullable(),
  interval: z.int(),
  easeFactor: z.number(),
  consecutiveCorrect: z.int(),
  relearningOn: z.string().nullable(),
});

export const flashcardSchema = z.object({
  id: z.string(),
  _id: z.string(),
  question: z.string(),
  answer: z.string(),
  subject: z.string(),
  deck: z.string(),
  tags: z.array(z.string()),
  /** 1 to 5, the student's own estimate. */
  difficulty: z.int(),
  source: z.string().nullable(),
  suspended: z.boolean(),
  /** The day on which it is due, as an instant: the start of that day where the student is. */
  nextReviewDate: z.string(),
  consecutiveCorrect: z.int(),
  /** Days. */
  interval: z.int(),
  easeFactor: z.number(),
  /** What the next answer is graded from. */
  schedule: scheduleSchema,
  studyHistory: z.array(historyEntrySchema),
  createdAt: z.string(),
});

/** A card proposed from a text, not kept yet. */
export const proposedCardSchema = z.object({
  question: z.string(),
  answer: z.string(),
  tags: z.array(z.string()),
  difficulty: z.int(),
  source: z.string().nullable(),
});

export const fromTextSchema = z.object({
  text: text('O texto é obrigatório.', 100_000, 'O texto pode ter até 100.000 caracteres.'),
  subject,
  deck: deck.default(flashcardLimits.defaultDeck),
  count: z
    .int('Peça de 1 a 50 flashcards.')
    .min(1, 'Peça de 1 a 50 flashcards.')
    .max(50, 'Peça de 1 a 50 flashcards.')
    .default(10),
});

export const fromSummarySchema = z.object({
  summaryId: z.string('Escolha um resumo.').min(1, 'Escolha um resumo.').max(100, 'Escolha um resumo.'),
  deck: fromTextSchema.shape.deck,
  count: fromTextSchema.shape.count,
});

export const answerSchema = z.object({
  result: z.enum(grades, 'Escolha incorreto, difícil ou correto.'),
  timeSpent: z
    .number('Informe o tempo em segundos.')
    .min(0, 'O tempo não pode ser negativo.')
    .transform((seconds) => Math.min(flashcardLimits.timeSpent, Math.round(seconds)))
    .default(0),
  /** Made by the client: the same answer sent twice counts once. */
  id: z.uuid('Informe o identificador da resposta.').optional(),
  /** When it was given, when it was kept for a while; at most 30 days back. */
  answeredAt: z.iso.datetime({ offset: true, error: 'Informe quando a resposta foi dada.' }).optional(),
});

const pageQuery = z.object({
  page: pageInput('Informe uma página a partir de 1.', 100_000).optional(),
  limit: pageInput('Informe um limite de 1 a 1.000.', flashcardLimits.page.max).optional(),
});

export const listQuery = pageQuery.extend({
  search: z.string().trim().max(200, 'A busca pode ter até 200 caracteres.').optional(),
  deck: z.string().trim().max(120).optional(),
  /** Easy is 1 and 2, medium 3, hard 4 and 5. */
  difficulty: z.enum(['easy', 'medium', 'hard'], 'Escolha fácil, médio ou difícil.').optional(),
});

const cardParams = z.object({ id: z.uuid() });
const cardNotFound = { params: cardParams, notFound: 'flashcards.card_not_found' } as const;
const oneCard = z.object({ data: z.object({ flashcard: flashcardSchema }) });

const idsSchema = z.object({
  ids: z
    .array(z.string('Nenhum flashcard selecionado.'), 'Nenhum flashcard selecionado.')
    .min(1, 'Nenhum flashcard selecionado.')
    .max(10_000, 'Exclua até 10.000 flashcards por vez.'),
});

/** Cards answered on the student's day, each once, by what they were before. */
export const answeredTodaySchema = z.object({
  /** Never answered until then. */
  newCards: z.int(),
  reviews: z.int(),
});

const proposalSchema = z.object({
  cards: z.array(proposedCardSchema),
  engine: engineSchema,
  fallback: fallbackSchema,
  /** Why there are fewer than asked for; null when there are not. */
  note: z.string().nullable(),
  /** Those of the text from which the student may make cards of their own. */
  sentences: z.array(z.string()),
});

const statsSchema = z.object({
  totalCount: z.int(),
  dueCount: z.int(),
  total: z.int(),
  forReview: z.int(),
});

export const flashcardSchemas = {
  list: {
    summary: "The student's cards, newest first: all that one answer holds (5,000 and 8 MB), or a page.",
    query: listQuery,
    response: z.object({
      data: z.object({ flashcards: z.array(flashcardSchema) }),
      /** Cards that match, over all pages. */
      count: z.int(),
    }),
  },
  create: {
    summary: 'Makes a card, due at once.',
    body: createFlashcardSchema,
    largeBody: true,
    response: oneCard,
    status: 201,
  },
  fromText: {
    summary: 'Makes and keeps cards from a text; answers them as a bare array.',
    body: fromTextSchema,
    largeBody: true,
    response: z.array(flashcardSchema),
    status: 201,
  },
  propose: {
    summary: 'Cards from a text, shown before they are kept.',
    body: fromTextSchema,
    largeBody: true,
    response: proposalSchema,
  },
  fromSummary: {
    summary: "Makes and keeps cards from one of the student's summaries; answers them as a bare array.",
    body: fromSummarySchema,
    response: z.array(flashcardSchema),
    status: 201,
  },
  proposeFromSummary: {
    summary: 'Cards from a summary, shown before they are kept.',
    body: fromSummarySchema,
    response: proposalSchema,
  },
  keep: {
    summary: 'Makes several cards at once.',
    body: z.object({
      cards: z
        .array(createFlashcardSchema, 'Escolha pelo menos um flashcard.')
        .min(1, 'Escolha pelo menos um flashcard.')
        .max(1000, 'Salve até 1.000 flashcards por vez.'),
    }),
    largeBody: true,
    response: z.object({ data: z.object({ flashcards: z.array(flashcardSchema) }) }),
    status: 201,
  },
  review: {
    summary:
      'Every due card, the longest due first: all that one answer holds (5,000 and 8 MB), or a page. With `ahead`, those of the next days too.',
    query: pageQuery.extend({ ahead: pageInput('Informe de 1 a 7 dias.', flashcardLimits.ahead).optional() }),
    response: z.object({
      data: z.object({ flashcards: z.array(flashcardSchema) }),
      /** Cards due today. */
      count: z.int(),
      answeredToday: answeredTodaySchema,
    }),
  },
  stats: { summary: 'How many cards there are, and how many are due.', response: statsSchema },
  decks: {
    summary: 'The decks with their cards counted, in order of name.',
    response: z.object({
      data: z.object({ decks: z.array(z.object({ deck: z.string(), total: z.int(), due: z.int() })) }),
    }),
  },
  detail: { summary: 'One card with its history.', response: oneCard, ...cardNotFound },
  update: {
    summary: 'Changes what a card says, or suspends it.',
    body: updateFlashcardSchema,
    largeBody: true,
    response: oneCard,
    ...cardNotFound,
  },
  remove: { summary: 'Deletes a card.', ...cardNotFound },
  removeMany: {
    summary: 'Deletes several cards; answers how many there were.',
    body: idsSchema,
    largeBody: true,
    response: z.object({ success: z.boolean(), message: z.string(), count: z.int() }),
  },
  study: {
    summary: 'Records an answer and schedules the card.',
    body: answerSchema,
    response: z.object({
      data: z.object({
        flashcard: flashcardSchema,
        answerId: z.string(),
        kind: z.enum(['review', 'relearn']),
      }),
    }),
    ...cardNotFound,
  },
  withdraw: {
    summary: 'Takes an answer back: the card is what the others make of it.',
    params: z.object({ id: z.uuid(), answerId: z.uuid() }),
    response: oneCard,
    notFound: 'flashcards.answer_not_found',
  },
} satisfies Record<string, CallSchemas>;

export const flashcardEndpoints = withSchemas(flashcardApi, flashcardSchemas);
