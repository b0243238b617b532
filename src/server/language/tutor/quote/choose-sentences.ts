import { rankTerms } from '#server/language/text/key-terms.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { contentWords, stemsOf } from '../content-words.ts';
import { answersKind, countedIn, isDefinition, type QuestionKind } from './question-kind.ts';
import type { Quotable } from './read-quotables.ts';

/** What is quoted, and how well it fits. */
export interface Choice {
  /** In the order to be read in; those that lean on another follow it. */
  quotables: Quotable[];
  /** The share of what is asked about that they speak of, 0 to 1. */
  coverage: number;
}

const most = 5;
/** Characters, about; the best one comes whatever its length. */
const room = 1100;
/** The share of a question's words, by weight, that a sentence has to speak of. */
const leastCoverage = 0.4;
/** Beside the best. */
const leastScore = 0.55;
/** What only stands above a sentence says less of what it is about. */
const aroundWeight = 0.6;
/** A word that the material never has may be another word for one that it has. */
const unknownWeight = 0.4;
const sameness = 0.6;
/** What a card is worth that asks what the student asks. */
const sameQuestion = 0.6;

interface Rated {
  quotable: Quotable;
  coverage: number;
  score: number;
}

/** What each word of a topic weighs. */
type Weights = ReadonlyMap<string, number>;

/** Rarer words weigh more: ln(1 + n / number of quotables that have the word); one that none has, a part of it. */
function weigh(quotables: readonly Quotable[], topic: string): Weights {
  const having = (stem: string) =>
    quotables.filter(({ stems: own, around }) => own.has(stem) || around.has(stem)).length;
  const weightOf = (count: number) =>
    Math.log(1 + quotables.length / Math.max(1, count)) * (count === 0 ? unknownWeight : 1);
  return new Map([...stemsOf(topic)].map((stem) => [stem, weightOf(having(stem))]));
}

/** The share of the topic, by weight, that the quotables speak of together. */
function coverageOf(quotables: readonly Quotable[], weights: Weights): number {
  let [share, total] = [0, 0];
  for (const [stem, weight] of weights) {
    total += weight;
    if (quotables.some(({ stems }) => stems.has(stem))) share += weight;
    else if (quotables.some(({ around }) => around.has(stem))) share += aroundWeight * weight;
  }
  return total === 0 ? 1 : share / total;
}

/** How much of a card's question and of the student's is the same, 0 to 1. */
function asksSame({ asks }: Quotable, weights: Weights): number {
  const shared = [...weights.keys()].filter((stem) => asks.has(stem)).length;
  return shared === 0 ? 0 : shared / (asks.size + weights.size - shared);
}

function rate(quotables: readonly Quotable[], weights: Weights, kind: QuestionKind): Rated[] {
  return quotables.map((quotable) => {
    const { text, passage, isTorn, items } = quotable;
    const coverage = coverageOf([quotable], weights);
    const begins = contentWords(text.slice(0, 80))
      .slice(0, 3)
      .some(({ stem }) => weights.has(stem));
    const defines = isDefinition(text) && begins;
    const listed = items.length > 0 && (kind === 'list' || kind === 'manner');
    const counts = kind === 'quantity' && countedIn(text).some((stem) => weights.has(stem));
    const fits = kind === 'definition' ? defines : listed || counts || answersKind(text, kind);
    const score =
      coverage +
      sameQuestion * asksSame(quotable, weights) +
      (fits ? 0.4 : 0) +
      (counts ? 0.2 : 0) +
      (defines && kind === 'plain' ? 0.1 : 0) +
      (begins ? 0.1 : 0) -
      (isTorn ? 0.3 : 0) -
      0.01 * passage -
      Math.max(0, text.length - 250) / 2000;
    return { quotable, coverage, score };
  });
}

/** Where nothing is named, what says most of what the passages speak of. */
function rateAll(quotables: readonly Quotable[]): Rated[] {
  const terms = rankTerms(quotables.map(({ text }) => ({ text, heading: null })));
  return quotables.map((quotable) => {
    const weights = wordsOf(quotable.text)
      .map(terms.weightOf)
      .filter((weight) => weight > 0);
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(4, weights.length);
    return {
      quotable,
      coverage: 1,
      score: 0.5 + mean - (quotable.isTorn ? 0.3 : 0) - 0.01 * quotable.passage,
    };
  });
}

function isLike({ stems: one }: Quotable, { stems: other }: Quotable): boolean {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return (
    shared / Math.max(1, Math.min(one.size, other.size)) > sameness + 0.2 ||
    shared / Math.max(1, one.size + other.size - shared) >= sameness
  );
}

const lengthOf = ({ text, items }: Quotable) => [text, ...items].join(' ').length;

const byScore = (one: Rated, other: Rated) =>
  other.score - one.score ||
  one.quotable.passage - other.quotable.passage ||
  one.quotable.start - other.quotable.start;

/** A sentence with the one it leans on, and so on; none of it twice. */
function withBefore(quotable: Quotable, chosen: readonly Quotable[]): Quotable[] {
  const before =
    quotable.leansOn && !chosen.includes(quotable.leansOn) ? withBefore(quotable.leansOn, chosen) : [];
  return [...before, quotable];
}

function pick(rated: readonly Rated[], count: number, length: number): Quotable[] {
  const ranked = rated.toSorted(byScore);
  const best = ranked[0]?.score ?? 0;
  const chosen: Quotable[] = [];
  let left = length;
  for (const { quotable, score } of ranked) {
    if (score < best * leastScore || chosen.length >= count) break;
    if (chosen.includes(quotable) || chosen.some((other) => isLike(quotable, other))) continue;
    const more = withBefore(quotable, chosen);
    const needed = more.reduce((sum, each) => sum + lengthOf(each), 0);
    if (chosen.length > 0 && (needed > left || chosen.length + more.length > count)) continue;
    chosen.push(...more);
    left -= needed;
  }
  return chosen;
}

/**
 * The passage that answers best comes first, then, from what a thing is to its details, the others, each in its own
 * order; what looks like the answer asked for stands before all.
 */
function inOrder(chosen: readonly Quotable[], rated: readonly Rated[], kind: QuestionKind): Quotable[] {
  const best = rated.toSorted(byScore).find(({ quotable }) => chosen.includes(quotable))?.quotable;
  const defines = (passage: number) =>
    chosen.some((quotable) => quotable.passage === passage && isDefinition(quotable.text));
  const isFirst = (quotable: Quotable) =>
    Number(quotable === best && quotable.leansOn === null && answersKind(quotable.text, kind));
  return chosen.toSorted(
    (one, other) =>
      isFirst(other) - isFirst(one) ||
      Number(other.passage === best?.passage) - Number(one.passage === best?.passage) ||
      Number(defines(other.passage)) - Number(defines(one.passage)) ||
      one.passage - other.passage ||
      one.start - other.start,
  );
}

/**
 * What answers best of what can be quoted, up to five: it has the words of the topic, the rare ones most, and looks
 * like an answer of the kind that is asked for. For a topic without words, what says most of the passages.
 */
export function chooseSentences(quotables: readonly Quotable[], topic: string, kind: QuestionKind): Choice {
  const weights = weigh(quotables, topic);
  const rated = weights.size > 0 ? rate(quotables, weights, kind) : rateAll(quotables);
  const fitting = rated.filter(({ coverage }) => coverage >= leastCoverage);
  const chosen = pick(fitting, most, room);
  return { quotables: inOrder(chosen, fitting, kind), coverage: coverageOf(chosen, weights) };
}

/** Up to `count` sentences that say most of all passages together, in the order in which they stand there. */
export function chooseGist(quotables: readonly Quotable[], count: number): Quotable[] {
  return pick(rateAll(quotables), count, Number.POSITIVE_INFINITY).toSorted(
    (one, other) => one.passage - other.passage || one.start - other.start,
  );
}
