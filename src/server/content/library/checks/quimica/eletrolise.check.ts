import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '= 965$ C', is: () => (1.08 / 108) * 96500, equals: 965 },
  { says: 'A deposição leva 482,5 s', is: () => ((1.08 / 108) * 96500) / 2, equals: 482.5 },
  { says: '[x] 3,18 g', is: () => ((5 * 1930) / 96500 / 2) * 63.5, equals: 3.18, near: 0.006 },
  { says: '12,7 g', is: () => ((5 * 1930) / 96500) * 2 * 63.5, equals: 12.7 },
  { says: '6,35 g', is: () => ((5 * 1930) / 96500) * 63.5, equals: 6.35 },
  { says: '1,59 g', is: () => ((5 * 1930) / 96500 / 4) * 63.5, equals: 1.59, near: 0.003 },
  { says: 'Resposta: 1', is: () => (9 / 27) * 3, equals: 1 },
  { says: '\\frac{1000}{27} \\approx 37{,}0$ mol', is: () => 1000 / 27, equals: 37, near: 0.05 },
  { says: '= 111$ mol de elétrons', is: () => (3 * 1000) / 27, equals: 111, near: 0.2 },
  {
    says: '\\approx 1{,}07 \\times 10^{7}$ C',
    is: () => (((3 * 1000) / 27) * 96500) / 1e7,
    equals: 1.07,
    near: 0.005,
  },
  { says: '2\\,NaCl \\rightarrow 2\\,Na + Cl_2', is: () => 2 * 1, equals: 2 * 1 }, // Na
  { says: '2\\,NaCl \\rightarrow 2\\,Na + Cl_2', is: () => 2 * 1, equals: 1 * 2 }, // Cl
  { says: '2\\,NaCl + 2\\,H_2O \\rightarrow 2\\,NaOH + H_2 + Cl_2', is: () => 2 * 1, equals: 2 * 1 }, // Na
  { says: '2\\,NaCl + 2\\,H_2O \\rightarrow 2\\,NaOH + H_2 + Cl_2', is: () => 2 * 1, equals: 1 * 2 }, // Cl
  { says: '2\\,NaCl + 2\\,H_2O \\rightarrow 2\\,NaOH + H_2 + Cl_2', is: () => 2 * 2, equals: 2 * 1 + 1 * 2 }, // H
  { says: '2\\,NaCl + 2\\,H_2O \\rightarrow 2\\,NaOH + H_2 + Cl_2', is: () => 2 * 1, equals: 2 * 1 }, // O
  { says: 'Ag^+ + e^- \\rightarrow Ag', is: () => 1 * 1, equals: 1 * 1 }, // Ag
  { says: 'Ag^+ + e^- \\rightarrow Ag', is: () => 1 * 1 + 1 * -1, equals: 0 }, // carga
  { says: 'Al^{3+} + 3\\,e^- \\rightarrow Al', is: () => 1 * 1, equals: 1 * 1 }, // Al
  { says: 'Al^{3+} + 3\\,e^- \\rightarrow Al', is: () => 1 * 3 + 3 * -1, equals: 0 }, // carga
];
