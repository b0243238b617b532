import { getDashboard } from '#server/features/dashboard/service.ts';
import { cardsAbout } from '#server/features/flashcards/about-service.ts';
import { getStreak } from '#server/features/streak/service.ts';
import { topicsAbout } from '#server/features/study-plans/about-service.ts';
import { summariesAbout } from '#server/features/summaries/about-service.ts';
import { outlineOf } from '#server/language/plans/outline.ts';
import { piecesOf } from '#server/language/text/pieces.ts';
import type { Passage, QuizCard, TutorInput } from '#server/language/tutor/tutor.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { searchable, searchFor } from '#shared/rules/text/search-text.ts';
import { findPassagesAbout, listFirstPassages } from './attachment-queries.ts';

const most = { attachments: 8, summaries: 3, cards: 6, topics: 3, quiz: 20, whole: 12 } as const;
const pieceSize = 900;

/** The piece of a text that has most of `words`. */
function bestPiece(text: string, words: readonly string[]): string {
  const finds = words.map((word) => searchFor(word));
  const rated = [...piecesOf(text, pieceSize)].map((piece) => {
    const ready = searchable(piece);
    return { piece: piece.trim(), found: finds.filter((find) => find(ready)).length };
  });
  return rated.reduce((best, other) => (other.found > best.found ? other : best), { piece: '', found: -1 })
    .piece;
}

/** What the student's own material says about `words`, this conversation's attachments first; nobody else's. */
export async function findPassages(
  services: Services,
  student: SignedIn,
  conversationId: string,
  words: readonly string[],
): Promise<Passage[]> {
  if (words.length === 0) return [];
  const [attached, summaries, cards, topics] = await Promise.all([
    findPassagesAbout(services.db, student.userId, conversationId, words, most.attachments),
    summariesAbout(services, student, words, most.summaries),
    cardsAbout(services, student, words, most.cards),
    topicsAbout(services, student, words, most.topics),
  ]);
  return [
    ...attached.map(
      ({ id, name, text, page }): Passage => ({ kind: 'attachment', id, title: name, text, page }),
    ),
    ...summaries.map(
      ({ id, title, summary, original }): Passage => ({
        kind: 'summary',
        id,
        title,
        // The text says more than its summary.
        text: bestPiece(original || summary, words),
        page: null,
      }),
    ),
    ...cards.map(
      ({ id, question, answer }): Passage => ({
        kind: 'flashcard',
        id,
        title: question,
        text: answer,
        page: null,
      }),
    ),
    ...topics.map(
      ({ planId, planTitle, name, description }): Passage => ({
        kind: 'plan',
        id: planId,
        title: planTitle,
        text: `${name}: ${description}`,
        page: null,
      }),
    ),
  ];
}

/** The beginning of the conversation's latest attachment. */
export async function readAttachment(
  { db }: Services,
  { userId }: SignedIn,
  conversationId: string,
): Promise<Passage[]> {
  const pieces = await listFirstPassages(db, userId, conversationId, most.whole);
  return pieces.map(({ id, name, text, page }) => ({ kind: 'attachment', id, title: name, text, page }));
}

export const quizCards = (
  services: Services,
  student: SignedIn,
  words: readonly string[],
): Promise<QuizCard[]> => cardsAbout(services, student, words, most.quiz);

/** What the catalogue of curricula knows about a topic, or null. */
export const outlineFor = async (topic: string): Promise<TutorInput['outline']> =>
  (await outlineOf(topic, '')) ?? null;

/** Where the student stands today. */
export async function todayState(services: Services, student: SignedIn): Promise<TutorInput['today']> {
  const [{ plan, flashcards }, { loginStreak }] = await Promise.all([
    getDashboard(services, student),
    getStreak(services, student),
  ]);
  return {
    items: plan.items,
    dueCards: flashcards.dueCount,
    minutesToday: plan.minutesToday,
    exam: plan.exam && { title: plan.exam.title, daysLeft: plan.exam.daysLeft },
    streak: loginStreak,
    weakTopics: plan.items.filter(({ kind }) => kind === 'weak-topic').map(({ title }) => title),
  };
}
