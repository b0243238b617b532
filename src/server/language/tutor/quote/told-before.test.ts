import { expect, test } from 'vitest';
import { askTutor, summary } from '#test/support/ask-tutor.ts';

const given = [
  summary(
    'Pintores do vale',
    'A disputa começou com o fechamento da galeria, em 1911, dirigida por um parente de Varela. ' +
      'Em protesto, ele queimou três telas e abandonou o salão. ' +
      'No ano seguinte, fundou a escola de Ribeira, porque o conselho lhe recusou uma sala.\n\n' +
      'Clara Machado foi a primeira mulher do grupo. Nasceu em Pedra Alta, em 1880, e morreu em 1951.\n\n' +
      'Rui Lemos, gravador, inventou a prensa curva e recebeu o Prêmio de Gravura em 1920. Em 1934 recebeu também o de Desenho.',
  ),
];
const ask = (message: string) => askTutor(message, given);

test.each([
  ['onde nasceu clara machado?', /Clara Machado foi.*Pedra Alta/s],
  ['quando morreu clara machado?', /1951/],
  ['por que varela fundou a escola de ribeira?', /recusou uma sala/],
  ['quem queimou as telas?', /Varela.*queimou/s],
  ['quando o rui lemos ganhou o prêmio de desenho?', /Em 1934 recebeu/],
])('who did it is told in the sentence before: %s', (message, told) => {
  expect(ask(message)).toMatch(told);
});

test('what happens is no deed of who stands before', () => {
  const text = summary('Vale', 'Clara Machado chegou em 1900. Em 1905 surgiu a estrada do vale.');
  expect(askTutor('quando surgiu a estrada do vale?', [text])).not.toContain('Clara');
});
