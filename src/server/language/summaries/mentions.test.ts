import { expect, it } from 'vitest';
import { bringersOf } from './mentions.ts';
import { readOutline } from './outline/read-outline.ts';

/** For each sentence, the one that brings what it tells of. */
const brought = (text: string, title = '') => bringersOf(readOutline(text), title).map((by) => by?.unit);

it.each([
  [
    'something new',
    'Um barco chegou ao porto. O mar subiu. O barco afundou à noite.',
    [undefined, undefined, 0],
  ],
  ['one of several', 'A turma forma três grupos. Cada grupo ocupa uma mesa.', [undefined, 0]],
  [
    'what is told more of',
    'A lei regula a licença das lojas. O fiscal multa quem falta. A licença custa caro.',
    [undefined, undefined, 0],
  ],
])('finds what brings %s', (_, text, expected) => {
  expect(brought(text)).toEqual(expected);
});

it.each([
  ['the theme of the title', 'Um barco chegou ao porto. O barco afundou à noite.', 'O barco'],
  ['a term that is defined', 'O porto recebe um barco. O barco é um veículo que flutua.', ''],
  ['what was never told of', 'O porto fica longe. O barco afundou à noite.', ''],
])('finds nothing that brings %s', (_, text, title) => {
  expect(brought(text, title)).toEqual([undefined, undefined]);
});
