import { describe, expect, test } from 'vitest';
import { askTutor, card, summary } from '#test/support/ask-tutor.ts';
import { withoutNumbers } from './intent/numbered.ts';

const boats = [
  summary(
    'Barcos do estuário',
    'A canoa é escavada em um só tronco. Um remo de pá larga a empurra pelo raso.\n\n' +
      'A jangada flutua sobre paus leves amarrados. A vela dela é triangular.\n\n' +
      'A balsa leva carros de uma margem à outra. O pedágio da travessia custa oito reais.',
  ),
  card('O que é catamarã?', 'Barco de dois cascos paralelos.'),
];
const ask = (message: string, ...said: string[]) => askTutor(message, boats, said);

describe('what was not understood', () => {
  test.each([
    ['não entendi', ['o que é canoa?'], 'remo de pá larga'],
    ['explica de novo', ['o que é canoa?', 'e a jangada?'], 'paus leves'],
    ['continuo sem entender', ['o que é canoa?', 'e a jangada?', 'não entendi'], 'paus leves'],
    ['não entendi nada', ['o que é catamarã?'], 'dois cascos'],
  ])('is told again, with what stands beside it: %s', (message, said, told) => {
    expect(ask(message, ...said)).toContain(told);
  });

  test('is asked for where nothing was told', () => {
    expect(ask('não entendi', 'oi')).toMatch(/qual assunto/);
  });
});

describe('counted questions', () => {
  test.each([
    ['tenho 2 dúvidas: 1) a canoa é escavada em quê? 2) o que a balsa leva?', ['só tronco', 'leva carros']],
    ['a) o que é canoa b) o que é jangada', ['só tronco', 'paus leves']],
  ])('are each answered: %s', (message, told) => {
    const answer = ask(message);
    for (const each of told) expect(answer).toContain(each);
    expect(answer).not.toMatch(/não encontrei/i);
  });

  test.each([
    'qual é maior: 1) a canoa 2) a balsa',
    'em que ano? 1) como foi? 2) quem foi?',
    'o capítulo 1) do livro',
  ])('and what asks nothing is left as it is: %s', (message) =>
    expect(withoutNumbers(message)).toBe(message),
  );
});

describe('three things are told apart', () => {
  test.each([
    'canoa, jangada e catamarã: qual a diferença?',
    'canoa, jangada e catamarã, sempre confundo',
    'canoa jangada e catamarã, não sei diferenciar',
  ])('%s', (message) => {
    const answer = ask(message);
    for (const each of ['só tronco', 'paus leves', 'dois cascos']) expect(answer).toContain(each);
  });
});
