import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { CardGrade } from '#shared/rules/card-grades.ts';
import { type CardSchedule, defaultRetention, gradeCard, newSchedule } from '#shared/rules/grade-card.ts';
import { addDays, dayStart, defaultTimeZone } from '#shared/rules/time/study-day.ts';
import { median } from './support/figures.ts';
import { against, decimal, printTable } from './support/table.ts';
import { ratio, takeTurns } from './support/turns.ts';

const rounds = 51;
const cards = 1000;
const newPerDay = 10;
const days = 365;
const firstDay = '2026-01-05';
/** Minutes after midnight at which a student sits down, and seconds from one answer to the next. */
const sitsDownAt = 20 * 60 + 10;
const betweenAnswers = 9;
const aim = 0.9;
const parameters = { retention: defaultRetention };

interface Answer {
  card: number;
  grade: CardGrade;
  now: Date;
}

/** The same numbers from 0 to 1 in every run (Park and Miller's generator). */
function* chances(): Generator<number, never> {
  for (let state = 20_260_105; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** Nine in ten answers are right, as the schedule aims at; some of them hard. */
const gradeBy = (chance: number): CardGrade => {
  if (chance < 0.1) return 'incorrect';
  return chance < 0.2 ? 'hard' : 'correct';
};

/** A year of a deck: each evening some new cards and every card that is due, one answer each. */
function yearOfAnswers(): Answer[] {
  const schedules: CardSchedule[] = [];
  const answers: Answer[] = [];
  const chance = chances();
  for (let day = 0; day < days; day++) {
    const today = addDays(firstDay, day);
    for (let made = 0; made < newPerDay && schedules.length < cards; made++)
      schedules.push(newSchedule(today));
    let now = dayStart(today, defaultTimeZone).getTime() + sitsDownAt * 60_000;
    for (const [card, schedule] of schedules.entries()) {
      if (schedule.dueOn > today) continue;
      now += betweenAnswers * 1000;
      const answer = { card, grade: gradeBy(chance.next().value), now: new Date(now) };
      answers.push(answer);
      schedules[card] = gradeCard(schedule, answer.grade, answer.now, defaultTimeZone, parameters).card;
    }
  }
  return answers;
}

const answers = yearOfAnswers();

/** Grades all answers with `grade`, each card from `fresh`. */
const timed =
  <C>(fresh: C, grade: (card: C, answer: Answer) => C) =>
  async () => {
    const held = Array.from({ length: cards }, () => fresh);
    const began = performance.now();
    for (const answer of answers) held[answer.card] = grade(held[answer.card] as C, answer);
    return { perSecond: (answers.length / (performance.now() - began)) * 1000 };
  };

const ratings: Record<CardGrade, Grade> = {
  incorrect: Rating.Again,
  hard: Rating.Hard,
  correct: Rating.Good,
};
const scheduler = fsrs({ request_retention: defaultRetention, enable_short_term: false, enable_fuzz: false });

const [library = [], own = []] = await takeTurns(rounds, [
  timed<Card>(
    createEmptyCard(dayStart(firstDay, defaultTimeZone)),
    (card, { grade, now }) => scheduler.next(card, now, ratings[grade]).card,
  ),
  timed(
    newSchedule(firstDay),
    (card, { grade, now }) => gradeCard(card, grade, now, defaultTimeZone, parameters).card,
  ),
]);
const row = (name: string, figures: typeof own, toLibrary: string) => {
  const perSecond = median(figures.map((figure) => figure.perSecond));
  return [name, decimal(perSecond), decimal(1_000_000 / perSecond, 2), toLibrary];
};
printTable(
  `Agendador: ${decimal(answers.length)} respostas de um ano a ${decimal(cards)} cartões, uma sessão por dia`,
  ['chamada', 'por segundo', 'µs cada', 'razão'],
  [row('ts-fsrs, next', library, '1,00'), row('gradeCard', own, against(ratio(own, library), '≥', aim))],
);
