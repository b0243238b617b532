const forms: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])q(?= \p{L})/gu, 'que'],
  [/(?<![\p{L}\d])pq(?![\p{L}\d])/giu, 'porque'],
  [/(?<![\p{L}\d])p\/ (?=\p{L})/giu, 'para '],
  [/(?<![\p{L}\d])c\/ (?=\p{L})/giu, 'com '],
  [/(?<![\p{L}\d])s\/ (?=\p{L})/giu, 'sem '],
  [/(?<![\p{L}\d])(?:tb|tbm)(?![\p{L}\d])/gu, 'também'],
  [/(?<![\p{L}\d])qd?o(?![\p{L}\d])/gu, 'quando'],
  [/(?<![\p{L}\d])([Cc])éls?(?![\p{L}\d])\.?/gu, '$1élula'],
];
const several = /(?<![\p{L}\d])([Cc])éls(?![\p{L}\d])\.?/gu;

/** The words of hasty notes written out: "p/ q" is "para que". */
export const writtenOut = (text: string): string =>
  forms.reduce((written, [short, long]) => written.replace(short, long), text.replace(several, '$1élulas'));
