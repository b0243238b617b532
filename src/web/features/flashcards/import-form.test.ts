import { expect, it } from 'vitest';
import { brokenImportRules, newImportForm } from './import-form.ts';
import { uploadOf } from './upload-of.ts';

it('needs a subject only where cards bring none', () => {
  expect(brokenImportRules(newImportForm, true)).toEqual([
    { field: 'subject', message: 'A matéria é obrigatória.' },
  ]);
  expect(brokenImportRules(newImportForm, false)).toEqual([]);
  expect(brokenImportRules({ subject: 'x'.repeat(81), deck: 'y'.repeat(121) }, false)).toHaveLength(2);
});

it('sends only what was chosen, and the file last', () => {
  const form = uploadOf(new Blob(['a;b']), { columns: 'question,answer', separator: undefined, deck: '' });
  expect([...form.keys()]).toEqual(['columns', 'deck', 'file']);
});
