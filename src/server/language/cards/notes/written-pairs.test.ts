import { describe, expect, it } from 'vitest';
import { makeCards } from '../make-cards.ts';
import { writtenPairs } from './written-pairs.ts';

const pairsOf = (text: string) => writtenPairs(text).map(({ question, answer }) => [question, answer]);

describe('a question and an answer that the student marked', () => {
  it.each([
    [
      'P: O que é ATP? R: A moeda energética da célula.\nP: Onde ocorre a glicólise? R: No citosol.',
      [
        ['O que é ATP?', 'A moeda energética da célula.'],
        ['Onde ocorre a glicólise?', 'No citosol.'],
      ],
    ],
    [
      'Pergunta 1: Quem foi Zumbi?\nResposta: Líder do Quilombo\ndos Palmares.\n\nOutra coisa.',
      [['Quem foi Zumbi?', 'Líder do Quilombo\ndos Palmares.']],
    ],
    [
      '1) O que é ATP?\nR: Energia.\n2) E ADP?\nR: Sem um fosfato.',
      [
        ['O que é ATP?', 'Energia.'],
        ['O que é ADP?', 'Sem um fosfato.'],
      ],
    ],
    [
      '1. Quais são as fases da Lua?\na) nova;\nb) crescente;\nc) cheia;\nd) minguante.\n\n2. Explique o eclipse solar.\nA Lua passa entre a Terra e o Sol.',
      [
        ['Quais são as fases da Lua?', '- nova\n- crescente\n- cheia\n- minguante'],
        ['Explique o eclipse solar.', 'A Lua passa entre a Terra e o Sol.'],
      ],
    ],
    [
      '4) Quais são os metais nobres?\n- ouro\n- platina\n\n5) Defina liga metálica.',
      [['Quais são os metais nobres?', '- ouro\n- platina']],
    ],
  ])('are found in %j', (text, pairs) => {
    expect(pairsOf(text)).toEqual(pairs);
  });

  it.each([
    '1) Qual é a capital do Acre?\nA) Rio Branco\nB) Manaus',
    '2) Quais são os gases nobres?\na) hélio e flúor\nb) neônio e argônio',
    'E se a ilegalidade não atinge a locomoção? Para isso existe o mandado de segurança.',
    'Qual é a resposta? Ninguém sabe.',
  ])('are not seen in %j', (text) => {
    expect(writtenPairs(text)).toEqual([]);
  });

  it('become cards as they stand, each with where it stands', () => {
    const text = 'Minhas dúvidas\nP: glicólise ocorre onde?\nR: citosol';
    expect(makeCards(text, 10).cards).toMatchObject([
      {
        question: 'Glicólise ocorre onde?',
        answer: 'Citosol',
        source: 'P: glicólise ocorre onde?\nR: citosol',
      },
    ]);
  });

  it('are looked for in time that grows with the text', () => {
    for (const piece of ['P: a?\n', '1) ', 'R: ', 'a? ', '\n \n'])
      expect(writtenPairs(piece.repeat(20_000))).toEqual([]);
  });
});
