import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '#shared/rules/text/fold.ts';
import { searchable, searchFor, searchWords } from '#shared/rules/text/search-text.ts';

const finds = (query: string, text: string) => searchFor(query)(searchable(text));

describe('a word', () => {
  it.each(
    `função/funções divisão/divisões cidadão/cidadãos alemão/alemães pão/pães mão/mãos irmão/irmã animal/animais
    sal/sais papel/papéis nível/níveis fóssil/fósseis difícil/difíceis barril/barris anzol/anzóis sol/sóis azul/azuis
    homem/homens íon/íons próton/prótons lei/leis pai/pais herói/heróis país/países mês/meses gás/gases
    inglês/ingleses inglês/inglesa autor/autores professor/professora aluno/alunas luz/luzes cor/cores
    célula/células síntese/sínteses gene/genes vírus/vírus grau/graus raiz/raízes`
      .split(/\s+/)
      .map((pair) => pair.split('/') as [string, string]),
  )('%s and %s find each other', (one, other) => {
    expect(finds(one, `O que é: ${other}?`)).toBe(true);
    expect(finds(other, `O que é: ${one}?`)).toBe(true);
    expect(finds(fold(one).toUpperCase(), other)).toBe(true);
  });

  it.each([
    ['leis', 'paralelo'],
    ['casas', 'ocasião'],
    ['países', 'municipal'],
    ['meses', 'mesmo'],
    ['sais', 'salário'],
    ['células', 'celular'],
  ])('%s does not find %s', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  it('still being typed finds what it begins', () => {
    for (let typed = 1; typed <= 'funções'.length; typed++)
      expect(finds('funções'.slice(0, typed), 'As funções do 2º grau')).toBe(true);
  });

  it('stands between signs of any kind', () => {
    expect(searchWords('“Função” — f(x)=ax+b, R$ 3,5; H2O! o que? O QUE?')).toEqual([
      'funcao',
      'f',
      'x',
      'ax',
      'b',
      'r',
      '3',
      '5',
      'h2o',
      'o',
      'que',
    ]);
    expect(finds('$f(x)$', 'Esboce f(x) = 2x')).toBe(true);
    expect(searchWords('π'.repeat(150)).map(({ length }) => length)).toEqual([64, 22]);
  });
});

describe('several words', () => {
  it('are found in any order, all of them', () => {
    const text = 'Como é a função da mitocôndria nas células?';
    expect(finds('celula funcoes', text)).toBe(true);
    expect(finds('celula núcleo', text)).toBe(false);
  });

  const words = fc.array(fc.stringMatching(/^[a-záâãçéíóôõú0-9.,:%_\\'"-]{1,12}$/), {
    minLength: 1,
    maxLength: 8,
  });
  it('of a text find it, whatever they are, also the last one half typed', () => {
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), fc.nat(), (text, from, count, cut) => {
        const first = from % text.length;
        const some = text.slice(first, first + 1 + (count % (text.length - first)));
        const query = some.join(' ');
        if (searchWords(query).length === 0) return;
        expect(finds(query, text.join('  '))).toBe(true);
        const typed = query.slice(0, query.length - (cut % (some.at(-1)?.length ?? 1)));
        if (searchWords(typed).length > 0) expect(finds(typed, text.join(' '))).toBe(true);
      }),
    );
  });
});

it('finds everything for nothing, and nothing for signs alone', () => {
  expect([finds('', 'a'), finds('  ', 'a'), finds('', '')]).toEqual([true, true, true]);
  expect([finds('%', '100 % a_b'), finds('_', 'a_b'), finds('\\', 'a')]).toEqual([false, false, false]);
});
