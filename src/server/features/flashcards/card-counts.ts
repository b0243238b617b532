import { flashcardStatsLimits } from '#shared/contracts/flashcard-stats.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

/** What is counted of the cards that are due on one day. */
export interface CardCounts {
  cards: number;
  /** Those never answered. */
  fresh: number;
  /** Those answered, with an interval from which a card is mature. */
  mature: number;
}

interface Counted {
  dueOn: StudyDay;
  suspended: boolean;
  reps: number;
  interval: number;
}

/** Suspended cards are counted together, on a day that never comes. */
export const neverDue: StudyDay = 'infinity';

/** The texts of a card. */
export interface CardTexts {
  question: string;
  answer: string;
  subject: string;
  deck: string;
  tags: readonly string[];
  source: string | null;
}

/** Bytes of a card's texts. */
export const textBytesOf = ({ question, answer, subject, deck, tags, source }: CardTexts): number =>
  Buffer.byteLength([question, answer, subject, deck, ...tags, source ?? ''].join(''));

/** What cards take together. */
export const totalsOf = (cards: readonly CardTexts[]): { cards: number; bytes: number } => ({
  cards: cards.length,
  bytes: cards.reduce((sum, card) => sum + textBytesOf(card), 0),
});

/** How the counts of the days change when the cards `gone` are counted no longer, and those that `came` are. */
export function countMoves(gone: readonly Counted[], came: readonly Counted[]): Map<StudyDay, CardCounts> {
  const moves = new Map<StudyDay, CardCounts>();
  const add = ({ dueOn, suspended, reps, interval }: Counted, sign: 1 | -1) => {
    const day = suspended ? neverDue : dueOn;
    const move = moves.get(day) ?? { cards: 0, fresh: 0, mature: 0 };
    moves.set(day, move);
    move.cards += sign;
    if (reps === 0) move.fresh += sign;
    else if (interval >= flashcardStatsLimits.mature) move.mature += sign;
  };
  for (const card of gone) add(card, -1);
  for (const card of came) add(card, 1);
  return moves;
}

/** Each card once, whatever it is due; suspended ones apart. */
export function countByMaturity(
  days: readonly (CardCounts & { day: StudyDay })[],
): Record<'new' | 'young' | 'mature' | 'suspended', number> {
  const sums = { new: 0, young: 0, mature: 0, suspended: 0 };
  for (const { day, cards, fresh, mature } of days) {
    if (day === neverDue) {
      sums.suspended += cards;
      continue;
    }
    sums.new += fresh;
    sums.mature += mature;
    sums.young += cards - fresh - mature;
  }
  return sums;
}
