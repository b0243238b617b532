import { countedIn, countsIt } from './counts.ts';
import {
  answersWithIt,
  asksOfOther,
  headed,
  isOfAnother,
  isOfSomebodyElse,
  isSaidOf,
  reckoned,
} from './fitness.ts';
import { type Needs, nearnessOf } from './needs.ts';
import { isOfOtherThing } from './other-thing.ts';
import { ofDeeds } from './question-kind.ts';
import { likeDefinition, type Rated, type Wanted } from './rate.ts';
import { formula, type Quotable } from './read-quotables.ts';
import { byOpening, hasAny, nearby, presence, vocabularyOf, type Weighed } from './weigh.ts';

const isNear = (quotable: Quotable, { matches }: Weighed) => presence(quotable, matches) > nearby;
const lacksDeed = ({ role, isVague, matches }: Weighed) => role === 'verb' && !isVague && matches.size === 0;

/** An equation is of what it stands under, or names. */
function isFormulaOf({ stems, inherited, around }: Quotable, weighed: readonly Weighed[]): boolean {
  const names = weighed.filter(({ role, stem }) => role === 'name' && !formula.has(stem));
  return (
    names.length === 0 ||
    weighed.every(({ stem }) => !formula.has(stem)) ||
    names.some((word) => hasAny(stems, word) || hasAny(inherited, word) || hasAny(around, word))
  );
}

/** "Como Hitler morreu?" is told by nothing that is not about him. */
function isOfItsOnly(quotable: Quotable, weighed: readonly Weighed[]): boolean {
  const [only, ...more] = weighed.filter(
    ({ role, isVague, matches }) => role === 'name' && !isVague && matches.size > 0,
  );
  if (!only || more.length > 0) return true;
  return presence(quotable, only.matches) > byOpening && !isOfSomebodyElse(quotable, only);
}

/** Which sentences can answer at all, however much of the question they speak of. */
export function mayAnswer(
  quotables: readonly Quotable[],
  wanted: Wanted,
  weighed: readonly Weighed[],
  { areMet }: Needs,
): (rated: Rated) => boolean {
  const { kind, isStory = false, among = () => true } = wanted;
  const isClose = nearnessOf(wanted, quotables, vocabularyOf(quotables));
  const isMeant = ({ quotable }: Rated) => among(quotable) && areMet(quotable) && isClose(quotable);
  // A list has words of any story.
  if (isStory)
    return (rated) =>
      isMeant(rated) && isFormulaOf(rated.quotable, weighed) && rated.quotable.items.length === 0;
  // "A velocidade da luz" is told by no sentence without a velocity, where the material knows one.
  const named = weighed.filter(({ isWanted, matches }) => isWanted && matches.size > 0);
  const isHeaded = likeDefinition.has(kind) ? headed(weighed) : () => true;
  const isReckoned = kind === 'manner' ? reckoned(weighed) : () => true;
  // "Se a gente parar de comer" is told by no sentence that has one of the two.
  const deeds = weighed.every(({ role }) => role === 'verb')
    ? weighed.filter(({ matches }) => matches.size > 0)
    : [];
  // Why water boils is told by nothing in which water is only mentioned.
  const isForeign = (kind === 'cause' || kind === 'plain') && weighed.some(lacksDeed);
  // "Quantos filhos?" is told by no other number.
  const counted = kind === 'quantity' ? countedIn(weighed) : undefined;
  return (rated) => {
    const { quotable } = rated;
    return (
      (!counted || countsIt(quotable, counted)) &&
      isMeant(rated) &&
      [...named, ...deeds].every((word) => isNear(quotable, word)) &&
      isHeaded(rated) &&
      isFormulaOf(quotable, weighed) &&
      isReckoned(quotable) &&
      (!ofDeeds.has(kind) || isOfItsOnly(quotable, weighed)) &&
      (!isForeign || isSaidOf(quotable, weighed)) &&
      !isOfAnother(quotable, weighed) &&
      !isOfOtherThing(quotable, weighed) &&
      !asksOfOther(quotable, weighed, kind) &&
      !answersWithIt(quotable, weighed, kind)
    );
  };
}
