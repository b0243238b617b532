import { v7 as uuidv7 } from 'uuid';
import { getReviewPreferences } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import { type Flashcard, flashcardLimits, type StudyAnswer } from '#shared/contracts/flashcards.ts';
import { type GivenAnswer, type ReplayedAnswer, replay } from '#shared/rules/grade-card.ts';
import { studyDay } from '#shared/rules/time/study-day.ts';
import {
  type AnswerRow,
  deleteAnswers,
  findAnswer,
  findLatestAnswer,
  insertAnswer,
  listLaterAnswers,
  lockSums,
} from './answer-queries.ts';
import { countMoves } from './card-counts.ts';
import { moveCounts } from './count-queries.ts';
import { scheduleOf } from './present.ts';
import { type CardRow, lockCard, updateCard } from './queries.ts';
import { getFlashcard } from './service.ts';

interface Studied {
  flashcard: Flashcard;
  answerId: string;
  kind: 'review' | 'relearn';
}

const dayMs = 86_400_000;

/** When an answer was given: as the client says, as far as that can be true. */
function givenAt(given: string | undefined, now: Date): Date {
  if (given === undefined) return now;
  const earliest = now.getTime() - flashcardLimits.keptDays * dayMs;
  return new Date(Math.min(now.getTime(), Math.max(earliest, Date.parse(given))));
}

type Kept = GivenAnswer & Pick<AnswerRow, 'id' | 'answeredAt' | 'timeSpent'>;

/**
 * Puts `answers` in the place of a card's latest ones, `before` which it stood as they found it, and makes the card
 * what its whole log says. `from` is the number of the first. The card is locked.
 */
async function rewrite(
  tx: Db,
  card: CardRow,
  { latest, from }: { latest: AnswerRow[]; from: number },
  answers: Kept[],
): Promise<ReplayedAnswer<Kept>[]> {
  const { userId, id: cardId } = card;
  const { card: next, replayed } = replay(latest[0]?.before ?? scheduleOf(card), answers);
  if (latest.length > 0) {
    const [first = ''] = [...latest, ...replayed].map(({ day }) => day).sort();
    await lockSums(tx, userId, first);
  }
  await deleteAnswers(
    tx,
    userId,
    latest.map(({ id }) => id),
  );
  for (const [index, answer] of replayed.entries()) {
    const { id, grade, kind, answeredAt, day, retention, timeSpent, before } = answer;
    const number = from + index;
    await insertAnswer(tx, {
      userId,
      id,
      cardId,
      grade,
      kind,
      answeredAt,
      day,
      retention,
      timeSpent,
      number,
      before,
    });
  }
  const isMoved = latest.length > 0 || replayed.some(({ kind }) => kind === 'review');
  if (isMoved) {
    const after = await updateCard(tx, userId, cardId, scheduleOf(next));
    await moveCounts(tx, userId, countMoves([card], [after]));
  }
  return replayed;
}

/**
 * Records an answer in its place among the others and schedules the card: two devices that answered it without knowing
 * of each other leave it as one would have, whichever is heard first. An answer that is known already changes nothing.
 * Throws `card_not_found` (404).
 */
export async function studyFlashcard(
  parts: Parts,
  student: SignedIn,
  cardId: string,
  input: StudyAnswer,
): Promise<Studied> {
  const { userId, timeZone } = student;
  const { retention } = await getReviewPreferences(parts, userId);
  const id = (input.id ?? uuidv7()).toLowerCase();
  const answeredAt = givenAt(input.answeredAt, parts.clock.now());
  const { result: grade, timeSpent } = input;
  const given = { id, answeredAt, grade, timeSpent, day: studyDay(answeredAt, timeZone), retention };
  const kind = await inTransaction(parts.db, async (tx) => {
    const card = await lockCard(tx, userId, cardId);
    if (!card) throw notFound('flashcards.card_not_found');
    const known = await findAnswer(tx, userId, id);
    if (known) return known.kind;
    const last = await findLatestAnswer(tx, userId, cardId);
    const latest = last && isBefore(given, last) ? await listLaterAnswers(tx, userId, cardId, given) : [];
    const from = latest[0]?.number ?? (last?.number ?? 0) + 1;
    const [replayed] = await rewrite(tx, card, { latest, from }, [given, ...latest]);
    return replayed?.kind ?? 'review';
  });
  return { flashcard: await getFlashcard(parts, student, cardId), answerId: id, kind };
}

type Moment = Pick<AnswerRow, 'id' | 'answeredAt'>;

/** Answers of one instant are told apart by their ids, on every device alike. */
const isBefore = (one: Moment, other: Moment): boolean =>
  one.answeredAt < other.answeredAt || (+one.answeredAt === +other.answeredAt && one.id < other.id);

/** Takes an answer back: the card is what the others make of it. Throws `answer_not_found` (404). */
export async function withdrawAnswer(
  parts: Parts,
  student: SignedIn,
  cardId: string,
  answerId: string,
): Promise<Flashcard> {
  const { userId } = student;
  await inTransaction(parts.db, async (tx) => {
    const card = await lockCard(tx, userId, cardId);
    const answer = card && (await findAnswer(tx, userId, answerId));
    if (!answer || answer.cardId !== cardId) throw notFound('flashcards.answer_not_found');
    const later = await listLaterAnswers(tx, userId, cardId, answer);
    await rewrite(tx, card, { latest: [answer, ...later], from: answer.number }, later);
  });
  return getFlashcard(parts, student, cardId);
}
