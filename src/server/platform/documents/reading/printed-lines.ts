/** A bullet, a number or a letter before an item. */
export const marker =
  /^(?:[-–—•●▪◦‣·*+►➢✓\uF0B7\uF0A7]|\(?\d{1,2}[.)]|\(?[a-z]\)|[IVXLC]{1,6} ?[-–—.)])\s{1,8}(?=\S)/u;
/** The end of a line that ends a sentence. */
export const terminal = /[.!?…:;]["”’)\]]?$/u;

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
