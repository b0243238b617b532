import type { Check } from '../check.ts';

/**
 * Day on which the quality is lost, as YYYYMMDD: the period of grace runs from the month after the last one
 * paid; the contribution of the month after its end is due on the 15th of the next; the loss is one day later
 * (Decreto 3.048/1999, art. 14). `month` is 1 for January.
 */
function lostOn(year: number, month: number, grace: number): number {
  const due = new Date(Date.UTC(year, month - 1 + grace + 2, 15));
  const isWeekend = [0, 6].includes(due.getUTCDay());
  const lost = new Date(due.getTime() + 24 * 60 * 60 * 1000);
  return isWeekend ? 0 : (lost.getUTCFullYear() * 100 + lost.getUTCMonth() + 1) * 100 + lost.getUTCDate();
}

export const checks: Check[] = [
  { says: 'Ele perde a qualidade em 16 de abril de 2026', is: () => lostOn(2025, 2, 12), equals: 20260416 },
  { says: 'a perda, em 16 de abril de 2027', is: () => lostOn(2025, 2, 24), equals: 20270416 },
  { says: '[x] 16 de outubro de 2026', is: () => lostOn(2026, 2, 6), equals: 20261016 },
  { says: '[ ] 16 de abril de 2027', is: () => lostOn(2026, 2, 12), equals: 20270416 },
  { says: '[x] 36 meses', is: () => 12 + 12 + 12, equals: 36 },
  { says: 'Resposta: 24', is: () => 12 + 12, equals: 24 },
];
