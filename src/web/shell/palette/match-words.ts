import { fold } from '#shared/rules/text/fold.ts';

/** Whether every word of `query` stands in `text`, whatever the accents and capitals. */
export function matchesWords(query: string, text: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(' ')
    .every((word) => folded.includes(word));
}
