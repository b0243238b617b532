import { expect, it } from 'vitest';
import { outlineOf } from '#server/features/study-plans/outline-service.ts';
import { countWords } from '#shared/rules/count-words.ts';
import { writeOutline } from './write-outline.ts';

it.each([
  ['Genética', 'Biologia'],
  ['Fotossíntese', 'Outro'],
  ['Revolução Francesa', 'História'],
  ['Funções', 'Matemática'],
  ['Biologia', 'Outro'],
  ['Resumo de ecologia', 'Biologia'],
])('the catalogue knows “%s” (%s)', (title, subject) => {
  const outline = outlineOf(title, subject);
  expect(outline?.topics.length).toBeGreaterThan(0);
  const { summary, keyPoints, tags } = writeOutline(outline?.topics ?? [], 500);
  expect(countWords(summary)).toBeGreaterThan(20);
  expect(countWords(summary)).toBeLessThanOrEqual(500);
  expect(keyPoints.length).toBeGreaterThan(0);
  expect(tags.length).toBeGreaterThan(0);
});

it.each([
  ['Crochê', 'Artes'],
  ['A história da minha rua', 'História'],
  ['Receita de pão de queijo', 'Outro'],
  ['', 'Biologia'],
])('it does not pretend to know “%s” (%s)', (title, subject) => {
  expect(outlineOf(title, subject)).toBeUndefined();
});

it('a hundred words hold the first topics', () => {
  const { topics = [] } = outlineOf('Biologia', 'Biologia') ?? {};
  const { summary } = writeOutline(topics, 100);
  expect(countWords(summary)).toBeLessThanOrEqual(100);
  expect(countWords(summary)).toBeGreaterThan(80);
  expect(summary.startsWith(`## ${topics[0]?.name}`)).toBe(true);
});
