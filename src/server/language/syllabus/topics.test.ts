import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Topic } from './notice.ts';
import { readTopics } from './topics.ts';

type Tree = string | [string, Tree[]];

const treeOf = ({ text, children }: Topic): Tree =>
  children.length > 0 ? [text, children.map(treeOf)] : text;
const read = (text: string) =>
  readTopics({ text, starts: [{ at: 0, page: 1, line: 0 }], doubts: [] }).map(treeOf);

describe('topics', () => {
  it('follow their numbers, without number and final stop', () => {
    expect(read('1 Textos. 2 Coesão: 2.1 Pronomes; 2.2 Conectores. 3 Crase.')).toEqual([
      'Textos',
      ['Coesão', ['Pronomes', 'Conectores']],
      'Crase',
    ]);
  });

  it('are sentences where nothing is numbered', () => {
    expect(read('Pontuação. Pronomes: emprego e colocação. Crase.')).toEqual([
      'Pontuação',
      'Pronomes: emprego e colocação',
      'Crase',
    ]);
  });

  it('are the parts of a list between semicolons', () => {
    expect(
      read('Artigos 196 a 200; Lei nº 8.080/1990; Lei nº 8.142/1990; Decreto nº 7.508/2011.'),
    ).toHaveLength(4);
  });

  it('stand below numerals with a heading, whose numbers begin anew', () => {
    expect(
      read('I – BANCO DE DADOS: 1. Modelos. 2. Transações. II – REDES: 1. Camadas. 2. Protocolos.'),
    ).toEqual([
      ['BANCO DE DADOS', ['Modelos', 'Transações']],
      ['REDES', ['Camadas', 'Protocolos']],
    ]);
  });

  it('stand below a heading at the end of the item before, when numbers begin anew', () => {
    expect(read('Direito Penal: 1 Crime. 2 Pena. Direito Civil: 1 Pessoas. 2 Bens.')).toEqual([
      ['Direito Penal', ['Crime', 'Pena']],
      ['Direito Civil', ['Pessoas', 'Bens']],
    ]);
  });

  it('come behind bullets, and smaller bullets below them', () => {
    expect(
      read('Funções\n• Afim\n• Exponencial:\n– base maior que um\n– base menor que um\n• Logarítmica'),
    ).toEqual([
      ['Funções', ['Afim', ['Exponencial', ['base maior que um', 'base menor que um']], 'Logarítmica']],
    ]);
  });

  it('come behind letters', () => {
    expect(read('a) Conjuntos: operações.\nb) Funções.\nc) Matrizes.')).toEqual([
      'Conjuntos: operações',
      'Funções',
      'Matrizes',
    ]);
  });

  it('part a long block under its heading, and leave a short one whole', () => {
    const long =
      'uma regra que se estende por muitas palavras e por isso ocupa mais de uma linha da página do edital';
    expect(
      read(`1 Gestão: ${long}. Projetos: ${long}. Processos. 2 Redes: camadas. Protocolos. Meios.`),
    ).toEqual([['Gestão', [long, `Projetos: ${long}`, 'Processos']], 'Redes: camadas. Protocolos. Meios']);
  });

  it('leave out addresses that stand alone and sentences on the test', () => {
    expect(read('A prova avaliará o candidato. Gramática.\nhttps://www.exemplo.gov.br/lei')).toEqual([
      'Gramática',
    ]);
  });

  it('are read from any text, each within it', () => {
    const sign = fc.constantFrom(
      '1',
      '2.1',
      '.',
      ' ',
      ';',
      ':',
      '(',
      ')',
      'I –',
      'a)',
      '\n',
      '• ',
      'Tema',
      'lei nº',
      'de',
      'À',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 120 }), (signs) => {
        const flat = (topics: readonly Topic[]): Topic[] =>
          topics.flatMap((topic) => [topic, ...flat(topic.children)]);
        const text = signs.join(' ');
        for (const topic of flat(readTopics({ text, starts: [{ at: 0, page: 1, line: 0 }], doubts: [] }))) {
          expect(topic.text).toMatch(/\p{L}/u);
          expect(topic.text.length).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 300 },
    );
  });
});
