/** Stands for a line break inside a paragraph; a space to every pattern, and as long as what it replaces. */
export const lineBreak = '\u205F';

const clitics = new Set(['se', 'lhe', 'lhes', 'nos', 'me', 'te', 'o', 'a', 'os', 'as']);
const objectClitics = new Set(['lo', 'la', 'los', 'las', 'no', 'na']);
const compoundStarts =
  /^(?:segunda|terça|quarta|quinta|sexta|guarda|pós|pré|pró|ex|vice|recém|além|aquém|sem|bem|mal|anti|micro|não|meio|matéria|ponta|couve|arco|norte|sul|latino|afro|luso|franco|socio|sócio|físico|político)$/iu;

/** Whether a hyphen at the end of a line belongs to the word: "tornou-/se", "fazê-/lo", "segunda-/feira". */
function keepsHyphen(before: string, after: string): boolean {
  if (compoundStarts.test(before)) return true;
  if (objectClitics.has(after)) return /[áêôí]$/u.test(before);
  if (!clitics.has(after)) return false;
  if (after.length === 1) return true;
  const accentInside = /[áéíóúâêô]\p{L}+$/u.test(before) && !/[áé]ss?emo$/u.test(before);
  return before.length > 2 && !/s$/u.test(before) && !accentInside;
}

const joinHyphenated = (text: string) =>
  text.replace(
    /(\p{L}+)[-\u2010\u00AD] ?\u205F\s*(\p{L}+)/gu,
    (_, before: string, after: string) =>
      `${before}${/^\p{Lu}/u.test(after) || keepsHyphen(before, after) ? '-' : ''}${after}`,
  );

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

/**
 * The words of a stretch of a paragraph on one line: words broken by hyphens joined, references, Markdown
 * emphasis and invisible characters left out, spaces single. `masked` has `lineBreak` for its line breaks.
 */
export function cleanText(masked: string): string {
  const composed = masked.normalize('NFC');
  let text = composed.includes(lineBreak) ? joinHyphenated(composed) : composed;
  for (const [pattern, replacement] of references) text = text.replace(pattern, replacement);
  return text
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,.;:?!])/gu, '')
    .trim();
}
