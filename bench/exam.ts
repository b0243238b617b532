import { orderForExam } from '#shared/rules/exam-order.ts';
import {
  type CardSchedule,
  defaultRetention,
  gradeOn,
  newSchedule,
  recallOn,
} from '#shared/rules/grade-card.ts';
import { addDays, daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';
import { decimal, printTable } from './support/table.ts';

/**
 * What the order of reviews before an exam is worth, by FSRS's own memory model, which here plays the student as well:
 * an upper bound of what a real one wins.
 */
const seeds = 6;
const firstDay = '2026-01-01';
const learningDays = 90;
const disciplines = 12;

interface Case {
  student: string;
  cards: number;
  /** How much faster weights fall from one discipline to the next: 0 all alike. */
  skew: number;
  /** Share of the due reviews that were done while learning. */
  diligence: number;
  /** Days without any review before the last days. */
  pause: number;
  /** Share of the cards that were never seen. */
  unseen: number;
  /** Answers a day in the last days. */
  perDay: number;
}

const inTime = { student: 'em dia', diligence: 0.95, pause: 0, unseen: 0 };
const behind = { student: 'atrasado', diligence: 0.3, pause: 0, unseen: 0.2 };
const away = { student: 'parado há 60 dias', diligence: 0.5, pause: 60, unseen: 0.2 };
const cases: Case[] = [inTime, behind, away].flatMap((student) =>
  [0, 1].flatMap((skew) => [
    { ...student, cards: 1500, skew, perDay: 20 },
    { ...student, cards: 1500, skew, perDay: 60 },
  ]),
);
const daysLeft = 14;

interface Learnt {
  id: number;
  subject: string;
  deck: string;
  schedule: CardSchedule;
}

/** The same numbers from 0 to 1 for a seed (Park and Miller's generator). */
function chancesOf(seed: number): () => number {
  let state = 20_260_101 + seed * 7919;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const weightsOf = (skew: number): number[] => {
  const raw = Array.from({ length: disciplines }, (_, at) => 1 / (at + 1) ** skew);
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  return raw.map((weight) => weight / total);
};

const answer = (card: Learnt, day: StudyDay, chance: number): void => {
  const isRight = card.schedule.lastOn === null ? chance < 0.8 : chance < recallOn(card.schedule, day);
  card.schedule = gradeOn(card.schedule, isRight ? 'correct' : 'incorrect', day, defaultRetention).card;
};

const isDue = ({ schedule }: Learnt, day: StudyDay) => schedule.dueOn <= day;
const byDue = (one: Learnt, other: Learnt) => daysBetween(other.schedule.dueOn, one.schedule.dueOn);

/** A deck learnt in 90 days, a share of its reviews each day left undone, as students do. */
function learn({ cards, diligence, unseen }: Case, chance: () => number): Learnt[] {
  const deck: Learnt[] = Array.from({ length: cards }, (_, id) => {
    const subject = `d${id % disciplines}`;
    return { id, subject, deck: subject, schedule: newSchedule(firstDay) };
  });
  const seen = deck.filter(() => chance() >= unseen);
  const perDay = Math.ceil(seen.length / learningDays);
  for (let day = 0; day < learningDays; day += 1) {
    const today = addDays(firstDay, day);
    for (const card of deck.filter((each) => each.schedule.lastOn !== null && isDue(each, today)))
      if (chance() < diligence) answer(card, today, chance());
    for (const card of seen.slice(day * perDay, (day + 1) * perDay)) answer(card, today, chance());
  }
  return deck;
}

/** Points of a hundred that are remembered on the exam day after the last days in an order. */
function lastDays(
  deck: readonly Learnt[],
  { skew, pause, perDay }: Case,
  chance: () => number,
  isByGain: boolean,
): number {
  const cards = deck.map((card) => ({ ...card }));
  const start = addDays(firstDay, learningDays + pause);
  const examDate = addDays(start, daysLeft);
  const perCard = weightsOf(skew).map((weight) => weight / (deck.length / disciplines));
  const weights = perCard.map((weight, at) => ({ subject: `d${at}`, deck: `d${at}`, weight }));
  for (let day = 0; day < daysLeft; day += 1) {
    const today = addDays(start, day);
    const due = cards.filter((card) => isDue(card, today)).toSorted(byDue);
    const order = isByGain ? orderForExam(due, { examDate, weights }, today, defaultRetention) : due;
    for (const card of order.slice(0, perDay)) answer(card, today, chance());
  }
  return cards.reduce(
    (sum, card) => sum + 100 * (perCard[card.id % disciplines] ?? 0) * recallOn(card.schedule, examDate),
    0,
  );
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const rows = cases.map((each) => {
  const runs = Array.from({ length: seeds }, (_, seed) => {
    const deck = learn(each, chancesOf(seed));
    const due = lastDays(deck, each, chancesOf(seed + 1000), false);
    return { due, gain: lastDays(deck, each, chancesOf(seed + 1000), true) };
  });
  const due = mean(runs.map((run) => run.due));
  const gain = mean(runs.map((run) => run.gain));
  return [
    `${each.student}, pesos ${each.skew === 0 ? 'iguais' : 'de 1 a 1/12'}, ${each.perDay} respostas por dia`,
    decimal(due, 1),
    decimal(gain, 1),
    `+${decimal(gain - due, 1)}`,
  ];
});

printTable(
  `Pontos de peso lembrados no dia da prova, de 100 (${seeds} sorteios; o modelo de memória é também o aluno: limite superior)`,
  [`${daysLeft} dias, 1.500 flashcards`, 'por vencimento', 'por ganho', 'diferença'],
  rows,
);
