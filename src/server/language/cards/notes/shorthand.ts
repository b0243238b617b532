const forms: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])p\/ (?=\p{L})/giu, 'para '],
  [/(?<![\p{L}\d])c\/ (?=\p{L})/giu, 'com '],
  [/(?<![\p{L}\d])s\/ (?=\p{L})/giu, 'sem '],
  [/(?<![\p{L}\d])(?:tb|tbm)(?![\p{L}\d])/gu, 'também'],
  [/(?<![\p{L}\d])qd?o(?![\p{L}\d])/gu, 'quando'],
  [/(?<![\p{L}\d])([Cc])él(?![\p{L}\d])\.?/gu, '$1élula'],
];
const several = /(?<![\p{L}\d])([Cc])éls(?![\p{L}\d])\.?/gu;

/** Letters that are names elsewhere, too, as of a charge or a number: written out beside other shorthand only. */
const doubtful: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d]|carga |= )q(?= \p{L})/gu, 'que'],
  [/(?<![\p{L}\d]|= )pq(?![\p{L}\d])/giu, 'porque'],
];
const hasty = /(?<![\p{L}\d])(?:[pcs]\/ \p{L}|(?:tb|tbm|qd?o|vcs?)(?![\p{L}\d]))/iu;

/** "… do Ocidente, tá?": said to who listens. */
const spoken =
  /, (?:tá|né|viu|ok|certo|entendeu|entenderam|hein|beleza|tá bom|não é)(?:, (?:gente|pessoal))?\?$/iu;

/** The words of hasty notes written out: "p/ q" is "para que"; and what a teacher adds to hear whether all listen left out. */
export const writtenOut = (text: string): string =>
  [...(hasty.test(text) ? doubtful : []), ...forms].reduce(
    (written, [short, long]) => written.replace(short, long),
    text.replace(spoken, '.').replace(several, '$1élulas'),
  );
