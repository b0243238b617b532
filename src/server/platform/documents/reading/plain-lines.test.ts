import { describe, expect, it } from 'vitest';
import { plainLines } from './plain-lines.ts';

describe('lines of a plain text', () => {
  it('stand close together where the text wraps, apart where blank lines part it', () => {
    const line = 'palavra '.repeat(9).trim();
    const [first, second, third] = plainLines(`${line}\n${line}\n\n${line}`).map(({ y }) => y);
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThan((second ?? 0) - (first ?? 0));
  });

  it('are paragraphs where they are longer than any wrapped line', () => {
    const [first, second] = plainLines(`${'palavra '.repeat(40)}\nFim.`);
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan((first?.size ?? 0) * 2);
  });

  it('know headings, bold beginnings and cells', () => {
    const [heading, bold, row] = plainLines('# Programa\n**Direito:** atos\nDireito\t10\t2');
    expect(heading?.size).toBeGreaterThan(bold?.size ?? 0);
    expect(bold).toMatchObject({ text: 'Direito: atos', bold: 8 });
    expect(row?.cells.map(({ text }) => text)).toEqual(['Direito', '10', '2']);
  });

  it('are read of a table however long it is', () => {
    expect(plainLines('Lei\t1\n'.repeat(150_000))).toHaveLength(150_000);
  });

  it('are rows where letters stand in columns, with an empty first cell where nothing does', () => {
    const rows = ['Direito   Atos', 'Letras    Crase', 'Física    Ondas', '          Luz'];
    const cells = plainLines(rows.join('\n'));
    expect(cells.map((line) => line.cells.map(({ text }) => text))).toEqual([
      ['Direito', 'Atos'],
      ['Letras', 'Crase'],
      ['Física', 'Ondas'],
      ['Luz'],
    ]);
    expect(new Set(cells.map((line) => line.cells.at(-1)?.left)).size).toBe(1);
  });

  it('are paragraphs where few of them are full', () => {
    const short = Array.from({ length: 9 }, (_, at) => `Assunto ${at}`).join('\n');
    const [first, second] = plainLines(`${short}\n${'palavra '.repeat(12)}`);
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan((first?.size ?? 0) * 2);
  });
});
