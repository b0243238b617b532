const combining: Readonly<Record<string, string>> = {
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¨': '\u0308',
  '¸': '\u0327',
};

/** TeX without accented glyphs prints the accent alone, before its letter. */
const composeAccents = (text: string) =>
  text
    .replace(/´ ?([aeiouAEIOUı])|ˆ ?([aeoAEO])|˜ ?([aonAON])|¸ ?([cC])|¨ ?([uU])/gu, (pair) => {
      const letter = pair.at(-1) === 'ı' ? 'i' : pair.at(-1);
      return `${letter}${combining[pair.charAt(0)]}`;
    })
    .replace(/(?<!\S)` ?(a)(?=s?(?:\s|$))/giu, '$1\u0300');

/** Control signs but tabs and line ends, invisible ones, and those that only a font of its own gives a meaning. */
const unseen = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Co}\uFFF9-\uFFFD]/gu;

/**
 * The text in the signs that a person would type: accents composed (NFC), ligatures in letters, odd spaces as plain
 * ones, line ends as `\n`, bullets of symbol fonts as `•`; invisible and private signs are left out.
 */
export function plainSigns(text: string): string {
  return composeAccents(text.replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n'))
    .replace(/[\uFB00-\uFB06]/gu, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu, ' ')
    .replace(/[\uF0A7\uF0B7\uF076\uF0D8\uF0FC]/gu, '•')
    .replace(unseen, '')
    .normalize('NFC');
}

const superscripts: Readonly<Record<string, string>> = { '0': '⁰', '1': '¹', '2': '²', '3': '³', '4': '⁴' };
for (const digit of '56789')
  (superscripts as Record<string, string>)[digit] = String.fromCodePoint(0x2070 + Number(digit));

/** Digits that stand raised: exponents stay as such, the numbers of footnotes after words go. */
export function raisedDigits(before: string, digits: string): string {
  if (/\p{L}{3}$|\p{L}\p{L}[.,;:!?"”’)]$|[.;:!?"”]$/u.test(before)) return '';
  return [...digits].map((digit) => superscripts[digit] ?? digit).join('');
}
