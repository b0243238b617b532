import { expect, it } from 'vitest';
import { csvText, jsonText } from './export-text.ts';

async function* portions(...given: object[][]) {
  for (const rows of given) yield rows.map((row) => JSON.stringify(row));
}
async function whole(text: AsyncIterable<string>): Promise<string> {
  let read = '';
  for await (const piece of text) read += piece;
  return read;
}

it('writes portions as one JSON array', async () => {
  const rows = [[{ a: 1 }, { a: '"\n' }], [{ a: null }]];
  expect(JSON.parse(await whole(jsonText(portions(...rows))))).toEqual(rows.flat());
  expect(JSON.parse(await whole(jsonText(portions())))).toEqual([]);
});

it('writes what spreadsheets in Portuguese open', async () => {
  const rows = [
    [{ nome: 'Ana; "Lima"\nfim', nota: 9.5, certo: true, dia: null }],
    [{ nome: 'Função', nota: -2, certo: false, dia: ['2026-03-11'] }],
  ];
  expect(await whole(csvText(portions(...rows), ['nome', 'nota', 'certo', 'dia']))).toBe(
    [
      '\ufeff"nome";"nota";"certo";"dia"',
      '"Ana; ""Lima""\nfim";"9,5";"sim";""',
      '"Função";"-2";"não";"[""2026-03-11""]"',
      '',
    ].join('\r\n'),
  );
});

it.each(['=1+1', '+55', '-2', '@soma', '\t=1', '\r=1'])('lets no text be a formula: %j', async (text) => {
  expect(await whole(csvText(portions([{ a: text }]), ['a']))).toContain(`\r\n"'${text}"\r\n`);
});
