import { v7 as uuidv7 } from 'uuid';
import { holdQuotas, refuseOverQuota } from '#server/features/accounts/plan/quota-service.ts';
import { getStanding, todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type Pages, pageOf } from '#server/platform/database/page.ts';
import { notFound } from '#server/platform/errors.ts';
import { CacheableJson } from '#server/platform/http/response-cache.ts';
import { storable } from '#server/platform/http/validation.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type AnsweredToday,
  type CreateFlashcard,
  type Flashcard,
  type FlashcardFilter,
  flashcardLimits,
  type UpdateFlashcard,
} from '#shared/contracts/flashcards.ts';
import { newSchedule } from '#shared/rules/grade-card.ts';
import { quotaOf } from '#shared/rules/quotas.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';
import { countAnsweredCards, forgetAnswersTo } from './answer-queries.ts';
import { countMoves, textBytesOf, totalsOf } from './card-counts.ts';
import { countAll, moveCounts } from './count-queries.ts';
import { findCardHistory } from './history-queries.ts';
import { cardPresenter } from './present.ts';
import {
  type CardRow,
  countCards,
  deleteCards,
  findCardIds,
  insertCards,
  listCards,
  listDecks,
  listDueCards,
  lockCard,
  lockCards,
  updateCard,
  updateWords,
} from './queries.ts';
import { searchCards } from './search-queries.ts';
import { type CardTotals, findCardsVersion, findTotals, holdCards, moveTotals } from './total-queries.ts';

type Found = { rows: CardRow[]; count: number };

/** A first page that is not filled is all, and where nothing is filtered the counts know the rest. */
async function findCards(services: Services, student: SignedIn, filter: FlashcardFilter): Promise<Found> {
  const { userId } = student;
  const { search, ...narrowing } = filter;
  const pages = pageOf(filter, flashcardLimits.page.default);
  if (search) return searchCards(services.db, userId, search, narrowing, pages);
  const rows = await listCards(services.db, userId, narrowing, pages);
  if (pages?.offset === 0 && rows.length < pages.limit) return { rows, count: rows.length };
  if (filter.deck || filter.difficulty)
    return { rows, count: await countCards(services.db, userId, narrowing) };
  return { rows, count: (await countAll(services.db, userId, todayOf(services, student))).total };
}

interface FlashcardList {
  data: { flashcards: Flashcard[] };
  count: number;
}

/** Cards of the list and how many there are over all pages. */
export async function readFlashcards(
  services: Services,
  student: SignedIn,
  filter: FlashcardFilter,
): Promise<FlashcardList> {
  const { rows, count } = await findCards(services, student, filter);
  const present = cardPresenter(student.timeZone);
  return { data: { flashcards: rows.map((row) => present(row)) }, count };
}

/** An answer of `make` that holds for `version`, besides the student's cards and time zone. */
async function madeOfCards<Query extends object>(
  { db }: Services,
  { userId, timeZone }: SignedIn,
  [name, query]: [name: string, query: Query],
  version: string,
  make: () => Promise<unknown>,
): Promise<CacheableJson> {
  const [cards] = await findCardsVersion(db, { userId });
  const key = `${name} of ${userId} ${JSON.stringify(Object.entries(query).sort())}`;
  return new CacheableJson(key, `${cards?.version} ${timeZone} ${version}`, async () =>
    JSON.stringify(await make()),
  );
}

/** As `readFlashcards`. */
export const listFlashcards = (
  services: Services,
  student: SignedIn,
  filter: FlashcardFilter,
): Promise<CacheableJson> =>
  madeOfCards(services, student, ['flashcards', filter], '', () => readFlashcards(services, student, filter));

type ReviewFilter = Pages & { ahead?: number | undefined };

/** Every due card and those of the days `ahead`, the longest due first; how many are due, and answered today already. */
export function listReview(
  services: Services,
  student: SignedIn,
  filter: ReviewFilter,
): Promise<CacheableJson> {
  const today = todayOf(services, student);
  return madeOfCards(services, student, ['review', filter], today, () =>
    readReview(services, student, filter, today),
  );
}

async function readReview(
  { db }: Services,
  { userId, timeZone }: SignedIn,
  { ahead = 0, ...pages }: ReviewFilter,
  today: StudyDay,
): Promise<FlashcardList & { answeredToday: AnsweredToday }> {
  const [rows, { due }, answeredToday] = await Promise.all([
    listDueCards(db, userId, addDays(today, ahead), pageOf(pages, flashcardLimits.page.default)),
    countAll(db, userId, today),
    countAnsweredCards(db, userId, today),
  ]);
  const present = cardPresenter(timeZone);
  return { data: { flashcards: rows.map((row) => present(row)) }, count: due, answeredToday };
}

export async function getStats(services: Services, student: SignedIn) {
  const { total, due } = await countAll(services.db, student.userId, todayOf(services, student));
  return { totalCount: total, dueCount: due, total, forReview: due };
}

export const getDecks = (services: Services, student: SignedIn) =>
  listDecks(services.db, student.userId, todayOf(services, student));

/** Throws `card_not_found` (404). */
export async function getFlashcard(
  { db }: Services,
  { userId, timeZone }: SignedIn,
  id: string,
): Promise<Flashcard> {
  const found = await findCardHistory(db, { userId, cardId: id, answerId: null });
  if (!found) throw notFound('flashcards.card_not_found');
  return cardPresenter(timeZone)(found.card, found.history);
}

const quotasOf = ({ cards, bytes }: CardTotals) => ({ flashcards: cards, flashcardBytes: bytes });

/** What the student's cards take. */
export const cardTotals = ({ db }: Services, userId: string): Promise<CardTotals> => findTotals(db, userId);

/** Throws the `quotas` codes (403) when cards that take `more` would be too many beside those that are there. */
export async function requireCardRoom(
  services: Services,
  { userId }: SignedIn,
  more: CardTotals,
): Promise<void> {
  const { cards, bytes } = await findTotals(services.db, userId);
  await refuseOverQuota(services, userId, quotasOf({ cards: cards + more.cards, bytes: bytes + more.bytes }));
}

/** Makes cards, due at once, in the order given. Throws the `quotas` codes (403). */
export async function createFlashcards(
  services: Services,
  student: SignedIn,
  cards: readonly CreateFlashcard[],
): Promise<Flashcard[]> {
  const present = cardPresenter(student.timeZone);
  return (await keepCards(services, student, cards)).map((card) => present(card));
}

/** As `createFlashcards`, with the rows as they are kept. */
export async function keepCards(
  services: Services,
  student: SignedIn,
  cards: readonly (CreateFlashcard & { id?: string })[],
): Promise<CardRow[]> {
  const { userId } = student;
  const today = todayOf(services, student);
  const now = services.clock.now();
  const rows = cards.map((card, index) => ({
    ...newSchedule(today),
    ...storable({ ...card }),
    userId,
    id: card.id ?? uuidv7(),
    suspended: false,
    revision: 0,
    // The first of a batch stands last in a list that shows the newest first: apart by a millisecond each.
    createdAt: new Date(now.getTime() + index),
  }));
  const totals = totalsOf(rows);
  const isKept = async () => {
    const standing = await getStanding(services, userId);
    const most = { cards: quotaOf('flashcards', standing), bytes: quotaOf('flashcardBytes', standing) };
    return insertCards(services.db, rows, { userId, dueOn: today, ...totals, most });
  };
  // Once refused, there may be room by now: cards were deleted meanwhile, or the student has a higher plan.
  while (!(await isKept())) await requireCardRoom(services, student, totals);
  return rows;
}

/**
 * As `createFlashcards`, of cards with ids of their own: one that the student has already stays as it is. Answers how
 * many were new. Throws the `quotas` codes (403).
 */
export const keepNewCards = (
  services: Services,
  student: SignedIn,
  cards: readonly (CreateFlashcard & { id: string })[],
): Promise<number> =>
  inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    const { userId } = student;
    await holdQuotas(within, userId);
    const known = new Set(
      await findCardIds(
        tx,
        userId,
        cards.map(({ id }) => id),
      ),
    );
    const fresh = cards.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) await keepCards(within, student, fresh);
    return fresh.length;
  });

/** Changes what a card says; its schedule stays. Throws `card_not_found` (404), and the `quotas` codes (403) for more text. */
export async function changeFlashcard(
  services: Services,
  student: SignedIn,
  id: string,
  changes: UpdateFlashcard,
): Promise<Flashcard> {
  const { userId } = student;
  await inTransaction(services.db, async (tx) => {
    await holdCards(tx, userId);
    const card = await lockCard(tx, userId, id);
    if (!card) throw notFound('flashcards.card_not_found');
    const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const after = { ...card, ...defined };
    if (Object.keys(defined).length > 0) await updateCard(tx, userId, id, defined);
    await updateWords(tx, after);
    await moveCounts(tx, userId, countMoves([card], [after]));
    const bytes = textBytesOf(after) - textBytesOf(card);
    if (bytes === 0) return;
    const totals = await moveTotals(tx, userId, { cards: 0, bytes });
    if (bytes > 0) await refuseOverQuota({ ...services, db: tx }, userId, { flashcardBytes: totals.bytes });
  });
  return getFlashcard(services, student, id);
}

/** How many of `ids` there were; what is not the student's is left alone. */
export function deleteFlashcards({ db }: Services, { userId }: SignedIn, ids: string[]): Promise<number> {
  return inTransaction(db, async (tx) => {
    await holdCards(tx, userId);
    const gone = await lockCards(tx, userId, ids);
    await forgetAnswersTo(tx, userId, ids);
    await deleteCards(tx, userId, ids);
    await moveCounts(tx, userId, countMoves(gone, []));
    const bytes = gone.reduce((sum, card) => sum + card.bytes, 0);
    await moveTotals(tx, userId, { cards: -gone.length, bytes: -bytes });
    return gone.length;
  });
}

/** Throws `card_not_found` (404). */
export async function deleteFlashcard(services: Services, student: SignedIn, id: string): Promise<void> {
  if ((await deleteFlashcards(services, student, [id])) === 0) throw notFound('flashcards.card_not_found');
}
