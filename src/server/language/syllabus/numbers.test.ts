import { describe, expect, it } from 'vitest';
import { findLetters, findNumbers, findRomans } from './numbers.ts';

const paths = (text: string) => findNumbers(text).map(({ path }) => path.join('.'));

describe('numbers of items', () => {
  it('are found with and without a stop behind them', () => {
    expect(paths('1 Textos. 2 Ortografia. 2.1 Crase. 2.2 Hífen. 3 Pontuação.')).toEqual([
      '1',
      '2',
      '2.1',
      '2.2',
      '3',
    ]);
    expect(paths('1. Textos. 2. Ortografia. 2.1. Crase. 3) Hífen')).toEqual(['1', '2', '2.1', '3']);
  });

  it('are not the numbers of laws, articles, norms and dates', () => {
    const text =
      '1 Lei nº 8.112/1990. 2 Constituição Federal: art. 5º e artigos de 37 a 41. 3 NBR 9050 e ISO 9001. 4 Decreto de 5 de maio de 2010. 5 Windows 10 e 11.';
    expect(paths(text)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('go on where a full stop was forgotten', () => {
    expect(paths('1 Sistema Único de Saúde 2 Controle social 3 Resolução nº 453/2012')).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('keep their place when they are wrong or come twice', () => {
    expect(paths('1 Um. 2 Dois. 3 Bioética. 6.1 Princípios. 3.2 Direitos. 4 Fim.')).toEqual([
      '1',
      '2',
      '3',
      '6.1',
      '3.2',
      '4',
    ]);
    expect(paths('1 Um. 2 Dois. 2 Dois de novo. 3 Três.')).toEqual(['1', '2', '2', '3']);
  });
});

describe('numerals and letters', () => {
  it('count from the first one on', () => {
    expect(findRomans('I – Teoria. II – Poder constituinte. III – Controle.')).toHaveLength(3);
    expect(findLetters('a) tipicidade; b) ilicitude; c) culpabilidade')).toHaveLength(3);
    expect(findRomans('A Segunda Guerra. D. Pedro II – o imperador.')).toEqual([]);
    expect(findLetters('vitamina c) e outras')).toEqual([]);
  });
});
