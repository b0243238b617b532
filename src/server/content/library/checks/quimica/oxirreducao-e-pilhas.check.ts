import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$-1 + 10 + 8 = 17$', is: () => -1 + 5 * 2 + 8, equals: 17 },
  { says: '$2 + 15 = 17$', is: () => 2 + 5 * 3, equals: 17 },
  { says: 'O manganês vai de $+7$ a $+2$: ganha 5 elétrons', is: () => -1 + 4 * 2 - 2, equals: 5 },
  { says: '[x] 3,17 V', is: () => 0.8 - -2.37, equals: 3.17 },
  { says: '−1,57 V', is: () => 0.8 + -2.37, equals: -1.57 },
  { says: '[x] $+7$', is: () => 4 * 2 - 1, equals: 7 },
  { says: 'É o do manganês em $\\mathrm{K_2MnO_4}$', is: () => 4 * 2 - 2, equals: 6 },
  { says: 'Resposta: +6', is: () => 4 * 2 - 2, equals: 6 },
  { says: '= 1{,}10$ V', is: () => 0.34 - -0.76, equals: 1.1 },
  { says: 'Zn \\rightarrow Zn^{2+} + 2\\,e^-', is: () => 1 * 1, equals: 1 * 1 }, // Zn
  { says: 'Zn \\rightarrow Zn^{2+} + 2\\,e^-', is: () => 0, equals: 1 * 2 + 2 * -1 }, // carga
  { says: 'Cu^{2+} + 2\\,e^- \\rightarrow Cu', is: () => 1 * 1, equals: 1 * 1 }, // Cu
  { says: 'Cu^{2+} + 2\\,e^- \\rightarrow Cu', is: () => 1 * 2 + 2 * -1, equals: 0 }, // carga
  { says: '2\\,H_2 + O_2 \\rightarrow 2\\,H_2O', is: () => 2 * 2, equals: 2 * 2 }, // H
  { says: '2\\,H_2 + O_2 \\rightarrow 2\\,H_2O', is: () => 1 * 2, equals: 2 * 1 }, // O
  {
    says: 'MnO_4^- + 5\\,Fe^{2+} + 8\\,H^+ \\rightarrow Mn^{2+} + 5\\,Fe^{3+} + 4\\,H_2O',
    is: () => 1 * 1,
    equals: 1 * 1,
  }, // Mn
  {
    says: 'MnO_4^- + 5\\,Fe^{2+} + 8\\,H^+ \\rightarrow Mn^{2+} + 5\\,Fe^{3+} + 4\\,H_2O',
    is: () => 1 * 4,
    equals: 4 * 1,
  }, // O
  {
    says: 'MnO_4^- + 5\\,Fe^{2+} + 8\\,H^+ \\rightarrow Mn^{2+} + 5\\,Fe^{3+} + 4\\,H_2O',
    is: () => 1 * -1 + 5 * 2 + 8 * 1,
    equals: 1 * 2 + 5 * 3,
  }, // carga
  {
    says: 'MnO_4^- + 5\\,Fe^{2+} + 8\\,H^+ \\rightarrow Mn^{2+} + 5\\,Fe^{3+} + 4\\,H_2O',
    is: () => 5 * 1,
    equals: 5 * 1,
  }, // Fe
  {
    says: 'MnO_4^- + 5\\,Fe^{2+} + 8\\,H^+ \\rightarrow Mn^{2+} + 5\\,Fe^{3+} + 4\\,H_2O',
    is: () => 8 * 1,
    equals: 4 * 2,
  }, // H
  { says: 'Zn + Cu^{2+} \\rightarrow Zn^{2+} + Cu', is: () => 1 * 1, equals: 1 * 1 }, // Zn
  { says: 'Zn + Cu^{2+} \\rightarrow Zn^{2+} + Cu', is: () => 1 * 1, equals: 1 * 1 }, // Cu
  { says: 'Zn + Cu^{2+} \\rightarrow Zn^{2+} + Cu', is: () => 1 * 2, equals: 1 * 2 }, // carga
];
