import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { writeMarkdown } from './typeset/markdown-pages.ts';
import { operators, signs } from './typeset/tex-signs.ts';
import { Typesetter } from './typesetter.ts';

const info = { title: 'Função', subject: 'Matemática' };

/** The text of each page, without its number. */
async function pagesOf(write: (pages: Typesetter) => void): Promise<string[]> {
  const pages = new Typesetter(info);
  write(pages);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pages.finish())));
  return text.map((page) => page.replace(/\n*Órbita · \d+ de \d+\s*$/, '').trim());
}

const markdownPages = (text: string) => pagesOf((pages) => writeMarkdown(pages.sheet, text));
const filler = (lines: number) => Array.from({ length: lines }, () => 'enchimento').join('\n');
const long = 'Uma frase de tamanho médio que se repete até dar cinco linhas inteiras. '.repeat(6);

describe('pages', () => {
  it('are numbered, and say what they are in Portuguese', async () => {
    const pages = new Typesetter({ ...info, keywords: ['ENEM', 'função'] });
    pages.title(info.title);
    pages.paragraph(filler(80));
    const document = await getDocumentProxy(new Uint8Array(await pages.finish()));
    const { text, totalPages } = await extractText(document);
    expect(text.map((page) => /Órbita · .*/.exec(page)?.[0])).toEqual(['Órbita · 1 de 2', 'Órbita · 2 de 2']);
    expect(totalPages).toBe(2);
    const { info: meta } = await getMeta(document);
    expect(meta).toMatchObject({
      Title: 'Função',
      Subject: 'Matemática',
      Keywords: 'ENEM, função',
      Creator: 'Órbita',
      Language: 'pt-BR',
    });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  });

  it('are a tree of headings, paragraphs and lists for who hears them', async () => {
    const pages = new Typesetter(info);
    pages.title('Título');
    pages.heading('Seção');
    pages.bullet('Um');
    pages.bullet('Dois');
    writeMarkdown(pages.sheet, 'Texto com [elo](https://example.org).\n\n|a|\n|-|\n|b|');
    const page = await (await getDocumentProxy(new Uint8Array(await pages.finish()))).getPage(1);
    const rolesOf = (node: unknown): unknown => {
      const { role, children = [] } = node as { role?: string; children?: unknown[] };
      return role ? [role, ...children.map(rolesOf).filter(Boolean)] : undefined;
    };
    expect(rolesOf(await page.getStructTree())).toEqual([
      'Root',
      [
        'Document',
        ['H1'],
        ['H2'],
        ['L', ['LI', ['LBody']], ['LI', ['LBody']]],
        ['P', ['Link']],
        ['Table', ['TR', ['TH']], ['TR', ['TD']]],
      ],
    ]);
  });

  it('never end with a heading, nor hold one line of several alone', async () => {
    const ends = new Set<string>();
    for (let lines = 38; lines <= 54; lines += 1) {
      const pages = await markdownPages(`${filler(lines)}\n\n# Cabeça\n\n## Segunda\n\n${long}`);
      const [, after = ''] = pages.find((page) => page.includes('Segunda'))?.split('Segunda') ?? [];
      expect(
        pages.some((page) => /Cabeça\s+Segunda\s+Uma frase/.test(page)),
        `${lines}`,
      ).toBe(true);
      const parts = [after.trim(), ...pages.slice(1).filter((page) => !page.includes('Segunda'))];
      for (const part of parts) expect(part.split('\n').length, `${lines}`).toBeGreaterThan(1);
      ends.add(pages.length === 1 ? 'one page' : parts.length === 1 ? 'all on the next' : 'parted');
    }
    expect(ends).toEqual(new Set(['one page', 'parted', 'all on the next']));
  });

  it('keep a task with the line below it', async () => {
    for (let lines = 45; lines <= 54; lines += 1) {
      const pages = await pagesOf((sheet) => {
        sheet.paragraph(filler(lines));
        sheet.task('Tarefa', 'detalhe', true);
      });
      expect(
        pages.find((page) => page.includes('Tarefa')),
        `${lines}`,
      ).toContain('detalhe');
    }
  });
});

describe('signs', () => {
  it.each([
    'ÁÀÂÃÄÇÉÊÍÓÔÕÚÜ áàâãäçéêíóôõúü ºª',
    '“aspas” ‘simples’ «outras» – travessão — … • R$ 1,50 € ½ ¼ ± × ÷ ° ² ³',
    'αβγδεζηθικλμνξοπρστυφχψω ΓΔΘΛΞΠΣΦΨΩ',
    '≤ ≥ ≈ ≡ ∞ ∂ ∇ ∫ ∑ ∏ √ ∈ ⊂ ⊆ ∪ ∩ ∅ ∀ ∃ → ← ⇒ ⇔ ⊥ ∥ ∠ ⌊ ⌋ ✓ □',
    'Łódź Škoda Dvořák Erdős São Tomé',
    'Толстой',
  ])('are drawn and can be read back: %s', async (text) => {
    expect(await pagesOf((pages) => pages.paragraph(text))).toEqual([text.normalize('NFC')]);
  });

  it('of every command of TeX are drawn', async () => {
    const all = [...signs.values(), ...operators.values()].filter((sign) => !/[≠∉]/.test(sign));
    const [page = ''] = await pagesOf((pages) => pages.paragraph(all.join(' ')));
    expect(page.split(/\s+/)).toEqual(all);
  });

  it.each([
    ['H₂O e 10⁻³', 'H2O e 10−³'],
    ['eﬁcaz, ℃ e 𝑥', 'eficaz, °C e x'],
    ['x ∈ ℝ', 'x ∈ R'],
    ['a ≠ b', 'a =/ b'],
    ['um 🚀 dois 日本 três', 'um dois três'],
    ['so\u{ad}no\u{200b}len\u{202e}to\u{0}', 'sonolento'],
  ])('that the fonts lack are drawn otherwise or left out: %s', async (text, drawn) => {
    expect(await pagesOf((pages) => pages.paragraph(text))).toEqual([drawn]);
  });
});
