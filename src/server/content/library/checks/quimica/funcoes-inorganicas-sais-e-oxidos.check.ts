import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'As cargas se anulam: $2 \\cdot (+3) + 3 \\cdot (-2) = 0$', is: () => 2 * 3 + 3 * -2, equals: 0 },
  { says: 'As cargas somariam $+5$', is: () => 3 * 3 + 2 * -2, equals: 5 },
  { says: 'de cada lado há 4 H, 1 S, 6 O e 2 K', is: () => 2 + 2 * 1, equals: 4 },
  { says: 'de cada lado há 4 H, 1 S, 6 O e 2 K', is: () => 4 + 2 * 1, equals: 6 },
  { says: 'Resposta: 3', is: () => 3 / 1, equals: 3 },
  { says: 'HCl + NaOH \\rightarrow NaCl + H_2O', is: () => 1 * 1 + 1 * 1, equals: 1 * 2 }, // H
  { says: 'HCl + NaOH \\rightarrow NaCl + H_2O', is: () => 1 * 1, equals: 1 * 1 }, // Cl
  { says: 'HCl + NaOH \\rightarrow NaCl + H_2O', is: () => 1 * 1, equals: 1 * 1 }, // Na
  { says: 'HCl + NaOH \\rightarrow NaCl + H_2O', is: () => 1 * 1, equals: 1 * 1 }, // O
  { says: 'CaO + H_2O \\rightarrow Ca(OH)_2', is: () => 1 * 1, equals: 1 * 1 }, // Ca
  { says: 'CaO + H_2O \\rightarrow Ca(OH)_2', is: () => 1 * 1 + 1 * 1, equals: 1 * 2 }, // O
  { says: 'CaO + H_2O \\rightarrow Ca(OH)_2', is: () => 1 * 2, equals: 1 * 2 }, // H
  { says: 'SO_3 + H_2O \\rightarrow H_2SO_4', is: () => 1 * 1, equals: 1 * 1 }, // S
  { says: 'SO_3 + H_2O \\rightarrow H_2SO_4', is: () => 1 * 3 + 1 * 1, equals: 1 * 4 }, // O
  { says: 'SO_3 + H_2O \\rightarrow H_2SO_4', is: () => 1 * 2, equals: 1 * 2 }, // H
  { says: 'H_2SO_4 + 2\\,KOH \\rightarrow K_2SO_4 + 2\\,H_2O', is: () => 1 * 2 + 2 * 1, equals: 2 * 2 }, // H
  { says: 'H_2SO_4 + 2\\,KOH \\rightarrow K_2SO_4 + 2\\,H_2O', is: () => 1 * 1, equals: 1 * 1 }, // S
  {
    says: 'H_2SO_4 + 2\\,KOH \\rightarrow K_2SO_4 + 2\\,H_2O',
    is: () => 1 * 4 + 2 * 1,
    equals: 1 * 4 + 2 * 1,
  }, // O
  { says: 'H_2SO_4 + 2\\,KOH \\rightarrow K_2SO_4 + 2\\,H_2O', is: () => 2 * 1, equals: 1 * 2 }, // K
  { says: 'H_3PO_4 + 3\\,NaOH \\rightarrow Na_3PO_4 + 3\\,H_2O', is: () => 1 * 3 + 3 * 1, equals: 3 * 2 }, // H
  { says: 'H_3PO_4 + 3\\,NaOH \\rightarrow Na_3PO_4 + 3\\,H_2O', is: () => 1 * 1, equals: 1 * 1 }, // P
  {
    says: 'H_3PO_4 + 3\\,NaOH \\rightarrow Na_3PO_4 + 3\\,H_2O',
    is: () => 1 * 4 + 3 * 1,
    equals: 1 * 4 + 3 * 1,
  }, // O
  { says: 'H_3PO_4 + 3\\,NaOH \\rightarrow Na_3PO_4 + 3\\,H_2O', is: () => 3 * 1, equals: 1 * 3 }, // Na
  { says: 'S + O_2 \\rightarrow SO_2', is: () => 1 * 1, equals: 1 * 1 }, // S
  { says: 'S + O_2 \\rightarrow SO_2', is: () => 1 * 2, equals: 1 * 2 }, // O
  { says: '2\\,SO_2 + O_2 \\rightarrow 2\\,SO_3', is: () => 2 * 1, equals: 2 * 1 }, // S
  { says: '2\\,SO_2 + O_2 \\rightarrow 2\\,SO_3', is: () => 2 * 2 + 1 * 2, equals: 2 * 3 }, // O
  { says: 'CaCO_3 + H_2SO_4 \\rightarrow CaSO_4 + H_2O + CO_2', is: () => 1 * 1, equals: 1 * 1 }, // Ca
  { says: 'CaCO_3 + H_2SO_4 \\rightarrow CaSO_4 + H_2O + CO_2', is: () => 1 * 1, equals: 1 * 1 }, // C
  {
    says: 'CaCO_3 + H_2SO_4 \\rightarrow CaSO_4 + H_2O + CO_2',
    is: () => 1 * 3 + 1 * 4,
    equals: 1 * 4 + 1 * 1 + 1 * 2,
  }, // O
  { says: 'CaCO_3 + H_2SO_4 \\rightarrow CaSO_4 + H_2O + CO_2', is: () => 1 * 2, equals: 1 * 2 }, // H
  { says: 'CaCO_3 + H_2SO_4 \\rightarrow CaSO_4 + H_2O + CO_2', is: () => 1 * 1, equals: 1 * 1 }, // S
];
