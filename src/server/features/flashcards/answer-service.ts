import { v7 as uuidv7 } from 'uuid';
import { getReviewPreferences } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { isTaken } from '#server/platform/database/away.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { type Flashcard, flashcardLimits, type StudyAnswer } from '#shared/contracts/flashcards.ts';
import { type GivenAnswer, gradeOn } from '#shared/rules/grade-card.ts';
import { studyDay } from '#shared/rules/time/study-day.ts';
import {
  type AnswerRow,
  deleteAnswers,
  findAnswer,
  insertAnswer,
  listLaterAnswers,
} from './answer-queries.ts';
import { countMoves } from './card-counts.ts';
import { moveCounts } from './count-queries.ts';
import { type CardHistory, findCardHistory, historyLength } from './history-queries.ts';
import { cardPresenter, scheduleOf } from './present.ts';
import { type CardRow, lockCard, updateCard } from './queries.ts';
import { holdCards } from './total-queries.ts';

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

type Given = GivenAnswer & Pick<AnswerRow, 'id' | 'answeredAt' | 'timeSpent'>;
type Graded = CardHistory & { kind: AnswerRow['kind'] };

/** Puts an answer after all others of a card; null, and nothing is kept, when that is no longer as it was found. */
async function append(db: Db, { card, history }: CardHistory, answer: Given): Promise<Graded | null> {
  const { userId, id: cardId, revision } = card;
  const before = scheduleOf(card);
  const { card: next, log } = gradeOn(before, answer.grade, answer.day, answer.retention);
  const number = (history[0]?.number ?? 0) + 1;
  const kept = { ...answer, ...log, userId, cardId, number, before };
  const after = { ...card, ...next, revision: revision + 1 };
  const moves = [...countMoves([card], [after])].map(([day, move]) => ({ day, ...move }));
  const isKept = await insertAnswer(db, kept, {
    revision,
    next,
    left: moves.find(({ cards }) => cards <= 0) ?? null,
    come: moves.find(({ cards }) => cards > 0) ?? null,
  });
  return isKept ? { card: after, history: [kept, ...history].slice(0, historyLength), kind: log.kind } : null;
}

/**
 * Puts `answers` in the place of a card's latest ones, before which it stood as they found it, and makes the card what
 * its whole log says. The cards are held.
 */
async function rewrite(
  tx: Db,
  card: CardRow,
  latest: AnswerRow[],
  answers: Given[],
): Promise<CardHistory & { kinds: AnswerRow['kind'][] }> {
  const { userId, id: cardId } = card;
  const [first] = latest;
  if (first) {
    await deleteAnswers(
      tx,
      userId,
      latest.map(({ id }) => id),
    );
    const before = await updateCard(tx, userId, cardId, first.before);
    await moveCounts(tx, userId, countMoves([card], [before]));
  }
  let found = await existingCard(tx, { userId, cardId, answerId: null });
  const kinds: AnswerRow['kind'][] = [];
  for (const answer of answers) {
    const graded = await append(tx, found, answer);
    if (!graded) throw new Error('A card changed that was held.');
    kinds.push(graded.kind);
    found = { ...graded, known: null };
  }
  return { ...found, kinds };
}

async function existingCard(db: Db, asked: Parameters<typeof findCardHistory>[1]) {
  const found = await findCardHistory(db, asked);
  if (!found) throw notFound('flashcards.card_not_found');
  return found;
}

/** Puts an answer in its place among the others of a card, or finds that it is known, while nobody else answers. */
async function insertInOrder(tx: Db, userId: string, cardId: string, answer: Given): Promise<Graded> {
  await holdCards(tx, userId);
  const card = await lockCard(tx, userId, cardId);
  if (!card) throw notFound('flashcards.card_not_found');
  const { known, ...found } = await existingCard(tx, { userId, cardId, answerId: answer.id });
  if (known) return { ...found, kind: known };
  const later = await listLaterAnswers(tx, userId, cardId, answer);
  const { kinds, ...made } = await rewrite(tx, card, later, [answer, ...later]);
  return { ...made, kind: kinds[0] ?? 'review' };
}

/**
 * Records an answer in its place among the others and schedules the card: two devices that answered it without knowing
 * of each other leave it as one would have, whichever is heard first. An answer that is known already changes nothing.
 * Throws `card_not_found` (404).
 */
export async function studyFlashcard(
  services: Services,
  student: SignedIn,
  cardId: string,
  input: StudyAnswer,
): Promise<Studied> {
  const { userId, timeZone } = student;
  const id = (input.id ?? uuidv7()).toLowerCase();
  const [{ retention }, { known, ...found }] = await Promise.all([
    getReviewPreferences(services, userId),
    existingCard(services.db, { userId, cardId, answerId: id }),
  ]);
  const answeredAt = givenAt(input.answeredAt, services.clock.now());
  const { result: grade, timeSpent } = input;
  const answer = { id, answeredAt, grade, timeSpent, day: studyDay(answeredAt, timeZone), retention };
  const present = ({ card, history, kind }: Graded): Studied => ({
    flashcard: cardPresenter(timeZone)(card, history),
    answerId: id,
    kind,
  });
  if (known) return present({ ...found, kind: known });
  // Nearly every answer is the latest, and nobody else answers the card in that moment.
  const isLatest = !found.history[0] || !isBefore(answer, found.history[0]);
  const appended = isLatest ? await append(services.db, found, answer).catch(unlessTaken) : null;
  return present(
    appended ?? (await inTransaction(services.db, (tx) => insertInOrder(tx, userId, cardId, answer))),
  );
}

/** The same answer came to another card in that moment: looked at again, it is known. */
function unlessTaken(error: unknown): null {
  if (isTaken(error)) return null;
  throw error;
}

type Moment = Pick<AnswerRow, 'id' | 'answeredAt'>;

/** Answers of one instant are told apart by their ids, on every device alike. */
const isBefore = (one: Moment, other: Moment): boolean =>
  one.answeredAt < other.answeredAt || (+one.answeredAt === +other.answeredAt && one.id < other.id);

/** Takes an answer back: the card is what the others make of it. Throws `answer_not_found` (404). */
export async function withdrawAnswer(
  services: Services,
  student: SignedIn,
  cardId: string,
  answerId: string,
): Promise<Flashcard> {
  const { userId, timeZone } = student;
  const { card, history } = await inTransaction(services.db, async (tx) => {
    await holdCards(tx, userId);
    const held = await lockCard(tx, userId, cardId);
    const answer = held && (await findAnswer(tx, userId, answerId));
    if (!answer || answer.cardId !== cardId) throw notFound('flashcards.answer_not_found');
    const later = await listLaterAnswers(tx, userId, cardId, answer);
    return rewrite(tx, held, [answer, ...later], later);
  });
  return cardPresenter(timeZone)(card, history);
}
