import { expect, it } from 'vitest';
import { type PageItem, readRuns } from './text-runs.ts';

const item = (str: string, transform: number[]): PageItem => ({ str, transform, width: 50, fontName: 'f' });

it('measures downwards from the top, and leaves out blanks and what has no size', () => {
  const items = [
    item('um', [10, 0, 0, 10, 72, 700]),
    item(' ', [10, 0, 0, 10, 80, 700]),
    item('x', [0, 0, 0, 0, 0, 0]),
  ];
  expect(readRuns(items)).toEqual([
    { text: 'um', left: 72, right: 122, y: -700, size: 10, font: 'f', order: 0 },
  ]);
});

it('turns a page upright that is set sideways, and leaves out stamps that lie aslant', () => {
  const sideways = [
    item('primeira linha', [0, 10, -10, 0, 100, 50]),
    item('segunda linha', [0, 10, -10, 0, 112, 50]),
    item('RASCUNHO', [20, 20, -20, 20, 50, 50]),
    item('1', [10, 0, 0, 10, 30, 30]),
  ];
  expect(readRuns(sideways).map(({ text, left, y }) => [text, left, y])).toEqual([
    ['primeira linha', 50, 100],
    ['segunda linha', 50, 112],
  ]);
});

it.each([
  ['no number', [10, 0, 0, 10, Number.NaN, 700]],
  ['beyond all measure', [10, 0, 0, 10, 1e308, 700]],
  ['of a size beyond all measure', [1e308, 0, 0, 1e308, 72, 700]],
])('leaves out what stands at %s', (_, transform) => {
  expect(
    readRuns([item('um', transform), item('dois', [10, 0, 0, 10, 72, 700])]).map(({ text }) => text),
  ).toEqual(['dois']);
});
