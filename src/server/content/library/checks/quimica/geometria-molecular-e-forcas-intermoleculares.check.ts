import type { Check } from '../check.ts';

// pares livres do átomo central: (elétrons de valência - elétrons usados nas ligações) / 2
const free = (valence: number, used: number) => (valence - used) / 2;

export const checks: Check[] = [
  { says: 'três entram em ligações e dois formam um par livre', is: () => free(5, 3), equals: 1 },
  { says: '| 4 | 2 | angular | $\\mathrm{H_2O}$ |', is: () => free(6, 2), equals: 2 },
  { says: '| 4 | 0 | tetraédrica | $\\mathrm{CH_4}$ |', is: () => free(4, 4), equals: 0 },
  { says: '| 3 | 1 | angular | $\\mathrm{SO_2}$ |', is: () => free(6, 4), equals: 1 },
  { says: '| 3 | 0 | trigonal plana | $\\mathrm{BF_3}$ |', is: () => free(3, 3), equals: 0 },
  { says: '| 2 | 0 | linear | $\\mathrm{CO_2}$ |', is: () => free(4, 4), equals: 0 },
  {
    says: 'As fórmulas moleculares são iguais, e as massas molares também',
    is: () => 2 * (12 + 3) + 16,
    equals: 2 * 12 + 6 + 16,
  },
];
