import type { Check } from '../check.ts';

const pairs: Record<string, string> = { A: 'U', T: 'A', C: 'G', G: 'C' };
const transcribe = (bases: string) => [...bases].map((x) => pairs[x] ?? '').join('');
const stops = ['UAA', 'UAG', 'UGA'];

export const checks: Check[] = [
  { says: '[x] 20%', is: () => (100 - 2 * 30) / 2, equals: 20 },
  { says: 'Resposta: 100', is: () => 303 / 3 - 1, equals: 100 },
  { says: '$303 \\div 3 = 101$', is: () => 303 / 3, equals: 101 },
  {
    says: 'A cadeia tem três aminoácidos',
    is: () =>
      'TAC CGA AAA ATC'
        .split(' ')
        .map(transcribe)
        .filter((codon) => !stops.includes(codon)).length,
    equals: 3,
  },
];
