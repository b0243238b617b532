import { wordsOf } from '#server/language/text/words.ts';
import type { Draft, DraftKind } from './questions/statement.ts';

/** How much a kind of question tells, from 1 to 3.2; what it is about adds up to 2. */
export const importance: Record<DraftKind, number> = {
  definition: 3.2,
  asked: 3.2,
  name: 2.6,
  role: 2.6,
  cause: 2.7,
  function: 2.8,
  list: 2.8,
  person: 2.3,
  date: 2.2,
  abbreviation: 2,
  place: 2,
  manner: 2.1,
  quantity: 1.9,
  action: 2,
  cloze: 1,
};

const difficulties: Record<DraftKind, number> = {
  abbreviation: 1,
  definition: 2,
  date: 2,
  person: 2,
  place: 2,
  manner: 3,
  name: 2,
  role: 2,
  cloze: 2,
  asked: 3,
  quantity: 3,
  cause: 3,
  function: 3,
  action: 3,
  list: 4,
};

/** From 1 to 5, by the kind of question and the length of its answer. */
export function difficultyOf({ kind, answer }: Draft): number {
  const words = wordsOf(answer).length;
  if (kind === 'list') return words > 24 || answer.split(/[,\n]/u).length > 5 ? 5 : 4;
  if (kind === 'cloze') return words > 1 ? 3 : 2;
  return Math.min(5, difficulties[kind] + (words > 28 ? 1 : 0));
}
