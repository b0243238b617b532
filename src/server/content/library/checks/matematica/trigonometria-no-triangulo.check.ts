import type { Check } from '../check.ts';

const rad = (g: number) => (g * Math.PI) / 180;
const sen = (g: number) => Math.sin(rad(g));
const cos = (g: number) => Math.cos(rad(g));
const tg = (g: number) => Math.tan(rad(g));

export const checks: Check[] = [
  { says: '$x = 20$', is: () => (40 * tg(30)) / (tg(60) - tg(30)), equals: 20 },
  { says: 'A torre tem cerca de 34,6 m', is: () => 40 * sen(60), equals: 34.6, near: 0.05 },
  { says: '[x] $4$ m', is: () => 8 * sen(30), equals: 4 },
  { says: '[ ] $\\frac{8\\sqrt{3}}{3}$ m', is: () => 8 * tg(30), equals: (8 * Math.sqrt(3)) / 3 },
  { says: '[ ] $4\\sqrt{3}$ m', is: () => 8 * cos(30), equals: 4 * Math.sqrt(3) },
  { says: '[ ] $8\\sqrt{3}$ m', is: () => 8 * tg(60), equals: 8 * Math.sqrt(3) },
  { says: '[ ] $16$ m', is: () => 8 / sen(30), equals: 16 },
  { says: '[x] $7$ cm', is: () => Math.sqrt(25 + 64 - 2 * 5 * 8 * cos(60)), equals: 7 },
  { says: '[ ] $\\sqrt{129}$ cm', is: () => 25 + 64 + 2 * 5 * 8 * cos(60), equals: 129 },
  { says: '[ ] $\\sqrt{69}$ cm', is: () => 25 + 64 - 5 * 8 * cos(60), equals: 69 },
  { says: '[x] $6\\sqrt{2}$ cm', is: () => (6 * sen(45)) / sen(30), equals: 6 * Math.SQRT2 },
  { says: '[ ] $3\\sqrt{2}$ cm', is: () => (6 * sen(30)) / sen(45), equals: 3 * Math.SQRT2 },
  { says: '[ ] $2\\sqrt{3}$ cm', is: () => 6 * tg(30), equals: 2 * Math.sqrt(3) },
  { says: 'Resposta: 15', is: () => 0.5 * 10 * 6 * sen(30), equals: 15 },
  { says: 'A distância é de 14 km', is: () => Math.sqrt(36 + 100 - 2 * 6 * 10 * cos(120)), equals: 14 },
  { says: '$15\\sqrt{3}$ km², cerca de 26 km²', is: () => 0.5 * 6 * 10 * sen(120), equals: 26, near: 0.05 },
];
