import { expect, it } from 'vitest';
import { newFiling } from '../filing.ts';
import { brokenImportRules, uploadOf, withRole } from './form.ts';

it('needs a subject only where cards bring none', () => {
  expect(brokenImportRules(newFiling, true)).toEqual([
    { field: 'subject', message: 'A matéria é obrigatória.' },
  ]);
  expect(brokenImportRules(newFiling, false)).toEqual([]);
  expect(brokenImportRules({ subject: 'x'.repeat(81), deck: 'y'.repeat(121) }, false)).toHaveLength(2);
});

it('sends only what was chosen, and the file last, by its name', () => {
  const file = { name: 'flashcards.csv', content: new Blob(['a;b']) };
  const form = uploadOf(file, { columns: 'question,answer', separator: undefined, deck: '' });
  expect([...form.keys()]).toEqual(['columns', 'deck', 'file']);
  expect((form.get('file') as File).name).toBe('flashcards.csv');
});

it('gives a column a role, and the other that had it the one that is free', () => {
  const roles = ['question', 'answer', 'ignore', 'ignore'] as const;
  expect(withRole(roles, 0, 'answer')).toEqual(['answer', 'question', 'ignore', 'ignore']);
  expect(withRole(roles, 2, 'tags')).toEqual(['question', 'answer', 'tags', 'ignore']);
  expect(withRole(roles, 1, 'ignore')).toEqual(['question', 'ignore', 'ignore', 'ignore']);
  expect(withRole(roles, 3, 'question')).toEqual(['ignore', 'answer', 'ignore', 'question']);
});
