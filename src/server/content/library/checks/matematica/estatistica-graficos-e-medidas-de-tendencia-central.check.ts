import type { Check } from '../check.ts';

const mean = (xs: number[]): number => xs.reduce((s, x) => s + x, 0) / xs.length;
const median = (xs: number[]): number => {
  const s = [...xs].sort((a, b) => a - b);
  const h = Math.floor(s.length / 2);
  return s.length % 2 ? s[h]! : (s[h - 1]! + s[h]!) / 2;
};
const weighted = (xs: number[], ws: number[]): number =>
  xs.reduce((s, x, i) => s + x * ws[i]!, 0) / ws.reduce((s, w) => s + w, 0);
const books = [2, 4, 4, 5, 7, 8];
const waits = [3, 5, 6, 7, 8, 9, 10, 12, 13, 15, 20];

export const checks: Check[] = [
  { says: 'A média é de 5 livros', is: () => mean(books), equals: 5 },
  { says: 'a mediana, de 4,5', is: () => median(books), equals: 4.5 },
  {
    says: 'o desvio padrão, de 2 livros',
    is: () => Math.sqrt(mean(books.map((x) => (x - mean(books)) ** 2))),
    equals: 2,
  },
  { says: '[x] 6,9', is: () => weighted([7, 5, 8], [2, 3, 5]), equals: 6.9, near: 1e-9 },
  { says: '[ ] 6,7', is: () => mean([7, 5, 8]), equals: 6.7, near: 0.05 },
  { says: '[ ] 6,6', is: () => weighted([7, 5, 8], [5, 3, 2]), equals: 6.6, near: 1e-9 },
  { says: '[ ] 6,2', is: () => weighted([7, 5, 8], [3, 5, 2]), equals: 6.2, near: 1e-9 },
  { says: '[ ] 2,3', is: () => 69 / 30, equals: 2.3, near: 1e-9 },
  { says: '[x] 9,5', is: () => median([12, 7, 9, 15, 7, 10]), equals: 9.5 },
  { says: '[ ] 10\n', is: () => mean([12, 7, 9, 15, 7, 10]), equals: 10 },
  { says: '[ ] 11\n', is: () => (7 + 15) / 2, equals: 11 },
  { says: 'Resposta: 20', is: () => 5 * 12 - 4 * 10, equals: 20 },
  { says: 'a mediana é 9 min', is: () => median(waits), equals: 9 },
  { says: '$Q_1 = 6$ min', is: () => median(waits.slice(0, 5)), equals: 6 },
  { says: '$Q_3 = 13$ min', is: () => median(waits.slice(6)), equals: 13 },
];
