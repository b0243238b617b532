import { verbatim } from '#server/language/text/clean-text.ts';
import { withoutAsides, withoutConnectives, withoutInsertion, withoutSpoken } from './cut-insertions.ts';
import { withoutOpening } from './cut-openings.ts';
import { withoutTail } from './cut-tails.ts';
import { splitClauses } from './split-clauses.ts';

/** Shorter forms of one sentence that are looked for, at most. */
const mostForms = 16;

/** Brackets that go with what stands before them, as in "f(x)", "O(n)" or "√(k/m)", with others in them. */
const attached = /(?<=[^\s("“«])\((?:[^()]|\([^()]{0,100}\)){0,200}\)/u;

/** Formulas, calls and quotations are taken as one sign each, so that nothing is cut within them. */
const untouched = new RegExp(`${verbatim.source}|["“«][^"“”«»]{1,400}["”»]|${attached.source}`, 'gu');

/** Letters for private use, one for each stretch left untouched: no digit that a rule could take for a date. */
const firstSign = 0xe000;
const signs = /[\uE000-\uE7FF]/gu;

/**
 * Shorter forms of a sentence that say the same or less, never something else: without brackets, asides and what is
 * inserted between subject and verb, without the connective or the date that begins it, without what a comma
 * adds at its end, one of its independent clauses. The sentence itself is not among them.
 */
export function compress(sentence: string): string[] {
  const kept: string[] = [];
  const masked = sentence.replace(untouched, (found) =>
    String.fromCharCode(firstSign + kept.push(found) - 1),
  );
  const forms = new Set([withoutAsides(withoutConnectives(withoutSpoken(masked)))]);
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
    .map((form) => form.replace(signs, (sign) => kept[sign.charCodeAt(0) - firstSign] ?? sign))
    .filter((form) => form !== sentence);
}
