import { foldLetters } from '#shared/rules/text/fold.ts';
import { authorial, isEntryOf, isSigned } from './fitness.ts';
import { ofDeeds } from './question-kind.ts';
import type { Wanted } from './rate.ts';
import { implied, none, type Quotable } from './read-quotables.ts';
import { hasAny, nearby, presence, type Weighed, weigh } from './weigh.ts';

/** "Foi criado", "surgiu", and no "acabou": an entry of a thing begins with its beginning. */
const beginning =
  /^(?:cri(?:ad|ou|aram)|fund|surg|lanc|assin|public|inaugur|institu|promulg|comec|inici|nasc|form(?:ad|ou))/;
/** Sentences after one about a matter that may go on about it. */
const reach = 2;
/** Words of which an answer has to have one, whatever else it speaks of. */
export interface Needs {
  /** Those that the material has. */
  words: readonly Weighed[];
  /** Whether it has none of what is needed. */
  areLacking: boolean;
  areMet: (quotable: Quotable) => boolean;
}

/** What `must` asks of a sentence: the deed itself, or a work that is signed, or an entry that begins with a date. */
export function needsOf(
  { must = [], kind }: Wanted,
  weighed: readonly Weighed[],
  quotables: readonly Quotable[],
  vocabulary: ReadonlyMap<string, string>,
): Needs {
  const [head] = weighed.filter(({ role }) => role !== 'verb');
  // Beside what else is asked, a word may stand for one of study.
  const words = weigh(must, quotables, vocabulary)
    .map((word) => (word.matches.size > 0 ? word : (weighed.find(({ stem }) => stem === word.stem) ?? word)))
    .filter(({ matches }) => matches.size > 0)
    // "Hitler" ends like a verb, and is no deed.
    .filter(
      ({ role, stem }) => role !== 'name' || must.some((word) => word.stem === stem && word.role === role),
    );
  const isWork = kind === 'person' && must.some(({ word }) => authorial.test(foldLetters(word)));
  const says = must.some(({ role, isVague }) => role !== 'aspect' && !isVague);
  const isBeginning = kind === 'date' && must.some(({ word }) => beginning.test(foldLetters(word)));
  const isEntry =
    isBeginning && says && words.length === 0 && quotables.some((each) => isEntryOf(each, head));
  // "(1896-1980)" tells when somebody died, and not how.
  const isSaid = ({ words: written, question }: Quotable) =>
    !ofDeeds.has(kind) ||
    question !== null ||
    words.some(({ matches }) =>
      [...matches.keys()].some((stem) => !implied.has(stem) || written.some((each) => each.stem === stem)),
    );
  const has = ({ stems }: Pick<Quotable, 'stems'>) => words.some((word) => hasAny(stems, word));
  const isDone = (quotable: Quotable) => has(quotable) && isSaid(quotable);
  return {
    words,
    areLacking: says && words.length === 0 && !isWork && !isEntry,
    areMet: (quotable) =>
      words.length === 0
        ? (!isWork || isSigned(quotable, weighed)) && (!isEntry || isEntryOf(quotable, head))
        : isDone(quotable) ||
          (isWork && (isSigned(quotable, weighed) || has(quotable.leansOn ?? { stems: none }))) ||
          (isBeginning && isEntryOf(quotable, head)),
  };
}

/** Whether a sentence is near what was spoken of before: what goes on from one about it need not name it again. */
export function nearnessOf(
  { near, whose }: Wanted,
  quotables: readonly Quotable[],
  vocabulary: ReadonlyMap<string, string>,
): (quotable: Quotable) => boolean {
  const close = weigh(near ?? whose ?? [], quotables, vocabulary);
  const isClose = (each: Quotable, { matches }: Weighed) => presence(each, matches) > nearby;
  if (close.length === 0) return () => true;
  if (whose) return (quotable) => close.every((word) => isClose(quotable, word));
  return (quotable) => {
    const at = quotables.indexOf(quotable);
    return (at < 0 ? [quotable] : quotables.slice(Math.max(0, at - reach), at + 1)).some(
      (each) => each.passage === quotable.passage && close.some((word) => isClose(each, word)),
    );
  };
}
