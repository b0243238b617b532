import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'O $K_{ps}$ é $3{,}2 \\times 10^{-11}$', is: () => (2e-4 * (2 * 2e-4) ** 2) / 1e-11, equals: 3.2 },
  {
    says: 'a solubilidade cai para $3{,}2 \\times 10^{-9}$',
    is: () => (2e-4 * (2 * 2e-4) ** 2) / 0.1 ** 2 / 1e-9,
    equals: 3.2,
  },
  { says: '[x] $1{,}0 \\times 10^{-5}$', is: () => Math.sqrt(1e-10) / 1e-5, equals: 1 },
  { says: '$Q = 10^{-9}$, maior', is: () => (1e-4 * 1e-5) / 1e-9, equals: 1 },
  { says: '$Q = 10^{-10}$, ainda menor', is: () => (1e-5 * 1e-5) / 1e-10, equals: 1 },
  { says: 'Resposta: 0,0003', is: () => 2 * 0.00015, equals: 0.0003 },
  { says: '= 4{,}0 \\times 10^{-9}$', is: () => ((2e-3 / 2) * (4e-3 / 2) ** 2) / 1e-9, equals: 4 },
  { says: 'acharia $Q = 3{,}2 \\times 10^{-8}$', is: () => (2e-3 * 4e-3 ** 2) / 1e-8, equals: 3.2 },
  { says: 'CaF_2(s) \\rightleftharpoons Ca^{2+}(aq) + 2\\,F^-(aq)', is: () => 1 * 1, equals: 1 * 1 }, // Ca
  { says: 'CaF_2(s) \\rightleftharpoons Ca^{2+}(aq) + 2\\,F^-(aq)', is: () => 1 * 2, equals: 2 * 1 }, // F
  { says: 'CaF_2(s) \\rightleftharpoons Ca^{2+}(aq) + 2\\,F^-(aq)', is: () => 0, equals: 1 * 2 + 2 * -1 }, // carga
  { says: 'Pb^{2+} + 2\\,I^- \\rightarrow PbI_2', is: () => 1 * 1, equals: 1 * 1 }, // Pb
  { says: 'Pb^{2+} + 2\\,I^- \\rightarrow PbI_2', is: () => 1 * 2 + 2 * -1, equals: 0 }, // carga
  { says: 'Pb^{2+} + 2\\,I^- \\rightarrow PbI_2', is: () => 2 * 1, equals: 1 * 2 }, // I
];
