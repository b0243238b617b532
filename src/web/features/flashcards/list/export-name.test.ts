import { expect, it } from 'vitest';
import { exportName } from './export-name.ts';

it('names files by what they hold', () => {
  expect(exportName('csv', '')).toBe('flashcards.csv');
  expect(exportName('apkg', 'Biologia::Célula')).toBe('flashcards-biologia-celula.apkg');
  expect(exportName('spreadsheet', 'Biologia')).toBe('flashcards-biologia-planilha.csv');
  expect(exportName('csv', '生物')).toBe('flashcards.csv');
});
