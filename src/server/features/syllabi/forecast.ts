import type { Forecast } from '#shared/contracts/syllabi.ts';
import { percent } from '#shared/rules/syllabi/coverage.ts';
import { disciplinePoints } from '#shared/rules/syllabi/shares.ts';
import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';

export interface ForecastTopic {
  id: number;
  depth: number;
  text: string;
  weight: number;
  isLeftOut: boolean;
  share: number;
  theoryOn: StudyDay | null;
  revisedOn: readonly StudyDay[];
  questionsDone: number;
  questionsRight: number;
}

export interface ForecastDiscipline {
  id: number;
  name: string;
  area: string | null;
  questions: number | null;
  weight: number | null;
  minimum: number | null;
  topics: readonly ForecastTopic[];
  /** Of the student's flashcards about it: mean retrievability on the day of the exam, and how many there are. */
  cards: { recall: number; count: number } | null;
}

interface Input {
  disciplines: readonly ForecastDiscipline[];
  areas: Parameters<typeof disciplinePoints>[1];
  examDate: StudyDay | null;
  today: StudyDay;
}

/** Right answers by guessing among five options. */
const guess = 0.2;
/** Answers that the guess weighs: before the first question nothing better is known (a Beta prior, 1 right of 5). */
const priorAnswers = 5;
/** A card tells less than a question: four count as one answer, ten answers at most. */
const cardsPerAnswer = 4;
const mostCardAnswers = 10;
/** Below these there is no forecast: questions in all, and the share of the exam in whose disciplines some were done. */
const leastQuestions = 20;
const leastShare = 0.5;
const leastForRisk = 5;
/** Standard normal quantile of 0.9: four of five results lie within. */
const tenth = 1.2816;
/** Chance of missing a minimum from which it is in danger. */
const riskyChance = 0.25;
const mostBest = 5;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Belief {
  /** Share of right answers to expect in what was studied, and its variance. */
  mean: number;
  variance: number;
  answers: number;
}

/** Beta posterior of the share of right answers: questions, and cards as so many answers. */
function beliefOf({ topics, cards }: ForecastDiscipline): Belief {
  const done = sum(topics.map(({ questionsDone }) => questionsDone));
  const right = sum(topics.map(({ questionsRight }) => questionsRight));
  const cardAnswers = cards ? Math.min(mostCardAnswers, cards.count / cardsPerAnswer) : 0;
  const cardRight = cards ? cardAnswers * (guess + (1 - guess) * cards.recall) : 0;
  const alpha = guess * priorAnswers + right + cardRight;
  const all = priorAnswers + done + cardAnswers;
  const mean = alpha / all;
  return { mean, variance: (mean * (1 - mean)) / (all + 1), answers: done + cardAnswers };
}

const touched = ({ theoryOn, questionsDone }: ForecastTopic) => theoryOn !== null || questionsDone > 0;

/** Share of its points that was studied, 0 to 1. */
function coverageOf(topics: readonly ForecastTopic[], isCovered: (topic: ForecastTopic) => boolean): number {
  const all = sum(topics.map(({ share }) => share));
  return all === 0 ? 0 : sum(topics.filter(isCovered).map(({ share }) => share)) / all;
}

/** Chance that a normal value of this mean and deviation lies below `limit` (Abramowitz and Stegun 26.2.17). */
function chanceBelow(limit: number, mean: number, deviation: number): number {
  if (deviation === 0) return limit > mean ? 1 : 0;
  const z = Math.abs((limit - mean) / deviation);
  const t = 1 / (1 + 0.2316419 * z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const tail =
    density *
    (0.31938153 * t -
      0.356563782 * t ** 2 +
      1.781477937 * t ** 3 -
      1.821255978 * t ** 4 +
      1.330274429 * t ** 5);
  return limit > mean ? 1 - tail : tail;
}

interface Judged {
  discipline: ForecastDiscipline;
  points: number;
  belief: Belief;
  /** Share of a question's points to expect, what was not studied being guessed. */
  expected: number;
  deviation: number;
}

function judge(discipline: ForecastDiscipline, points: number): Judged {
  const belief = beliefOf(discipline);
  const covered = coverageOf(discipline.topics, touched);
  const expected = covered * belief.mean + (1 - covered) * guess;
  // Each question falls right or wrong, and the share itself is not known for sure.
  const questions = Math.max(1, discipline.questions ?? points);
  const variance = (expected * (1 - expected)) / questions + covered ** 2 * belief.variance;
  return { discipline, points, belief, expected, deviation: Math.sqrt(variance) };
}

function isAtRisk({
  discipline: { minimum, questions, weight },
  belief,
  expected,
  deviation,
}: Judged): boolean | null {
  if (minimum === null || minimum === 0 || questions === null || questions === 0) return null;
  // Some notices give it in points: what can't be a number of right answers is not judged.
  if (minimum > questions || (weight !== null && weight !== 1 && minimum * 2 > questions)) return null;
  if (belief.answers < leastForRisk) return null;
  return chanceBelow(minimum / questions, expected, deviation) > riskyChance;
}

/** Days that a topic is kept after its theory, doubled by each revision. */
const firstStability = 7;
/** FSRS's forgetting curve, version 4.5: 0.9 after `stability` days. */
const recallAfter = (days: number, stability: number) =>
  (1 + ((19 / 81) * Math.max(0, days)) / stability) ** -0.5;

const practiceGain = 0.15;

/** What an hour on a topic is worth at best: points of the exam, by what it would be spent on. */
function gainOf(topic: ForecastTopic, { points, belief }: Judged, ofDiscipline: number, day: StudyDay) {
  const worth = points * (topic.share / ofDiscipline);
  if (!touched(topic)) return { kind: 'theory' as const, gain: worth * Math.max(0.1, belief.mean - guess) };
  const last = topic.revisedOn.at(-1) ?? topic.theoryOn;
  const recall = last ? recallAfter(daysBetween(last, day), firstStability * 2 ** topic.revisedOn.length) : 1;
  const revision = worth * Math.max(0.1, belief.mean - guess) * (1 - recall);
  const questions = worth * (1 - belief.mean) * practiceGain;
  return revision > questions
    ? { kind: 'revision' as const, gain: revision }
    : { kind: 'questions' as const, gain: questions };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

function missingFor(judged: readonly Judged[], total: number): string | null {
  const done = sum(
    judged.map(({ discipline }) => sum(discipline.topics.map((topic) => topic.questionsDone))),
  );
  const known = sum(
    judged.filter(({ belief }) => belief.answers >= leastForRisk).map(({ points }) => points),
  );
  if (done >= leastQuestions && known >= total * leastShare) return null;
  if (done < leastQuestions)
    return `Anote mais ${leastQuestions - done} questões para ver quantos pontos esperar: com menos, seria chute.`;
  return 'Faça questões de mais disciplinas: as que você já praticou valem menos da metade da prova.';
}

/**
 * Coverage, points to expect with an interval, minima at risk and what raises the forecast most in an hour. A topic that
 * was not studied is guessed (one in five); a studied one is right as often as the discipline's questions and cards say.
 * Without enough of them there is no number, and `missing` says what would help. Pure.
 */
export function forecastOf({ disciplines, areas, examDate, today }: Input): Forecast {
  const { points, areKnown } = disciplinePoints(disciplines, areas);
  const judged = disciplines.map((discipline, at) => judge(discipline, points[at] ?? 0));
  const total = sum(points);
  const missing =
    disciplines.length === 0 ? 'O edital ainda não tem disciplinas.' : missingFor(judged, total);
  const scale = areKnown || total === 0 ? 1 : 100 / total;
  const expected = sum(judged.map((each) => each.points * each.expected)) * scale;
  const deviation = Math.sqrt(sum(judged.map((each) => (each.points * each.deviation) ** 2))) * scale;
  const topics = disciplines.flatMap((discipline) => discipline.topics);
  const most = total * scale;
  return {
    daysLeft: examDate === null ? null : daysBetween(today, examDate),
    coverage: percent(sum(topics.filter(({ theoryOn }) => theoryOn !== null).map(({ share }) => share))),
    points: areKnown ? hundredths(total) : null,
    expected: missing
      ? null
      : {
          points: hundredths(expected),
          low: hundredths(Math.max(0, expected - tenth * deviation)),
          high: hundredths(Math.min(most, expected + tenth * deviation)),
        },
    missing,
    disciplines: judged.map((each) => ({
      id: each.discipline.id,
      name: each.discipline.name,
      coverage: percent(coverageOf(each.discipline.topics, ({ theoryOn }) => theoryOn !== null)),
      questionsDone: sum(each.discipline.topics.map(({ questionsDone }) => questionsDone)),
      accuracy: each.belief.answers > 0 ? hundredths(each.belief.mean) : null,
      isAtRisk: isAtRisk(each),
    })),
    best: bestOf(judged, examDate ?? today, scale),
  };
}

function bestOf(judged: readonly Judged[], day: StudyDay, scale: number): Forecast['best'] {
  const gains = judged.flatMap((each) => {
    const { topics, name } = each.discipline;
    const ofDiscipline = sum(topics.map(({ share }) => share));
    return topics
      .filter(({ share, isLeftOut }) => share > 0 && !isLeftOut)
      .map((topic) => {
        const { kind, gain } = gainOf(topic, each, ofDiscipline, day);
        return { id: topic.id, discipline: name, text: topic.text, kind, gain: gain * scale };
      });
  });
  return gains
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, mostBest)
    .map((each) => ({ ...each, gain: Math.max(0.01, hundredths(each.gain)) }));
}
