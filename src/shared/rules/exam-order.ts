import { type CardSchedule, gradeOn, recallOn } from '#shared/rules/grade-card.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';

/** An exam and what one card of a subject and deck weighs in it: its share of the points, 0 to 1. */
export interface ExamWeights {
  examDate: StudyDay;
  weights: readonly { subject: string; deck: string; weight: number }[];
}

interface ExamCard {
  subject: string;
  deck: string;
  schedule: CardSchedule;
}

/** Days before the exam in which what a review wins on it comes before what is due longest. */
const lastDays = 14;

const keyOf = ({ subject, deck }: Pick<ExamCard, 'subject' | 'deck'>) => `${fold(subject)}\n${fold(deck)}`;

/**
 * What a review on `today` wins: recall on the day of the exam with it, less recall without it, 0 to 1. The answer is
 * right as often as FSRS's curve says, and then good; a new card is learnt.
 */
export function reviewGain(
  schedule: CardSchedule,
  today: StudyDay,
  examDate: StudyDay,
  retention: number,
): number {
  const now = schedule.lastOn === null ? 1 : recallOn(schedule, today);
  const after = (grade: 'correct' | 'incorrect') =>
    recallOn(gradeOn(schedule, grade, today, retention).card, examDate);
  const expected = now * after('correct') + (now < 1 ? (1 - now) * after('incorrect') : 0);
  return Math.max(0, expected - recallOn(schedule, examDate));
}

/**
 * Due cards in the order in which a student with an exam ahead does best to take them. Until the last 14 days reviews
 * keep their order and new cards are introduced by weight; then every card comes by weight times gain (`reviewGain`),
 * those that the exam does not ask last, as they were. Without an exam ahead nothing moves. Pure.
 */
export function orderForExam<Card extends ExamCard>(
  cards: readonly Card[],
  exam: ExamWeights | null,
  today: StudyDay,
  retention: number,
): Card[] {
  const daysLeft = exam ? daysBetween(today, exam.examDate) : -1;
  if (!exam || daysLeft < 0 || exam.weights.length === 0) return [...cards];
  const weights = new Map(exam.weights.map((each) => [keyOf(each), each.weight]));
  const weightOf = (card: Card) => weights.get(keyOf(card)) ?? 0;
  if (daysLeft <= lastDays)
    return byWorth(
      cards,
      (card) => weightOf(card) * reviewGain(card.schedule, today, exam.examDate, retention),
    );
  const fresh = byWorth(cards.filter(isNew), weightOf)[Symbol.iterator]();
  return cards.map((card) => (isNew(card) ? (fresh.next().value ?? card) : card));
}

const isNew = ({ schedule }: ExamCard) => schedule.lastOn === null;

/** The worthiest first; equals stay in their order. */
function byWorth<Card>(cards: readonly Card[], worthOf: (card: Card) => number): Card[] {
  const worth = new Map(cards.map((card) => [card, worthOf(card)]));
  return cards.toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
}
