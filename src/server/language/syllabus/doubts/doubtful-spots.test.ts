import { describe, expect, it } from 'vitest';
import { printedNotice } from '#test/support/documents/printed-notice.ts';
import { readNotice } from '../read-notice.ts';
import { doubtfulSpots } from './doubtful-spots.ts';
import { spotsByCall } from './model.ts';

function spotsOf(text: string) {
  const lines = printedNotice(text, { width: 70 });
  const pages = lines.map((page) => page.map((line) => line.text));
  return doubtfulSpots(readNotice(lines), pages);
}
const said = (text: string) =>
  spotsOf(text).map(({ reason, discipline, lines }) => [reason, discipline, lines.map((line) => line.text)]);

const programme = (items: string) => `
  **CONTEÚDO PROGRAMÁTICO**
  **LÍNGUA PORTUGUESA:** 1 Crase. 2 Pontuação e ortografia oficial.
  **MATEMÁTICA**
  ${items}`;
const prose = 'funções e gráficos de várias espécies sem nenhuma parada no caminho '.repeat(8).trim();

describe('the rules are unsure', () => {
  it('of nothing in a clear programme', () => {
    expect(said(programme('1 Funções. 2 Probabilidade. 3 Análise combinatória.'))).toEqual([]);
  });

  it('of a topic that begins with a small letter, and tell what stands above', () => {
    const text = programme('1 Funções do segundo grau.\n2 e seus gráficos.\n3 Probabilidade.');
    expect(said(text)).toEqual([['fragment', 'MATEMÁTICA', ['2 e seus gráficos.']]]);
    expect(spotsOf(text)[0]).toMatchObject({ level: 1, above: '1 Funções do segundo grau.' });
  });

  it('of a very long topic, in pieces of forty lines at most', () => {
    const [[reason, discipline, lines] = []] = said(programme(`1 Estudo das ${prose}.\n2 Probabilidade.`));
    expect([reason, discipline, lines?.[0]?.slice(0, 14)]).toEqual(['long', 'MATEMÁTICA', '1 Estudo das f']);
    const many = spotsOf(programme(`1 Estudo das ${prose.repeat(8)}.\n2 Probabilidade.`));
    expect(many.length).toBeGreaterThan(1);
    for (const spot of many) expect(spot.lines.length).toBeLessThanOrEqual(40);
  });

  it('of a topic in capitals that names a discipline', () => {
    expect(said(programme('1 Funções.\n2 NOÇÕES DE DIREITO\n3 Probabilidade.'))).toEqual([
      ['heading', 'MATEMÁTICA', ['2 NOÇÕES DE DIREITO']],
    ]);
  });

  it('of a line with the name of a discipline that only the table has', () => {
    const table = `
      Disciplina | Nº de questões | Peso
      Língua Portuguesa | 10 | 1
      Matemática | 10 | 1
      Atualidades | 30 | 2
      ---`;
    expect(said(`${table}${programme('1 Funções.\n2 Atualidades\n3 Política e sociedade.')}`)).toContainEqual(
      ['missing', 'MATEMÁTICA', ['2 Atualidades']],
    );
  });
});

describe('calls', () => {
  const spot = (length: number) => ({
    discipline: 'D',
    reason: 'long' as const,
    level: 1,
    above: '',
    lines: [{ page: 1, line: length, text: 'a'.repeat(length) }],
  });

  it('hold what an answer has room for, and are four at most', () => {
    const spots = Array.from({ length: 20 }, () => spot(120));
    expect(spotsByCall(spots, 200).map((call) => call.length)).toEqual([2, 2, 2, 2]);
    expect(spotsByCall(spots, 3000).map((call) => call.length)).toEqual([20]);
  });

  it('pass over what no answer has room for', () => {
    expect(spotsByCall([spot(1000), spot(20)], 200)).toEqual([[spot(20)]]);
    expect(spotsByCall([], 200)).toEqual([]);
  });
});
