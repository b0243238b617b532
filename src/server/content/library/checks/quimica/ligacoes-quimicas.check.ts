import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'pois $2 \\cdot (+3) + 3 \\cdot (-2) = 0$', is: () => 2 * 3 + 3 * -2, equals: 0 },
  { says: '$3 \\cdot (+2) + 2 \\cdot (-3) = 0$', is: () => 3 * 2 + 2 * -3, equals: 0 },
  { says: 'As cargas somariam $+1$', is: () => 3 - 2, equals: 1 },
  { says: 'As cargas somariam $-3$', is: () => 3 - 6, equals: -3 },
  { says: 'As cargas somariam $+4$', is: () => 6 - 2, equals: 4 },
  { says: 'dois entram nas ligações e quatro formam dois pares livres', is: () => (6 - 2) / 2, equals: 2 },
  { says: 'um livre: oito elétrons', is: () => 3 * 2 + 2, equals: 8 },
  { says: 'Resposta: 2', is: () => 2 / 1, equals: 2 },
];
