import { expect, it } from 'vitest';
import { subjectHue } from './subject-hue.ts';

const fixed = [
  'Matemática',
  'Física',
  'Química',
  'Biologia',
  'História',
  'Geografia',
  'Literatura',
  'Filosofia',
  'Sociologia',
  'Outro',
];

it('does not mind accents, case or spaces around', () => {
  expect(subjectHue(' FÍSICA ')).toBe(subjectHue('fisica'));
});

it('is always an angle', () => {
  for (const name of ['', '🧪', 'Direito Constitucional', ...fixed]) {
    expect(subjectHue(name)).toBeGreaterThanOrEqual(0);
    expect(subjectHue(name)).toBeLessThan(360);
  }
});

it('keeps the subjects of the fixed list 30° apart or more', () => {
  const hues = fixed.map(subjectHue).sort((a, b) => a - b);
  const gaps = hues.map((hue, index) => (hues[index + 1] ?? (hues[0] ?? 0) + 360) - hue);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30);
});
