import { type ClozeMode, clozeEnd, clozeStart, encodeClozes, gapWords } from './cloze.ts';
import { stripMarkup } from './strip-markup.ts';

/**
 * A text as somebody would read it aloud: without Markdown, dollars and the braces of clozes, its lines kept. For
 * lists, titles and search. Hidden answers are '[…]' or their hint in brackets.
 */
export function plainText(text: string, cloze: ClozeMode = 'shown'): string {
  const encoded = encodeClozes(text, cloze);
  const bare = stripMarkup(encoded.text);
  const gap = new RegExp(`${clozeStart}(\\d+)${clozeEnd}`, 'g');
  const filled =
    cloze === 'hidden'
      ? bare.replace(gap, (_, index) => gapWords(encoded.hints[Number(index)] ?? null).shown)
      : bare;
  return filled.replaceAll(clozeStart, '').replaceAll(clozeEnd, '');
}
