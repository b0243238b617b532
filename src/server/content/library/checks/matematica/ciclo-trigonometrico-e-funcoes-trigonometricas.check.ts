import type { Check } from '../check.ts';

const rad = (g: number) => (g * Math.PI) / 180;
const h = (t: number) => 2 + 1.5 * Math.sin((Math.PI * t) / 6);

export const checks: Check[] = [
  { says: 'a máxima é $2 + 1{,}5 = 3{,}5$', is: () => h(3), equals: 3.5 },
  { says: 'a mínima, $2 - 1{,}5 = 0{,}5$', is: () => h(9), equals: 0.5 },
  { says: 'com período de 12 h', is: () => (2 * Math.PI) / (Math.PI / 6), equals: 12 },
  { says: '2,75 m à 1 h', is: () => h(1), equals: 2.75 },
  { says: 'e às 5 h', is: () => h(5), equals: 2.75 },
  { says: '$\\dfrac{\\pi}{3}$ rad', is: () => rad(60), equals: Math.PI / 3 },
  { says: '[x] $-\\frac{4}{5}$', is: () => Math.cos(Math.PI - Math.asin(3 / 5)), equals: -4 / 5 },
  { says: '[x] $-\\frac{\\sqrt{3}}{2}$', is: () => Math.cos(rad(150)), equals: -Math.sqrt(3) / 2 },
  { says: '[ ] $\\frac{1}{2}$', is: () => Math.sin(rad(150)), equals: 1 / 2 },
  {
    says: '[x] $\\frac{\\pi}{6}$ e $\\frac{5\\pi}{6}$',
    is: () => 2 * Math.sin(Math.PI / 6) - 1 + 2 * Math.sin((5 * Math.PI) / 6) - 1,
    equals: 0,
  },
  {
    says: '$\\operatorname{sen} \\frac{11\\pi}{6} = -\\frac{1}{2}$',
    is: () => Math.sin((11 * Math.PI) / 6),
    equals: -1 / 2,
  },
  { says: 'tem período $\\pi$', is: () => (2 * Math.PI) / 2, equals: Math.PI },
  { says: 'Resposta: 5', is: () => 3 + 2 * Math.sin(4 * (Math.PI / 8)), equals: 5 },
  {
    says: '= \\frac{\\sqrt{6} + \\sqrt{2}}{4}$$',
    is: () => Math.sin(rad(75)),
    equals: (Math.sqrt(6) + Math.sqrt(2)) / 4,
  },
  {
    says: '= \\frac{\\sqrt{6} - \\sqrt{2}}{4}$$',
    is: () => Math.cos(rad(75)),
    equals: (Math.sqrt(6) - Math.sqrt(2)) / 4,
  },
  { says: '0{,}966$', is: () => Math.sin(rad(75)), equals: 0.966, near: 5e-4 },
  { says: '0{,}259$', is: () => Math.cos(rad(75)), equals: 0.259, near: 5e-4 },
  {
    says: 'dá $\\frac{\\pi}{6} < x < \\frac{5\\pi}{6}$',
    is: () =>
      Array.from({ length: 629 }, (_, i) => i / 100).filter(
        (x) => Math.sin(x) > 1 / 2 !== (Math.PI / 6 < x && x < (5 * Math.PI) / 6),
      ).length,
    equals: 0,
  },
  {
    says: '{1 - \\operatorname{tg} a \\operatorname{tg} b}',
    is: () => (Math.tan(0.3) + Math.tan(0.5)) / (1 - Math.tan(0.3) * Math.tan(0.5)) - Math.tan(0.8),
    equals: 0,
  },
];
