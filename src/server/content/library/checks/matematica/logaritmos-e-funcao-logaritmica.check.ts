import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '14{,}2$', is: () => 0.301 / 0.0212, equals: 14.2, near: 0.05 },
  { says: '$1{,}05^{14} \\approx 1{,}98$', is: () => 1.05 ** 14, equals: 1.98, near: 0.005 },
  { says: '$1{,}05^{15} \\approx 2{,}08$', is: () => 1.05 ** 15, equals: 2.08, near: 0.005 },
  { says: 'ao fim de 15 anos', is: () => Math.ceil(Math.log(2) / Math.log(1.05)), equals: 15 },
  { says: 'Cem vezes', is: () => 10 ** (6 - 4), equals: 100 },
  { says: '[ ] $0{,}288$', is: () => 2 * 0.3 * 0.48, equals: 0.288 },
  { says: '[ ] $0{,}57$', is: () => 0.3 ** 2 + 0.48, equals: 0.57 },
  { says: '[ ] $0{,}78$', is: () => 0.3 + 0.48, equals: 0.78 },
  { says: '[x] $1{,}08$', is: () => 2 * 0.3 + 0.48, equals: 1.08 },
  { says: '[ ] $1{,}26$', is: () => 0.3 + 2 * 0.48, equals: 1.26 },
  { says: '[x] $\\{4\\}$', is: () => Math.log2(4) + Math.log2(4 - 2), equals: 3 },
  { says: '[ ] $\\{5\\}$', is: () => (2 ** 3 + 2) / 2, equals: 5 },
  { says: '[x] $1 < x < 5$', is: () => 1 + (1 / 2) ** -2, equals: 5 },
  { says: 'Resposta: 4,7', is: () => -(0.3 - 5), equals: 4.7 },
  { says: 'o nível é de 60 dB', is: () => 10 * Math.log10(1e-6 / 1e-12), equals: 60, near: 1e-6 },
  { says: '= 10^{-3}$ W/m²', is: () => 10 ** (90 / 10) * 1e-12, equals: 1e-3, near: 1e-12 },
  { says: '1.000 vezes mais intenso', is: () => 1e-3 / 1e-6, equals: 1000, near: 1e-6 },
];
