import { describe, expect, it } from 'vitest';
import { brokenSummaryRules, newSummary, summaryInput, uploadOf } from './summary-form.ts';

describe('the creation form', () => {
  it('breaks no rule when it is empty: a summary may be written about nothing but its title', () => {
    expect(brokenSummaryRules(newSummary)).toEqual([]);
  });

  it.each([
    [{ title: 'x'.repeat(161) }, 'title', 'O título pode ter até 160 caracteres.'],
    [
      { originalText: 'x'.repeat(600_001) },
      'originalText',
      'O texto pode ter até 600.000 caracteres. Envie um texto maior como arquivo.',
    ],
    [{ tagDraft: 'x'.repeat(41) }, 'tags', 'Cada tag pode ter até 40 caracteres.'],
    [{ tags: ['Enem'], tagDraft: 'enem' }, 'tags', 'A tag “enem” já está neste resumo.'],
  ])('says what is wrong: %#', (changes, field, message) => {
    expect(brokenSummaryRules({ ...newSummary, ...changes })).toEqual([{ field, message }]);
  });

  it('sends a tag that was typed and not added, and no text beside a document', () => {
    const form = { ...newSummary, originalText: 'Um texto.', tags: ['enem'], tagDraft: 'luz, ' };
    expect(summaryInput(form)).toEqual({
      title: '',
      subject: 'Outro',
      originalText: 'Um texto.',
      maxLength: 500,
      automaticLength: true,
      tags: ['enem', 'luz'],
      outputFormat: 'text',
      isPublic: false,
    });
    expect(summaryInput({ ...form, inputType: 'pdf' }).originalText).toBe('');
  });
});

it('uploads every choice and then the document under its own name', async () => {
  const file = { name: 'aula.pdf', content: new Blob(['%PDF']) };
  const form = uploadOf(summaryInput({ ...newSummary, title: 'Luz', tags: ['a, b', 'c'] }), file);
  const { pdf, ...fields } = Object.fromEntries(form);
  expect(fields).toEqual({
    title: 'Luz',
    subject: 'Outro',
    maxLength: '500',
    automaticLength: 'true',
    tags: '["a, b","c"]',
    outputFormat: 'text',
    isPublic: 'false',
  });
  expect([...form.keys()].at(-1)).toBe('pdf');
  expect((pdf as File).name).toBe('aula.pdf');
});
