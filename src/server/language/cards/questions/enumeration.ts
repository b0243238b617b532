import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';

const longestItem = 9;

/**
 * The items of "a, b e c" or "a; b; e c"; null when there are fewer than `fewest`, or one is more than a name.
 */
export function readEnumeration(text: string, fewest = 3): string[] | null {
  const bare = text.replace(/ \([^()]*\)/gu, '').trim();
  const parts = bare.includes(';') ? bare.split(/; ?/u) : bare.split(/, /u);
  const last = parts.pop() ?? '';
  const ends = last.replace(/^e /u, '').split(/ (?:e|ou) (?!\p{L}+ e )/u);
  // "O endocárdio, que reveste as cavidades; o miocárdio, …": each with what it is.
  const isGlossed =
    bare.includes(';') && [...parts, ...ends].every((part) => /^(?:e )?[oa]s? \p{Ll}{2}/u.test(part));
  const nameOf = (part: string) => (isGlossed ? (part.split(', ')[0] ?? part) : part);
  const items = [...parts, ...ends].map((part) => nameOf(part.replace(/^(?:e|ou) /u, '').trim()));
  if ((parts.length === 0 && fewest > 2) || (ends.length < 2 && !/^e /u.test(last) && !bare.includes(';')))
    return null;
  const isItem = (item: string) => {
    const count = wordsOf(item).length;
    return (
      count > 0 &&
      count <= longestItem &&
      !hasVerb(item) &&
      !/^(?:que|mas|porque|onde|quando|se|como|não|além|isto|ou seja|ainda|também|sendo|por exemplo)(?!\p{L})|\p{L}ndo(?!\p{L})/u.test(
        item,
      )
    );
  };
  return items.length >= fewest && items.length <= 15 && items.every(isItem) ? items : null;
}
