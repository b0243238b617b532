import { expect, it } from 'vitest';
import { cycleFilterOf, filterCycles, statusName, statusOf } from './cycle-labels.ts';

const cycles = [0, 1, 40, 99, 100].map((progress) => ({ progress }));

it('derives the status from progress', () => {
  expect(cycles.map((cycle) => statusName(statusOf(cycle)))).toEqual([
    'A fazer',
    'Fazendo',
    'Fazendo',
    'Fazendo',
    'Concluído',
  ]);
});

it('filters by status, and shows all for one it does not know', () => {
  const shown = (text: string | undefined) =>
    filterCycles(cycles, cycleFilterOf(text)).map(({ progress }) => progress);
  expect(['todo', 'doing', 'done'].map(shown)).toEqual([[0], [1, 40, 99], [100]]);
  expect([undefined, 'all', 'x'].map((text) => shown(text).length)).toEqual([5, 5, 5]);
});
