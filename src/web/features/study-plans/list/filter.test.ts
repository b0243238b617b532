import { describe, expect, it } from 'vitest';
import { sampleCard } from '#test/support/samples/study-plans.ts';
import { filterPlans, planFilterOf } from './view.tsx';

const plans = [
  sampleCard({ title: 'Funções', subject: 'Matemática', description: 'Gráficos', progress: 0 }),
  sampleCard({ title: 'Genética', subject: 'Biologia', description: 'Mendel', progress: 40 }),
  sampleCard({ title: 'Romantismo', subject: 'Literatura', description: 'Alencar', progress: 100 }),
  sampleCard({ title: 'Óptica', subject: 'Física', description: 'Lentes', progress: 60, isActive: false }),
];
const titles = (...args: [Parameters<typeof filterPlans>[1], string]) =>
  filterPlans(plans, ...args).map(({ title }) => title);

describe('the filter', () => {
  it.each([
    ['all', ['Funções', 'Genética', 'Romantismo', 'Óptica']],
    ['active', ['Funções', 'Genética', 'Romantismo']],
    ['inProgress', ['Genética']],
    ['completed', ['Romantismo']],
  ] as const)('%s', (filter, expected) => {
    expect(titles(filter, '')).toEqual(expected);
  });

  it('unknown in an address shows all', () => {
    expect([planFilterOf('completed'), planFilterOf('outra'), planFilterOf(undefined)]).toEqual([
      'completed',
      'all',
      'all',
    ]);
  });
});

describe('the search', () => {
  it.each([
    ['FUNÇÕES', ['Funções']],
    ['funcao', ['Funções']],
    ['graficos matematica', ['Funções']],
    ['biologia', ['Genética']],
    ['alencar', ['Romantismo']],
    ['  optica ', ['Óptica']],
    ['guitarra', []],
  ])('%s', (query, expected) => {
    expect(titles('all', query)).toEqual(expected);
  });

  it('narrows within the filter', () => {
    expect(titles('completed', 'genética')).toEqual([]);
  });
});
