import { validate as isUuid } from 'uuid';
import { byModelOrLocally, type Made } from '#server/features/model-use/service.ts';
import { getSummary } from '#server/features/summaries/service.ts';
import type { WrittenCards } from '#server/language/cards/card-writer.ts';
import { localCardWriter } from '#server/language/cards/local.ts';
import { modelCardWriter } from '#server/language/cards/model.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { Flashcard, FromSummary, FromText } from '#shared/contracts/flashcards.ts';
import type { Summary } from '#shared/contracts/summaries.ts';
import { createFlashcards, requireCardRoom } from './service.ts';

type Proposal = Omit<Made<unknown>, 'made'> & WrittenCards;

/** Characters below which a text that bears nothing is said to be short. */
const short = 120;

const nothingToAsk = (text: string) =>
  unprocessable(text.length < short ? 'flashcards.text_too_short' : 'flashcards.nothing_to_ask');

/**
 * Cards from a text by the connected model or the local engine, kept by nobody yet. Throws `text_too_short` or `nothing_to_ask`
 * (422) when nothing can be asked about it, not even by the student, and what `localCardWriter` does.
 */
export async function proposeCards(
  services: Services,
  { userId }: SignedIn,
  { text, count }: Pick<FromText, 'text' | 'count'>,
): Promise<Proposal> {
  const { made, ...by } = await byModelOrLocally(services, userId, {
    name: 'cards',
    characters: text.length,
    byModel: (model) => modelCardWriter(model)({ text, count }),
    locally: () => localCardWriter(services.log, userId)({ text, count }),
  });
  if (made.cards.length + made.sentences.length === 0) throw nothingToAsk(text);
  return { ...made, ...by };
}

/** As `proposeCards`, and keeps what comes of it: one card at least. Throws the `quotas` codes (403), before an engine works when it can. */
export async function createFromText(
  services: Services,
  student: SignedIn,
  input: FromText,
): Promise<Flashcard[]> {
  await requireCardRoom(services, student, { cards: 1, bytes: 0 });
  const { cards } = await proposeCards(services, student, input);
  if (cards.length === 0) throw nothingToAsk(input.text);
  const { subject, deck } = input;
  return createFlashcards(
    services,
    student,
    cards.map((card) => ({ ...card, subject, deck })),
  );
}

/** Cards from one of the student's summaries, kept by nobody yet. Throws `summary_not_found` (404) and as `proposeCards`. */
export async function proposeFromSummary(
  services: Services,
  student: SignedIn,
  { summaryId, count }: FromSummary,
): Promise<Proposal> {
  const summary = await findSummary(services, student, summaryId);
  return proposeCards(services, student, { text: studyText(summary), count });
}

/** As `proposeFromSummary`, and keeps what comes of it under the summary's subject. */
export async function createFromSummary(
  services: Services,
  student: SignedIn,
  { summaryId, deck, count }: FromSummary,
): Promise<Flashcard[]> {
  const summary = await findSummary(services, student, summaryId);
  return createFromText(services, student, {
    text: studyText(summary),
    subject: summary.subject,
    deck,
    count,
  });
}

async function findSummary(services: Services, student: SignedIn, id: string): Promise<Summary> {
  if (!isUuid(id)) throw notFound('summaries.summary_not_found');
  return getSummary(services, student, id);
}

/** What a summary says, its key points too when the summary does not say them already. */
const studyText = ({ summary, keyPoints }: Summary) =>
  [summary, ...keyPoints.filter((point) => !summary.includes(point))].join('\n\n');
