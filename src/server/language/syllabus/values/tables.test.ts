import { describe, expect, it } from 'vitest';
import { printedNotice } from '#test/support/documents/printed-notice.ts';
import { readNoticeLines } from '../notice-lines.ts';
import { readStatedValues } from './stated-values.ts';
import { readTables } from './tables.ts';

const linesOf = (text: string) => readNoticeLines(printedNotice(text));
const rowsOf = (text: string) =>
  readTables(linesOf(text)).map(({ rows }) =>
    rows.map(({ name, questions, weight }) => [name, questions, weight]),
  );

describe('tables of questions', () => {
  it('give each discipline its numbers', () => {
    const rows = rowsOf(`
      QUADRO I – CARGO: CONTADOR
      Disciplina | Nº de questões | Peso | Pontuação máxima
      Língua Portuguesa | 10 | 1 | 10
      Conhecimentos Específicos | 20 | 2,5 | 50
      Total | 30 | - | 60
      8.8 O candidato que zerar uma disciplina será eliminado.`);
    expect(rows).toEqual([
      [
        ['Língua Portuguesa', 10, 1],
        ['Conhecimentos Específicos', 20, 2.5],
      ],
    ]);
  });

  it('may have a column for the type of questions', () => {
    expect(
      rowsOf(`
      Tipo de questões | Disciplinas | Quantidade de questões | Peso
      Múltipla escolha | Língua Portuguesa | 10 | 1
      Múltipla escolha | Legislação | 5 | 3
      8.8 O candidato que zerar uma disciplina será eliminado.`),
    ).toEqual([
      [
        ['Língua Portuguesa', 10, 1],
        ['Legislação', 5, 3],
      ],
    ]);
  });

  it('call points those of one question, beside their total', () => {
    expect(
      rowsOf(`
      Disciplinas | Questões | Pontos | Total
      Língua Portuguesa | 10 | 0,2 | 2
      Legislação | 5 | 0,1 | 0,5
      8.8 O candidato que zerar uma disciplina será eliminado.`),
    ).toEqual([
      [
        ['Língua Portuguesa', 10, 0.2],
        ['Legislação', 5, 0.1],
      ],
    ]);
  });

  it('have names in the middle of whose two lines the numbers stand', () => {
    const lines = printedNotice(`
      Disciplinas | Questões | Peso
      Língua Portuguesa | 10 | 1
      Matemática e Raciocínio | 8 | 2
      Lógico
      8.8 O candidato que zerar uma disciplina será eliminado.`).map((page) =>
      page.map((line) => (line.text === 'Lógico' ? { ...line, y: line.y - 4 } : line)),
    );
    const [table] = readTables(readNoticeLines(lines));
    expect(table?.rows.map(({ name }) => name)).toEqual([
      'Língua Portuguesa',
      'Matemática e Raciocínio Lógico',
    ]);
  });

  it('are told apart by their titles', () => {
    const tables = readTables(
      linesOf(`
      QUADRO I – CARGO: CONTADOR
      Disciplina | Nº de questões
      Língua Portuguesa | 10
      Contabilidade | 30
      QUADRO II – CARGO: MOTORISTA
      Disciplina | Nº de questões
      Língua Portuguesa | 15
      Legislação de Trânsito | 15`),
    );
    expect(tables.map(({ title }) => title)).toEqual([
      expect.stringContaining('CONTADOR'),
      expect.stringContaining('MOTORISTA'),
    ]);
  });
});

it('sentences give numbers, points and minima', () => {
  const { rows, weight } = readStatedValues(
    linesOf(`
    a) Língua Portuguesa - 10 (dez) questões valendo 1,5 (um e meio) ponto;
    b) Conhecimentos Específicos - 35 (trinta e cinco) questões valendo 2,0 (dois) pontos.
    8.2 Será eliminado quem não obtiver o mínimo de 5 (cinco) pontos na prova de Língua Portuguesa e de 18 (dezoito) pontos na prova de Conhecimentos Específicos.`),
  );
  expect(rows.map(({ name, questions, weight: own, minimum }) => [name, questions, own, minimum])).toEqual([
    ['Língua Portuguesa', 10, 1.5, 5],
    ['Conhecimentos Específicos', 35, 2, 18],
  ]);
  expect(weight).toBeNull();
});
