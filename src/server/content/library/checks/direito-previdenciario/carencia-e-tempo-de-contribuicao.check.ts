import type { Check } from '../check.ts';

/** Contributions that count: those from the first one paid in time on. */
const counted = (paidInTime: readonly boolean[]) => paidInTime.length - Math.max(0, paidInTime.indexOf(true));
const months = (late: number, timely: number) => [
  ...Array<boolean>(late).fill(false),
  ...Array<boolean>(timely).fill(true),
];

export const checks: Check[] = [
  { says: 'de abril a dezembro, há nove contribuições', is: () => counted(months(3, 9)), equals: 9 },
  { says: 'a exigência é de doze; faltam três', is: () => 12 - counted(months(3, 9)), equals: 3 },
  { says: '[x] dez.', is: () => counted(months(4, 10)), equals: 10 },
  { says: '[ ] catorze.', is: () => months(4, 10).length, equals: 14 },
  { says: 'Resposta: 6', is: () => 12 / 2, equals: 6 },
  { says: 'os dez anos urbanos dão 120', is: () => 10 * 12, equals: 120 },
];
