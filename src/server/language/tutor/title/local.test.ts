import { expect, it } from 'vitest';
import { titleFrom } from './local.ts';

it.each([
  [['Olá!', 'Professor, você pode me explicar a fotossíntese?'], 'Fotossíntese'],
  [['O que é mitose?', 'E a meiose?'], 'Mitose'],
  [['Quero entender Revolução Francesa. Tenho prova amanhã.'], 'Revolução Francesa'],
  [['juros compostos'], 'Juros compostos'],
  [
    ['Explique as consequências econômicas e sociais da crise de 1929 nos Estados Unidos e no Brasil'],
    'Consequências econômicas e sociais da crise de 1929 nos…',
  ],
])('%j is called %s', (asked, title) => {
  expect(titleFrom(asked)).toBe(title);
});

it.each([[['Oi', 'Obrigado!']], [[]], [['???']]])('%j has no title', (asked) => {
  expect(titleFrom(asked)).toBeNull();
});
