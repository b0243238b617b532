import { expect, it } from 'vitest';
import { sampleSummary } from '#test/support/samples/summaries.ts';
import { brokenEditRules, summaryChanges, summaryEditOf } from './summary-edit.ts';

const edit = summaryEditOf(sampleSummary());

it('sends what the summary says, and a tag that was typed and not added', () => {
  const { title, subject, summary, keyPoints, tags, isPublic } = sampleSummary();
  expect(summaryChanges({ ...edit, tagDraft: 'luz' })).toEqual({
    ...{ title, subject, summary, keyPoints, isPublic },
    tags: [...tags, 'luz'],
  });
});

it.each([
  [{ summary: ' ' }, 'summary', 'O resumo é obrigatório.'],
  [{ title: 'x'.repeat(161) }, 'title', 'O título pode ter até 160 caracteres.'],
  [
    { keyPoints: [{ text: 'Um.' }, { text: ' ' }] },
    'keyPoints.1.text',
    'Os pontos-chave não podem ficar vazios.',
  ],
  [
    { keyPoints: Array.from({ length: 21 }, () => ({ text: 'Um.' })) },
    'keyPoints',
    'Um resumo pode ter até 20 pontos-chave.',
  ],
  [{ tagDraft: 'Enem' }, 'tags', 'A tag “Enem” já está neste resumo.'],
])('says what is wrong: %#', (changes, field, message) => {
  expect(brokenEditRules({ ...edit, ...changes })).toEqual([{ field, message }]);
});

it('breaks no rule as it opens', () => {
  expect(brokenEditRules(edit)).toEqual([]);
});
