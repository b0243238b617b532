import { expect, it } from 'vitest';
import { outgoingOf, unsentOf, uploadOf } from './outgoing.ts';

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
