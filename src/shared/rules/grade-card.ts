import { computeDecayFactor, default_w, type FSRSState, fsrs, type Grade, Rating } from 'ts-fsrs';
import { addDays, daysBetween, type StudyDay, studyDay } from '#shared/rules/time/study-day.ts';
import type { CardGrade } from './card-grades.ts';

/** Where a card stands. Days are the student's own; nothing in it depends on a time of day. */
export interface CardSchedule {
  /** FSRS' stability (days until recall falls to 90 %) and difficulty (1 to 10); 0 before the first answer. */
  stability: number;
  fsrsDifficulty: number;
  /** Answers that moved the schedule, and how many of them were forgotten ones after the first. */
  reps: number;
  lapses: number;
  dueOn: StudyDay;
  lastOn: StudyDay | null;
  /** Whole days from the last answer to the next. */
  interval: number;
  /** From 2.5, never below 1.3. */
  easeFactor: number;
  consecutiveCorrect: number;
  /** The day on which it was answered incorrectly: for the rest of it, answers only count as relearning. */
  relearningOn: StudyDay | null;
}

export interface GradeParameters {
  /** The share of cards to be remembered when they come back, 0.80 to 0.95. */
  retention: number;
}

export interface GradeLog {
  grade: CardGrade;
  day: StudyDay;
  /** `relearn`: again on the day of an incorrect answer; the schedule stays as that answer set it. */
  kind: 'review' | 'relearn';
}

export const defaultRetention = 0.9;
const ease = { start: 2.5, least: 1.3, incorrect: -0.2, hard: -0.15, correct: 0.05 } as const;
const ratings: Record<CardGrade, Grade> = {
  incorrect: Rating.Again,
  hard: Rating.Hard,
  correct: Rating.Good,
};

/** A card that was never answered: due on the day it is made. */
export const newSchedule = (today: StudyDay): CardSchedule => ({
  stability: 0,
  fsrsDifficulty: 0,
  reps: 0,
  lapses: 0,
  dueOn: today,
  lastOn: null,
  interval: 0,
  easeFactor: ease.start,
  consecutiveCorrect: 0,
  relearningOn: null,
});

const schedulers = new Map<number, ReturnType<typeof fsrs>>();

/** FSRS-6 with whole days only: no learning steps within one. */
function schedulerFor(retention: number) {
  const known = schedulers.get(retention);
  if (known) return known;
  const made = fsrs({ request_retention: retention, enable_short_term: false, enable_fuzz: false });
  schedulers.set(retention, made);
  return made;
}

interface Outcome extends FSRSState {
  /** Days until the card comes back. */
  interval: number;
}

/**
 * Chance that a card is remembered on `day`, 0 to 1, if nobody reviews it until then: FSRS-6's forgetting curve; 0 for
 * one that was never answered.
 */
export function recallOn({ stability, lastOn }: CardSchedule, day: StudyDay): number {
  if (lastOn === null) return 0;
  return schedulerFor(defaultRetention).forgetting_curve(Math.max(0, daysBetween(lastOn, day)), stability);
}

/** Of `recallOn`: (1 + factor × days ÷ stability) ^ decay, for those who count it elsewhere. */
export const recallCurve: { decay: number; factor: number } = computeDecayFactor(default_w);

/**
 * What each grade makes of a card on `day`. The intervals are those of the library's `LongTermScheduler`: a better
 * grade has at least one day more. Its `next` is left aside, since it counts UTC days and spends most of its time
 * on cards and logs of all four grades; a test holds the two together.
 */
function outcomesOf(card: CardSchedule, day: StudyDay, retention: number): Record<CardGrade, Outcome> {
  const { stability, fsrsDifficulty: difficulty, lastOn } = card;
  const scheduler = schedulerFor(retention);
  const elapsed = lastOn === null ? 0 : daysBetween(lastOn, day);
  const recall = lastOn === null ? 0 : scheduler.forgetting_curve(elapsed, stability);
  const after = (grade: CardGrade): Outcome => {
    const memory = scheduler.next_state({ stability, difficulty }, elapsed, ratings[grade], recall);
    return { ...memory, interval: scheduler.next_interval(memory.stability, elapsed) };
  };
  const [incorrect, hard, correct] = [after('incorrect'), after('hard'), after('correct')];
  incorrect.interval = Math.min(incorrect.interval, hard.interval);
  hard.interval = Math.max(hard.interval, incorrect.interval + 1);
  correct.interval = Math.max(correct.interval, hard.interval + 1);
  return { incorrect, hard, correct };
}

/**
 * Grades a card on the student's day in `timeZone` (IANA) at `now`: FSRS-6 (open-spaced-repetition) with
 * `enable_short_term: false`. Pure; the card given is left as it is.
 */
export function gradeCard(
  card: CardSchedule,
  grade: CardGrade,
  now: Date,
  timeZone: string,
  { retention }: GradeParameters,
): { card: CardSchedule; log: GradeLog } {
  const day = studyDay(now, timeZone);
  return gradeOn(card, grade, day, retention);
}

/** As `gradeCard`, on a day. A day before the card's last one, on a clock set back, counts as that one. */
export function gradeOn(
  card: CardSchedule,
  grade: CardGrade,
  asked: StudyDay,
  retention: number,
): { card: CardSchedule; log: GradeLog } {
  const day = card.lastOn !== null && asked < card.lastOn ? card.lastOn : asked;
  if (card.relearningOn === day) return { card, log: { grade, day, kind: 'relearn' } };
  const { stability, difficulty, interval } = outcomesOf(card, day, retention)[grade];
  const isLapse = grade === 'incorrect' && card.lastOn !== null;
  return {
    card: {
      stability,
      fsrsDifficulty: difficulty,
      reps: card.reps + 1,
      lapses: card.lapses + (isLapse ? 1 : 0),
      dueOn: addDays(day, interval),
      lastOn: day,
      interval,
      easeFactor: easeAfter(card.easeFactor, grade),
      consecutiveCorrect: consecutiveAfter(card.consecutiveCorrect, grade),
      relearningOn: grade === 'incorrect' ? day : null,
    },
    log: { grade, day, kind: 'review' },
  };
}

function easeAfter(before: number, grade: CardGrade): number {
  const after = Math.min(ease.start, Math.max(ease.least, before + ease[grade]));
  return Math.round(after * 100) / 100;
}

/** A hard answer was right, but starts no streak. */
function consecutiveAfter(before: number, grade: CardGrade): number {
  if (grade === 'incorrect') return 0;
  return grade === 'correct' ? before + 1 : before;
}

/** The days until a card comes back, for each grade it may get on `today`. */
export function previewGrades(
  card: CardSchedule,
  today: StudyDay,
  { retention }: GradeParameters,
): Record<CardGrade, number> {
  const days = (grade: CardGrade) => daysBetween(today, gradeOn(card, grade, today, retention).card.dueOn);
  return { incorrect: days('incorrect'), hard: days('hard'), correct: days('correct') };
}

/** An answer as far as it moves a card: on the student's day, for the retention they wanted then. */
export interface GivenAnswer {
  grade: CardGrade;
  day: StudyDay;
  /** 0.80 to 0.95. */
  retention: number;
}

export type ReplayedAnswer<Answer extends GivenAnswer> = Answer &
  GradeLog & {
    /** The card before the answer. */
    before: CardSchedule;
  };

/** Grades `answers`, oldest first, one after the other from `start`: what each did, and the card they make. */
export function replay<Answer extends GivenAnswer>(
  start: CardSchedule,
  answers: readonly Answer[],
): { card: CardSchedule; replayed: ReplayedAnswer<Answer>[] } {
  let card = start;
  const replayed = answers.map((answer) => {
    const before = card;
    const { card: after, log } = gradeOn(before, answer.grade, answer.day, answer.retention);
    card = after;
    return { ...answer, ...log, before };
  });
  return { card, replayed };
}

/** The card that a history makes of a new one. */
export const rebuildCard = (madeOn: StudyDay, history: readonly GivenAnswer[]): CardSchedule =>
  replay(newSchedule(madeOn), history).card;
