import type { Check } from '../check.ts';

export const checks: Check[] = [
  {
    says: 'Conte o oxigênio dos produtos: $3 \\cdot 2 + 4 \\cdot 1 = 10$',
    is: () => 3 * 2 + 4 * 1,
    equals: 10,
  },
  { says: 'O oxigênio não fecha: 5 à esquerda e 4 à direita', is: () => 3 + 2, equals: 5 },
  { says: 'O oxigênio não fecha: 4 à esquerda e 2 à direita', is: () => 3 + 1, equals: 4 },
  { says: 'O oxigênio não fecha: 9 à esquerda e 6 à direita', is: () => 2 * 3 + 3, equals: 9 },
  { says: 'Resposta: 2', is: () => (2 + 2) / 2, equals: 2 },
  { says: '2\\,Al + 6\\,HCl \\rightarrow 2\\,AlCl_3 + 3\\,H_2', is: () => 2 * 1, equals: 2 * 1 }, // Al
  { says: '2\\,Al + 6\\,HCl \\rightarrow 2\\,AlCl_3 + 3\\,H_2', is: () => 6 * 1, equals: 3 * 2 }, // H
  { says: '2\\,Al + 6\\,HCl \\rightarrow 2\\,AlCl_3 + 3\\,H_2', is: () => 6 * 1, equals: 2 * 3 }, // Cl
  { says: '2\\,Mg + O_2 \\rightarrow 2\\,MgO', is: () => 2 * 1, equals: 2 * 1 }, // Mg
  { says: '2\\,Mg + O_2 \\rightarrow 2\\,MgO', is: () => 1 * 2, equals: 2 * 1 }, // O
  { says: 'CaCO_3 \\rightarrow CaO + CO_2', is: () => 1 * 1, equals: 1 * 1 }, // Ca
  { says: 'CaCO_3 \\rightarrow CaO + CO_2', is: () => 1 * 1, equals: 1 * 1 }, // C
  { says: 'CaCO_3 \\rightarrow CaO + CO_2', is: () => 1 * 3, equals: 1 * 1 + 1 * 2 }, // O
  { says: 'Zn + CuSO_4 \\rightarrow ZnSO_4 + Cu', is: () => 1 * 1, equals: 1 * 1 }, // Zn
  { says: 'Zn + CuSO_4 \\rightarrow ZnSO_4 + Cu', is: () => 1 * 1, equals: 1 * 1 }, // Cu
  { says: 'Zn + CuSO_4 \\rightarrow ZnSO_4 + Cu', is: () => 1 * 1, equals: 1 * 1 }, // S
  { says: 'Zn + CuSO_4 \\rightarrow ZnSO_4 + Cu', is: () => 1 * 4, equals: 1 * 4 }, // O
  { says: 'AgNO_3 + NaCl \\rightarrow AgCl + NaNO_3', is: () => 1 * 1, equals: 1 * 1 }, // Ag
  { says: 'AgNO_3 + NaCl \\rightarrow AgCl + NaNO_3', is: () => 1 * 1, equals: 1 * 1 }, // N
  { says: 'AgNO_3 + NaCl \\rightarrow AgCl + NaNO_3', is: () => 1 * 3, equals: 1 * 3 }, // O
  { says: 'AgNO_3 + NaCl \\rightarrow AgCl + NaNO_3', is: () => 1 * 1, equals: 1 * 1 }, // Na
  { says: 'AgNO_3 + NaCl \\rightarrow AgCl + NaNO_3', is: () => 1 * 1, equals: 1 * 1 }, // Cl
  { says: 'Ag^+ + Cl^- \\rightarrow AgCl', is: () => 1 * 1, equals: 1 * 1 }, // Ag
  { says: 'Ag^+ + Cl^- \\rightarrow AgCl', is: () => 1 * 1 + 1 * -1, equals: 0 }, // carga
  { says: 'Ag^+ + Cl^- \\rightarrow AgCl', is: () => 1 * 1, equals: 1 * 1 }, // Cl
  { says: 'C_3H_8 + 5\\,O_2 \\rightarrow 3\\,CO_2 + 4\\,H_2O', is: () => 1 * 3, equals: 3 * 1 }, // C
  { says: 'C_3H_8 + 5\\,O_2 \\rightarrow 3\\,CO_2 + 4\\,H_2O', is: () => 1 * 8, equals: 4 * 2 }, // H
  { says: 'C_3H_8 + 5\\,O_2 \\rightarrow 3\\,CO_2 + 4\\,H_2O', is: () => 5 * 2, equals: 3 * 2 + 4 * 1 }, // O
  { says: 'Fe_2O_3 + 3\\,CO \\rightarrow 2\\,Fe + 3\\,CO_2', is: () => 1 * 2, equals: 2 * 1 }, // Fe
  { says: 'Fe_2O_3 + 3\\,CO \\rightarrow 2\\,Fe + 3\\,CO_2', is: () => 1 * 3 + 3 * 1, equals: 3 * 2 }, // O
  { says: 'Fe_2O_3 + 3\\,CO \\rightarrow 2\\,Fe + 3\\,CO_2', is: () => 3 * 1, equals: 3 * 1 }, // C
  { says: 'Zn + Pb(NO_3)_2 \\rightarrow Zn(NO_3)_2 + Pb', is: () => 1 * 1, equals: 1 * 1 }, // Zn
  { says: 'Zn + Pb(NO_3)_2 \\rightarrow Zn(NO_3)_2 + Pb', is: () => 1 * 1, equals: 1 * 1 }, // Pb
  { says: 'Zn + Pb(NO_3)_2 \\rightarrow Zn(NO_3)_2 + Pb', is: () => 1 * 2, equals: 1 * 2 }, // N
  { says: 'Zn + Pb(NO_3)_2 \\rightarrow Zn(NO_3)_2 + Pb', is: () => 1 * 6, equals: 1 * 6 }, // O
  { says: 'Na_2CO_3 + CaCl_2 \\rightarrow CaCO_3 + 2\\,NaCl', is: () => 1 * 2, equals: 2 * 1 }, // Na
  { says: 'Na_2CO_3 + CaCl_2 \\rightarrow CaCO_3 + 2\\,NaCl', is: () => 1 * 1, equals: 1 * 1 }, // C
  { says: 'Na_2CO_3 + CaCl_2 \\rightarrow CaCO_3 + 2\\,NaCl', is: () => 1 * 3, equals: 1 * 3 }, // O
  { says: 'Na_2CO_3 + CaCl_2 \\rightarrow CaCO_3 + 2\\,NaCl', is: () => 1 * 1, equals: 1 * 1 }, // Ca
  { says: 'Na_2CO_3 + CaCl_2 \\rightarrow CaCO_3 + 2\\,NaCl', is: () => 1 * 2, equals: 2 * 1 }, // Cl
  { says: 'CH_4 + 2\\,O_2 \\rightarrow CO_2 + 2\\,H_2O', is: () => 1 * 1, equals: 1 * 1 }, // C
  { says: 'CH_4 + 2\\,O_2 \\rightarrow CO_2 + 2\\,H_2O', is: () => 1 * 4, equals: 2 * 2 }, // H
  { says: 'CH_4 + 2\\,O_2 \\rightarrow CO_2 + 2\\,H_2O', is: () => 2 * 2, equals: 1 * 2 + 2 * 1 }, // O
  { says: 'Fe + CuSO_4 \\rightarrow FeSO_4 + Cu', is: () => 1 * 1, equals: 1 * 1 }, // Fe
  { says: 'Fe + CuSO_4 \\rightarrow FeSO_4 + Cu', is: () => 1 * 1, equals: 1 * 1 }, // Cu
  { says: 'Fe + CuSO_4 \\rightarrow FeSO_4 + Cu', is: () => 1 * 1, equals: 1 * 1 }, // S
  { says: 'Fe + CuSO_4 \\rightarrow FeSO_4 + Cu', is: () => 1 * 4, equals: 1 * 4 }, // O
  { says: 'Fe + Cu^{2+} \\rightarrow Fe^{2+} + Cu', is: () => 1 * 1, equals: 1 * 1 }, // Fe
  { says: 'Fe + Cu^{2+} \\rightarrow Fe^{2+} + Cu', is: () => 1 * 1, equals: 1 * 1 }, // Cu
  { says: 'Fe + Cu^{2+} \\rightarrow Fe^{2+} + Cu', is: () => 1 * 2, equals: 1 * 2 }, // carga
];
