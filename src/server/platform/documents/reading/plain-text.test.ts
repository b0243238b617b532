import { expect, it } from 'vitest';
import { decodePlainText, isMarkdown } from './plain-text.ts';

it.each([
  ['a heading', '# Células\ntexto', true],
  ['a fence', 'Veja:\n```js\na()\n```', true],
  ['emphasis and a link', 'A **célula** viva, [veja](https://exemplo.br/a).', true],
  ['one quotation', '> Penso, logo existo.\n\nDescartes escreveu isso.', false],
  ['hashtags, stars and money', '#prova 2 * 3 * 4 e R$ 5\n- um\n- dois', false],
])('%s: Markdown or not', (_, text, isSo) => {
  expect(isMarkdown(text)).toBe(isSo);
});

it.each([
  ['a few control signs among text', `${'texto '.repeat(400)}\u001a`, true],
  ['one that begins with an angle', '<3 é o que sinto pela Biologia.', true],
  ['zeros in the middle', 'texto\0texto', false],
  ['SVG', '<svg viewBox="0 0 1 1"></svg>', false],
])('%s: text or not', (_, text, isText) => {
  expect(decodePlainText(Buffer.from(text)) !== null).toBe(isText);
});
