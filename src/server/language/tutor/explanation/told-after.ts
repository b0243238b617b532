import type { QuestionKind } from '../quote/question-kind.ts';
import type { Wanted } from '../quote/rate.ts';
import type { Quotable } from '../quote/read-quotables.ts';
import { hasAny, vocabularyOf, weigh } from '../quote/weigh.ts';

/** Of these, what a thing is may be said without naming again whose it is; a date or a name would be another's. */
const open: ReadonlySet<QuestionKind> = new Set(['definition', 'plain', 'whether']);
/** "O marco é …": says what its first noun is. */
const saysWhat = /^[OA]s? \p{L}+ (?:é|são|foi|foram|era|eram) /u;
const denial = /(?<!\p{L})(?:não|nem|nunca|sem)(?!\p{L})/iu;
/** Sentences before one that tell what it is of. */
const reach = 3;
/** Words that the material lacks, of those that say whose a thing is. */
const mostLacking = 1;

/**
 * What says what the first thing asked for is, right after what it is asked of: "o marco do modelo burocrático" of "vem o
 * modelo burocrático … O marco é a criação …". Null where none does, or several do.
 */
export function toldAfter({ asked, kind }: Wanted, quotables: readonly Quotable[]): Quotable | null {
  if (!open.has(kind)) return null;
  const [head, ...others] = weigh(asked, quotables, vocabularyOf(quotables)).filter(
    ({ role, isVague }) => role === 'name' && !isVague,
  );
  const known = others.filter(({ matches }) => matches.size > 0);
  if (!head || known.length === 0 || others.length - known.length > mostLacking) return null;
  const isBefore = (quotable: Quotable, at: number) => {
    const before = quotables
      .slice(Math.max(0, at - reach), at)
      .filter(({ passage, question }) => passage === quotable.passage && question === null);
    return known.every((word) => before.some(({ stems, text }) => hasAny(stems, word) && !denial.test(text)));
  };
  const found = quotables.filter(
    (quotable, at) =>
      quotable.question === null &&
      saysWhat.test(quotable.text) &&
      head.matches.has(quotable.begins[0] ?? '') &&
      isBefore(quotable, at),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}
