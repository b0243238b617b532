import { findTerms } from '#server/language/text/find-terms.ts';
import type { KeyTerms } from '#server/language/text/key-terms.ts';
import type { Lexicon } from '#server/language/text/lexicon.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';
import { insideEvent } from './questions/phrase.ts';

/** Up to two of the weightiest terms of a text, as tags: short, in lower case but for names, none within another. */
export function tagsIn(text: string, keyTerms: KeyTerms, lexicon: Lexicon): string[] {
  const found = findTerms(text, keyTerms, lexicon).filter((term) => term.text.length <= 40);
  found.sort((a, b) => b.weight - a.weight || a.start - b.start);
  const tags: string[] = [];
  const used = new Set<string>();
  for (const term of found) {
    const stems = term.text.split(' ').map((word) => stem(foldLetters(word)));
    if (stems.some((word) => word.length > 2 && used.has(word))) continue;
    for (const word of stems) used.add(word);
    const opening = insideEvent(text.slice(0, term.end + 12), lexicon).slice(0, term.end);
    tags.push(term.start === 0 ? opening : term.text);
    if (tags.length === 2) break;
  }
  return tags;
}
