import { verbatim } from '#server/language/text/clean-text.ts';
import { withoutAsides, withoutConnectives, withoutInsertion } from './cut-insertions.ts';
import { withoutOpening } from './cut-openings.ts';
import { withoutTail } from './cut-tails.ts';
import { splitClauses } from './split-clauses.ts';

/** Shorter forms of one sentence that are looked for, at most. */
const mostForms = 16;

/** Formulas and quotations are taken as one sign each, so that nothing is cut within them. */
const untouched = new RegExp(`${verbatim.source}|["“«][^"“”«»]{1,400}["”»]`, 'gu');

/**
 * Shorter forms of a sentence that say the same or less, never something else: without brackets, asides and what is
 * inserted between subject and verb, without the connective or the date that begins it, without what a comma
 * adds at its end, one of its independent clauses. The sentence itself is not among them.
 */
export function compress(sentence: string): string[] {
  const kept: string[] = [];
  const masked = sentence.replace(untouched, (found) => `\uE000${kept.push(found) - 1}\uE001`);
  const forms = new Set([withoutAsides(withoutConnectives(masked))]);
  for (const form of forms) {
    for (const cut of [
      ...splitClauses(form),
      ...withoutOpening(form),
      ...withoutInsertion(form),
      ...withoutTail(form),
    ])
      if (forms.size < mostForms) forms.add(cut);
  }
  return [...forms]
    .map((form) => form.replace(/\uE000(\d+)\uE001/gu, (_, at: string) => kept[Number(at)] ?? ''))
    .filter((form) => form !== sentence);
}
