import { expect, it } from 'vitest';
import { journeyFiles, timeLines } from './test-times.mjs';

it('adds up every try of every journey of a file, in whatever group it stands', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [
      {
        file: 'timer.spec.ts',
        specs: [spec(1000), spec(2000, 500)],
        suites: [{ file: 'timer.spec.ts', specs: [spec(4000)] }],
      },
    ],
  };
  expect(journeyFiles(report)).toEqual([{ layer: 'jornadas', name: 'timer.spec.ts', seconds: 7.5 }]);
  expect(journeyFiles(null)).toEqual([]);
});

it('says the steps in their order, the layers by their work, and the ten slowest files', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    layer: index % 2 === 0 ? 'unit' : 'web',
    name: `${index}.test.ts`,
    seconds: index,
  }));
  expect(timeLines([['Construção', 59.6]], files)).toEqual([
    'Tempo de cada etapa (min:s):',
    '   1:00  Construção',
    'Trabalho de cada camada, somado o de todos os processos:',
    '   0:36  web',
    '   0:30  unit',
    'Os dez arquivos mais lentos:',
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(
      (index) =>
        `   0:${String(index).padStart(2, '0')}  ${index % 2 === 0 ? 'unit' : 'web'} ${index}.test.ts`,
    ),
  ]);
});
