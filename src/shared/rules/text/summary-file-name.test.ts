import fc from 'fast-check';
import { expect, it } from 'vitest';
import { summaryFileName } from '#shared/rules/text/summary-file-name.ts';

it.each([
  ['Fotossíntese', 'resumo-Fotossíntese.pdf'],
  ['Ação e reação: 3ª lei (de Newton)', 'resumo-Ação e reação 3ª lei (de Newton).pdf'],
  ['C:\\temp/../a*b?"c"<d>|e', 'resumo-Ctemp..abcde.pdf'],
  ['1789/1799', 'resumo-17891799.pdf'],
  ['  ... espaços  e pontos ... ', 'resumo-espaços e pontos.pdf'],
  ['duas\nlinhas\te\u0000 mais\u200b', 'resumo-duas linhas e mais.pdf'],
  ['Lei 10.520', 'resumo-Lei 10.520.pdf'],
  ['Resumo sem título', 'resumo-sem-titulo.pdf'],
  ['', 'resumo-sem-titulo.pdf'],
  [' \n ', 'resumo-sem-titulo.pdf'],
  ['...', 'resumo-sem-titulo.pdf'],
  ['???', 'resumo-sem-titulo.pdf'],
])('%j is called %j', (title, name) => {
  expect(summaryFileName(title)).toBe(name);
});

it('writes an accent as one letter, however it was typed', () => {
  expect(summaryFileName('Acao\u0303')).toBe('resumo-Acaõ.pdf');
});

it('cuts a long title between signs', () => {
  expect(summaryFileName('👩‍🚀'.repeat(160))).toBe(`resumo-${'👩🚀'.repeat(25)}.pdf`);
  expect(summaryFileName(`${'a'.repeat(199)}ção`)).toBe(`resumo-${'a'.repeat(199)}.pdf`);
});

it('is a name that every system takes, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 160 }), (title) => {
      const name = summaryFileName(title);
      expect(name).toMatch(/^resumo-[^\s.](?:.*[^\s.])?\.pdf$/u);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
      expect(name).not.toMatch(/[\u0000-\u001f\u007f/\\:*?"<>|]/);
      expect(name.isWellFormed()).toBe(true);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(211);
    }),
  );
});
