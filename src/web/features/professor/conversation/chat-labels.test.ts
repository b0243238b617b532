import { expect, it } from 'vitest';
import { sourceIds, sourceKind, usageText, withoutMarks } from './chat-labels.ts';

const usage = {
  used: 12,
  limit: 30,
  resetsAt: new Date(2026, 2, 11).toISOString(),
  modelUse: { engine: 'local' as const, used: 0, resetsAt: new Date(2026, 2, 11).toISOString() },
};

it("counts the day's messages, and says when they come back", () => {
  expect(usageText(usage)).toBe('12 de 30 mensagens hoje');
  expect(usageText({ ...usage, used: 30 })).toBe(
    '30 de 30 mensagens hoje. O limite volta em 11/03/2026, 00:00.',
  );
});

it('names a source and its page', () => {
  expect(sourceKind({ kind: 'attachment', id: 'a', page: 12 })).toBe('Anexo, p. 12');
  expect(sourceKind({ kind: 'flashcard', id: 'c', page: null })).toBe('Flashcard');
  expect(sourceKind({ kind: 'catalogue', id: null, page: null })).toBe('Currículo');
  expect(sourceKind({ kind: 'catalogue', id: 'quimica/mol', page: null })).toBe('Biblioteca');
  expect(sourceIds('m', 2)).toEqual(['fonte-m-1', 'fonte-m-2']);
});

it('takes away the marks of sources, and no other brackets', () => {
  expect(withoutMarks('A mitose divide [1]. Cresce [1, 2], v[3] e [x].', 2)).toBe(
    'A mitose divide. Cresce, v[3] e [x].',
  );
});
