import { joinHyphenated, lineBreak } from '#server/platform/documents/reading/printed-lines.ts';

const references: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^\][]{1,200})\]\((?:https?:|mailto:|\/|#)[^)\s]{0,500}\)/gu, '$1'],
  [/ ?\[\d{1,3}(?:[,–-] ?\d{1,3})*\]/gu, ''],
  [
    / ?\((?:ver |vide |veja |cf\. ?)?(?:fig|figura|tab|tabela|quadro|gráfico|imagem|cap|capítulo|p|pp|pág)s?\.? ?\d[\d.–-]*[a-z]?\)/giu,
    '',
  ],
  [/ ?\(\p{Lu}[\p{L} .&;’'-]{1,80}, ?\d{4}[a-z]?(?:, ?pp?\. ?[\d–-]+)?\)/gu, ''],
  [/^(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[→➔➤■□▶▸]|\uFE0F|\u200D|\u20E3)+ ?)+(?=\S)/u, ''],
  [/\*\*|__|`/gu, ''],
  [/(?<![\p{L}\d*])\*(?=[\p{L}\d])|(?<=[\p{L}\d.,;:])\*(?![\p{L}\d*])/gu, ''],
  [/ﬁ/gu, 'fi'],
  [/ﬂ/gu, 'fl'],
  [/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, ''],
];

/** Formulas within a line: `$E=mc^2$`, `$$…$$`, `\(…\)`; "R$ 12,29" is none. */
export const verbatim =
  /\$\$[^$]{1,2000}\$\$|(?<![\p{L}\d\\$])\$(?![\s$])[^$]{1,300}(?<![\s\\])\$(?!\d)|\\\([^\n]{1,300}?\\\)/gu;

/** As it stands in the text, but on one line and with the words joined that its line breaks part. */
export const onOneLine = (masked: string): string =>
  joinHyphenated(masked.normalize('NFC')).replace(/\s+/gu, ' ').trim();

/**
 * The words of a stretch of a paragraph on one line: words broken by hyphens joined, references, Markdown
 * emphasis and invisible characters left out, spaces single; formulas as they are. `masked` has `lineBreak` for its
 * line breaks.
 */
export function cleanText(masked: string): string {
  const composed = masked.normalize('NFC');
  const joined = composed.includes(lineBreak) ? joinHyphenated(composed) : composed;
  const signs: string[] = [];
  let text = joined.replace(verbatim, (found) => `\uE000${signs.push(found) - 1}\uE001`);
  for (const [pattern, replacement] of references) text = text.replace(pattern, replacement);
  return text
    .replace(/\uE000(\d+)\uE001/gu, (_, at: string) => signs[Number(at)] ?? '')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,;:?!]|\.(?![\p{L}\d]))/gu, '')
    .trim();
}
