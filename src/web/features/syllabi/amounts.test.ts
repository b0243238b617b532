import { expect, it } from 'vitest';
import { examShare, pointsText } from './amounts.ts';

it.each([
  [12.34, '12,3% da prova'],
  [0.02, 'menos de 0,1% da prova'],
  [0, '0% da prova'],
])('%d is read as %s', (percent, text) => {
  expect(examShare(percent)).toBe(text);
});

it.each([
  [1.6, true, '1,6 ponto'],
  [2.5, true, '2,5 pontos'],
  [0.01, true, 'menos de 0,1 ponto'],
  [2.5, false, '2,5% da prova'],
])('%d points, known %s: %s', (points, areKnown, text) => {
  expect(pointsText(points, areKnown)).toBe(text);
});
