/** Stands for a line break inside a paragraph; a space to every pattern, and as long as what it replaces. */
export const lineBreak = '\u205F';

const clitics = new Set(['se', 'lhe', 'lhes', 'nos', 'me', 'te', 'o', 'a', 'os', 'as']);
const objectClitics = new Set(['lo', 'la', 'los', 'las', 'no', 'na']);
const compoundStarts =
  /^(?:segunda|terça|quarta|quinta|sexta|guarda|pós|pré|pró|vice|recém|além|aquém|bem|não|meio|matéria|ponta|couve|arco|norte|sul|latino|afro|luso|franco|sócio|físico|político)$/iu;
/** What "ex-" and "sem-" are put before; other words only begin so: "expressão", "sempre". */
const former =
  /^(?:president|ministr|alun|marid|mulher|espos|namorad|governador|prefeit|deputad|senador|vereador|diretor|professor|jogador|atlet|campe|combatent|militar|soldad|oficia|escrav|cativ|colôni|chef|líder|secretári|funcionári|membr|companheir|aliad|inimig|sóci|rei|rainha|imperador|embaixador|chanceler|primeiro|vice|urss)/iu;
const lacking = /^(?:terra|teto|número|fim|par|vergonha|cerimônia|sal)s?$/iu;
/** Prefixes that keep their hyphen only before "h" and their own last vowel, or, like "mal", before any vowel. */
const hyphenBefore: Readonly<Record<string, RegExp>> = {
  ex: former,
  sem: lacking,
  anti: /^[hi]/iu,
  micro: /^[ho]/iu,
  socio: /^[ho]/iu,
  mal: /^[haeiouáéíóúâêô]/iu,
};

/** Whether a hyphen at the end of a line belongs to the word: "tornou-/se", "fazê-/lo", "segunda-/feira". */
function keepsHyphen(before: string, after: string): boolean {
  const prefix = hyphenBefore[before.toLowerCase()];
  if (prefix) return prefix.test(after);
  if (compoundStarts.test(before)) return true;
  if (objectClitics.has(after)) return /[áêôí]$/u.test(before);
  if (!clitics.has(after)) return false;
  if (after.length === 1) return true;
  const accentInside = /[áéíóúâêô]\p{L}+$/u.test(before) && !/[áé]ss?emo$/u.test(before);
  return before.length > 2 && !/s$/u.test(before) && !accentInside;
}

/** Words that `lineBreak` and a hyphen before it part, whole again. */
export const joinHyphenated = (text: string): string =>
  text.replace(/(?<=(\p{L}+))[-\u2010\u00AD] ?\u205F\s*(?=(\p{L}+))/gu, (_, before: string, after: string) =>
    /^\p{Lu}/u.test(after) || keepsHyphen(before, after) ? '-' : '',
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
    .replace(/ (?=[,.;:?!])/gu, '')
    .trim();
}
