import { expect, it } from 'vitest';
import { brokenImportRules, newImportForm } from './form.ts';
import { uploadOf } from './upload-of.ts';

it('needs a subject only where cards bring none', () => {
  expect(brokenImportRules(newImportForm, true)).toEqual([
    { field: 'subject', message: 'A matéria é obrigatória.' },
  ]);
  expect(brokenImportRules(newImportForm, false)).toEqual([]);
  expect(brokenImportRules({ subject: 'x'.repeat(81), deck: 'y'.repeat(121) }, false)).toHaveLength(2);
});

it('sends only what was chosen, and the file last, by its name', () => {
  const file = { name: 'cartões.csv', content: new Blob(['a;b']) };
  const form = uploadOf(file, { columns: 'question,answer', separator: undefined, deck: '' });
  expect([...form.keys()]).toEqual(['columns', 'deck', 'file']);
  expect((form.get('file') as File).name).toBe('cartões.csv');
});
