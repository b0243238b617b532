import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecords } from './csv-records.ts';

const cellsOf = (text: string, separator = ',') =>
  readRecords(text, { separator }).records.map(({ cells }) => cells);

describe('records', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,\n,b\n',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['"a,b",c', [['a,b', 'c']]],
    ['"a\nb\r\nc",d', [['a\nb\r\nc', 'd']]],
    ['"diz ""oi""",x', [['diz "oi"', 'x']]],
    ['5" de tela,"" ,x', [['5" de tela', '', 'x']]],
    ['\n  \n\na,b\n\n', [['a', 'b']]],
    ['só uma', [['só uma']]],
  ])('reads %j', (text, expected) => {
    expect(cellsOf(text)).toEqual(expected);
  });

  it('reads back whatever is quoted, with every separator', () => {
    const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const cell = fc.string({
      unit: fc.constantFrom('a', ' ', '"', '\n', '\r', ',', ';', '\t', '|', ':', '#'),
    });
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t', '|', ':', ' '), (wanted, separator) => {
        const text = wanted.map((cells) => cells.map(quote).join(separator)).join('\n');
        expect(readRecords(text, { separator, comments: true })).toMatchObject({ broken: [] });
        expect(cellsOf(text, separator)).toEqual(wanted);
      }),
    );
  });

  it('says on which line each begins', () => {
    const { records } = readRecords('a,"b\nb"\n\nc,d\n', { separator: ',', line: 4 });
    expect(records.map(({ line }) => line)).toEqual([4, 7]);
  });

  it('leaves out a line whose quotes go wrong and goes on with the next', () => {
    const { records, broken } = readRecords('a,b\n"c"x,d\ne,f\n"g,h\ni,j', { separator: ',' });
    expect(records.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['e', 'f'],
      ['i', 'j'],
    ]);
    expect(broken.map(({ line, text }) => [line, text])).toEqual([
      [2, '"c"x,d'],
      [4, '"g,h'],
    ]);
  });

  it('leaves out a line of nothing but separators', () => {
    const { records, broken } = readRecords(`${','.repeat(5000)}\na,b`, { separator: ',' });
    expect(broken).toMatchObject([{ line: 1, reason: 'Esta linha tem colunas demais.' }]);
    expect(records.map(({ cells }) => cells)).toEqual([['a', 'b']]);
  });

  it('knows comments only where there are any, and stops when it has enough', () => {
    expect(cellsOf('#a,b')).toEqual([['#a', 'b']]);
    const read = readRecords('#a\n"#b",c\n#d\ne,f\ng,h', { separator: ',', comments: true, most: 2 });
    expect(read.records.map(({ cells, line }) => [line, cells])).toEqual([
      [2, ['#b', 'c']],
      [4, ['e', 'f']],
    ]);
  });
});
