import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '28 g com 6 g formam 34 g', is: () => 2 * (14 + 3), equals: 2 * 14 + 3 * 2 },
  { says: '200 g de calcário com 90% de pureza têm 180 g', is: () => 200 * 0.9, equals: 180 },
  { says: '100 g de carbonato dão 56 g de cal', is: () => 40 + 12 + 48, equals: 100 },
  { says: '100 g de carbonato dão 56 g de cal', is: () => 40 + 16, equals: 56 },
  { says: 'Obtêm-se 100,8 g de cal', is: () => ((250 * 0.8 * 56) / 100) * 0.9, equals: 100.8 },
  { says: '[x] 18 g', is: () => (8 / 16) * 2 * 18, equals: 18 },
  { says: 'É a massa de gás carbônico formada', is: () => (8 / 16) * 44, equals: 22 },
  { says: 'É a massa de oxigênio consumida', is: () => (8 / 16) * 2 * 32, equals: 32 },
  {
    says: '[x] 2 mol de $\\mathrm{NH_3}$ e 1 mol de $\\mathrm{N_2}$',
    is: () => Math.min(2 / 1, 3 / 3) * 2,
    equals: 2,
  },
  {
    says: '[x] 2 mol de $\\mathrm{NH_3}$ e 1 mol de $\\mathrm{N_2}$',
    is: () => 2 - Math.min(2 / 1, 3 / 3),
    equals: 1,
  },
  { says: '[x] 179,2 g', is: () => (320 / (2 * 56 + 48)) * 2 * 56 * 0.8, equals: 179.2 },
  { says: '224,0 g', is: () => (320 / 160) * 2 * 56, equals: 224 },
  { says: '256,0 g', is: () => 320 * 0.8, equals: 256 },
  { says: '280,0 g', is: () => 224 / 0.8, equals: 280 },
  { says: 'Resposta: 4,48', is: () => (13 / 65) * 22.4, equals: 4.48 },
  { says: '$640 \\cdot \\frac{98}{32} = 1960$ kg', is: () => (640 * (2 + 32 + 64)) / 32, equals: 1960 },
  { says: 'A massa obtida é de 1470 kg', is: () => ((640 * 98) / 32) * 0.75, equals: 1470 },
  { says: 'N_2 + 3\\,H_2 \\rightarrow 2\\,NH_3', is: () => 1 * 2, equals: 2 * 1 }, // N
  { says: 'N_2 + 3\\,H_2 \\rightarrow 2\\,NH_3', is: () => 3 * 2, equals: 2 * 3 }, // H
  { says: 'S + O_2 \\rightarrow SO_2', is: () => 1 * 1, equals: 1 * 1 }, // S
  { says: 'S + O_2 \\rightarrow SO_2', is: () => 1 * 2, equals: 1 * 2 }, // O
  { says: 'SO_2 + \\tfrac{1}{2}\\,O_2 \\rightarrow SO_3', is: () => 1 * 1, equals: 1 * 1 }, // S
  { says: 'SO_2 + \\tfrac{1}{2}\\,O_2 \\rightarrow SO_3', is: () => 1 * 2 + (1 / 2) * 2, equals: 1 * 3 }, // O
  { says: 'S + \\tfrac{3}{2}\\,O_2 \\rightarrow SO_3', is: () => 1 * 1, equals: 1 * 1 }, // S
  { says: 'S + \\tfrac{3}{2}\\,O_2 \\rightarrow SO_3', is: () => (3 / 2) * 2, equals: 1 * 3 }, // O
  { says: 'CaCO_3 \\rightarrow CaO + CO_2', is: () => 1 * 1, equals: 1 * 1 }, // Ca
  { says: 'CaCO_3 \\rightarrow CaO + CO_2', is: () => 1 * 1, equals: 1 * 1 }, // C
  { says: 'CaCO_3 \\rightarrow CaO + CO_2', is: () => 1 * 3, equals: 1 * 1 + 1 * 2 }, // O
  { says: 'CH_4 + 2\\,O_2 \\rightarrow CO_2 + 2\\,H_2O', is: () => 1 * 1, equals: 1 * 1 }, // C
  { says: 'CH_4 + 2\\,O_2 \\rightarrow CO_2 + 2\\,H_2O', is: () => 1 * 4, equals: 2 * 2 }, // H
  { says: 'CH_4 + 2\\,O_2 \\rightarrow CO_2 + 2\\,H_2O', is: () => 2 * 2, equals: 1 * 2 + 2 * 1 }, // O
  { says: 'Fe_2O_3 + 3\\,CO \\rightarrow 2\\,Fe + 3\\,CO_2', is: () => 1 * 2, equals: 2 * 1 }, // Fe
  { says: 'Fe_2O_3 + 3\\,CO \\rightarrow 2\\,Fe + 3\\,CO_2', is: () => 1 * 3 + 3 * 1, equals: 3 * 2 }, // O
  { says: 'Fe_2O_3 + 3\\,CO \\rightarrow 2\\,Fe + 3\\,CO_2', is: () => 3 * 1, equals: 3 * 1 }, // C
  { says: 'Zn + 2\\,HCl \\rightarrow ZnCl_2 + H_2', is: () => 1 * 1, equals: 1 * 1 }, // Zn
  { says: 'Zn + 2\\,HCl \\rightarrow ZnCl_2 + H_2', is: () => 2 * 1, equals: 1 * 2 }, // H
  { says: 'Zn + 2\\,HCl \\rightarrow ZnCl_2 + H_2', is: () => 2 * 1, equals: 1 * 2 }, // Cl
  { says: '2\\,SO_2 + O_2 \\rightarrow 2\\,SO_3', is: () => 2 * 1, equals: 2 * 1 }, // S
  { says: '2\\,SO_2 + O_2 \\rightarrow 2\\,SO_3', is: () => 2 * 2 + 1 * 2, equals: 2 * 3 }, // O
  { says: 'SO_3 + H_2O \\rightarrow H_2SO_4', is: () => 1 * 1, equals: 1 * 1 }, // S
  { says: 'SO_3 + H_2O \\rightarrow H_2SO_4', is: () => 1 * 3 + 1 * 1, equals: 1 * 4 }, // O
  { says: 'SO_3 + H_2O \\rightarrow H_2SO_4', is: () => 1 * 2, equals: 1 * 2 }, // H
  { says: 'S + \\tfrac{3}{2}\\,O_2 + H_2O \\rightarrow H_2SO_4', is: () => 1 * 1, equals: 1 * 1 }, // S
  {
    says: 'S + \\tfrac{3}{2}\\,O_2 + H_2O \\rightarrow H_2SO_4',
    is: () => (3 / 2) * 2 + 1 * 1,
    equals: 1 * 4,
  }, // O
  { says: 'S + \\tfrac{3}{2}\\,O_2 + H_2O \\rightarrow H_2SO_4', is: () => 1 * 2, equals: 1 * 2 }, // H
];
