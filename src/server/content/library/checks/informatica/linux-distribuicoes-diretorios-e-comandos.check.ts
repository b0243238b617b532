import type { Check } from '../check.ts';

const worth: Record<string, number> = { r: 4, w: 2, x: 1, '-': 0 };
const digit = (letters: string) => [...letters].reduce((sum, letter) => sum + (worth[letter] ?? NaN), 0);
const octal = (letters: string) =>
  Number([0, 3, 6].map((from) => digit(letters.slice(from, from + 3))).join(''));

export const checks: Check[] = [
  { says: '`chmod 754` dá ao dono', is: () => octal('rwxr-xr--'), equals: 754 },
  { says: '`chmod 640 notas.txt`', is: () => octal('rw-r-----'), equals: 640 },
  { says: 'Resposta: 750', is: () => octal('rwxr-x---'), equals: 750 },
  { says: '`chmod 400 edital.pdf`', is: () => octal('r--------'), equals: 400 },
];
