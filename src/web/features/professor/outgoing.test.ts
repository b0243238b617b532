import { expect, it } from 'vitest';
import { documentLimits } from '#shared/contracts/documents.ts';
import { fileRefusal, outgoingOf, unsentOf, uploadOf } from './outgoing.ts';

const id = '0193a000-0000-7000-8000-000000000001';
const file = { id: 1, name: 'aula.txt', content: new Blob(['mitose']) };
const sent = { id, text: 'O que é mitose?', file: null };

it('sends what did not arrive under the same id, so that it counts once', () => {
  const draft = { text: ' O que é mitose? ', unsent: unsentOf(sent) };
  expect(outgoingOf(draft, null, () => 'nova')).toEqual(sent);
});

it.each([
  ['another text', { text: 'O que é meiose?', unsent: unsentOf(sent) }, null],
  ['another file', { text: sent.text, unsent: unsentOf(sent) }, file],
  ['nothing unsent', { text: sent.text, unsent: null }, null],
])('gives a new id to %s', (_, draft, chosen) => {
  expect(outgoingOf(draft, chosen, () => 'nova').id).toBe('nova');
});

it('goes up as JSON, and with a document as a form that has the document last', () => {
  expect(uploadOf(sent)).toEqual({ id, message: 'O que é mitose?' });
  const form = uploadOf({ ...sent, file });
  expect(form).toBeInstanceOf(FormData);
  expect([...(form as FormData).keys()]).toEqual(['message', 'id', 'fileName', 'file']);
  expect((form as FormData).get('fileName')).toBe('aula.txt');
});

it.each(['a.pdf', 'a.doc', 'A.DOCX', 'a.b.txt', 'a.md'])('takes %s', (name) => {
  expect(fileRefusal({ name, size: 10 })).toBeNull();
});

it.each([
  ['a.png', 10, 'Este arquivo não é PDF, Word (DOCX ou DOC) nem texto (TXT ou MD).'],
  ['pdf', 10, 'Este arquivo não é PDF, Word (DOCX ou DOC) nem texto (TXT ou MD).'],
  ['a.txt', 0, 'O arquivo está vazio.'],
  ['a.pdf', documentLimits.file + 1, 'O arquivo pode ter até 20 MB.'],
])('says why it does not take %s of %i bytes', (name, size, sentence) => {
  expect(fileRefusal({ name, size })).toBe(sentence);
});
