/** A stretch of a passage: where it begins and its text. */
export interface Piece {
  at: number;
  text: string;
}

const abbreviations =
  /(?:^|[\s(“"'/])(?:arts?|inc|cap|caps|dec|dr|dra|sr|sra|prof|profa|ex|obs|cf|op|cit|séc|sécs|fls?|vol|eds?|n|nº|nos?|num|núm|págs?|p|pp|av|ltda|cia|eng|adm|aprox|min|máx|vs|trad|org|coord|depto|refs?|alt|tel|jr|fig|tab|súm|i\.e|e\.g)\.$/iu;

/** Whether the stop at the end of `before` ends a sentence that `after` follows. */
const endsSentence = (before: string, after: string): boolean =>
  !abbreviations.test(before) && !(/(?:^|[\s(.])\p{Lu}\.$/u.test(before) && /^\p{Lu}\./u.test(after));

const trimmed = (text: string, at: number): Piece => {
  const start = text.length - text.trimStart().length;
  return { at: at + start, text: text.trim() };
};

/** The sentences of a text; a paragraph's end ends one, too. `from` is where the text begins in its passage. */
export function splitSentences(text: string, from = 0): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const cut = (end: number) => {
    const piece = trimmed(text.slice(start, end), from + start);
    if (/[\p{L}\d]/u.test(piece.text)) pieces.push(piece);
    start = end;
  };
  for (const found of text.matchAll(
    /\n|[.!?…]+["”’)]?(?=\s+["“‘'(•–-]*\s*[\p{Lu}\d]|(?<=\p{Ll}\p{Ll}\.)\p{Lu}\p{Ll})/gu,
  )) {
    const end = found.index + found[0].length;
    if (found[0] === '\n') cut(found.index);
    else if (endsSentence(text.slice(Math.max(0, end - 24), end), text.slice(end, end + 8).trimStart()))
      cut(end);
  }
  cut(text.length);
  return pieces;
}

/** Cuts at signs that stand in no brackets. */
export function splitAt(text: string, sign: string, from = 0): Piece[] {
  const pieces: Piece[] = [];
  let [start, depth] = [0, 0];
  const cut = (end: number) => {
    const piece = trimmed(text.slice(start, end), from + start);
    if (/[\p{L}\d]/u.test(piece.text)) pieces.push(piece);
    start = end + 1;
  };
  for (const [at, letter] of [...text.matchAll(/[()[\]]|[;\n]/gu)].map(
    (found) => [found.index, found[0]] as const,
  )) {
    if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    else if (letter === sign && depth === 0) cut(at);
  }
  cut(text.length);
  return pieces;
}
