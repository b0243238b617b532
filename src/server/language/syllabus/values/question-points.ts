import type { ValueRow } from './tables.ts';

/** Points that an exam has in all. */
const usualTotals = new Set([10, 100, 1000]);

/** A column called "Valor" or "Pontos" gives those of a question where so many questions make up a usual total. */
export function withWeights(rows: readonly ValueRow[]): ValueRow[] {
  const sum = (amountOf: (row: ValueRow) => number) => rows.reduce((total, row) => total + amountOf(row), 0);
  const isOfQuestion =
    rows.every(({ questions, weight, points }) => questions !== null && weight === null && points !== null) &&
    usualTotals.has(
      Math.round(sum(({ questions, points }) => (questions ?? 0) * (points ?? 0)) * 100) / 100,
    ) &&
    !usualTotals.has(sum(({ points }) => points ?? 0));
  return isOfQuestion ? rows.map((row) => ({ ...row, weight: row.points, points: null })) : [...rows];
}
