/** Spellings of one sound, each with the one it is compared by. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/c(?=(?:ao|oes)$)/g, 's'],
  [/qu(?=[ei])|q(?!u)/g, 'k'],
  [/[sx]?c(?=[ei])|ss|z/g, 's'],
  [/ch/g, 'x'],
  [/(?<![ln])h/g, ''],
  [/g(?=[ei])/g, 'j'],
  [/[cq]/g, 'k'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/m(?=[^aeiou]|$)/g, 'n'],
  [/(.)\1/g, '$1'],
];

/** How a folded Portuguese word sounds, as far as its spelling is doubted: "redassao" is "redacao", "faser" is "fazer". */
export const soundOf = (word: string): string =>
  spellings.reduce((sound, [written, heard]) => sound.replace(written, heard), word);
