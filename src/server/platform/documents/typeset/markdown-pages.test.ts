import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { markdownRuns, writeMarkdown } from './markdown-pages.ts';
import { Sheet } from './sheet.ts';

async function documentOf(markdown: string) {
  const sheet = new Sheet({ title: 'Teste', subject: 'Teste' });
  writeMarkdown(sheet, markdown);
  return getDocumentProxy(new Uint8Array(await sheet.finish()));
}

/** The lines of all pages, without the pages' numbers. */
async function linesOf(markdown: string): Promise<string[]> {
  const { text } = await extractText(await documentOf(markdown));
  return text
    .flatMap((page) => page.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^Órbita · \d+ de \d+$/.test(line));
}

async function linksOf(markdown: string): Promise<string[]> {
  return (await extractLinks(await documentOf(markdown))).links;
}

describe('a text', () => {
  it.each([
    ['# Um\n\n## Dois\n\ntexto', ['Um', 'Dois', 'texto']],
    ['a **negrito** *itálico* ***os dois*** ~~fora~~ `x = 1`', ['a negrito itálico os dois fora x = 1']],
    ['uma linha\noutra linha', ['uma linha', 'outra linha']],
    [
      '1. um\n2. dois\n   - três\n     - quatro\n3. cinco',
      ['1. um', '2. dois', 'três', 'quatro', '3. cinco'],
    ],
    ['1998. um\n1999. dois', ['1998. um', '1999. dois']],
    ['- [x] feito\n- [ ] a fazer', ['feito', 'a fazer']],
    ['> fora\n>\n> > dentro', ['fora', 'dentro']],
    ['antes\n\n---\n\ndepois', ['antes', 'depois']],
    ['```python\ndef f():\n    return 1\n\n# média\n```', ['def f():', 'return 1', '# média']],
    ['![Uma célula](https://example.org/a.png) e ![](b.png)', ['Uma célula e Imagem sem descrição']],
    ['<b>não</b> é <script>HTML</script>', ['<b>não</b> é <script>HTML</script>']],
    ['custa R$ 12,29 e R$ 15,83', ['custa R$ 12,29 e R$ 15,83']],
    ['a área é $\\pi r^2$ e só', ['a área é πr² e só']],
    ['antes\n$$E = mc^2$$\ndepois', ['antes', 'E = mc²', 'depois']],
    ['```math\n\\frac{a}{b}\n```', ['a/b']],
    ['|a|b|\n|-|-:|\n|um $|x|$|**dois**|\n|três|', ['a b', 'um |x| dois', 'três']],
    ['', []],
  ])('%j is set as it is read', async (markdown, lines) => {
    expect(await linesOf(markdown)).toEqual(lines);
  });

  it('repeats the head of a table on each page, and loses no row', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => `|linha ${at}|${at * 2}|`);
    const document = await documentOf(`|Nome|Dobro|\n|-|-|\n${rows.join('\n')}`);
    const { text } = await extractText(document);
    expect(text.length).toBeGreaterThan(4);
    for (const page of text) expect(page).toMatch(/^Nome Dobro\nlinha/);
    expect(text.join('\n').match(/linha \d+ \d+/g)).toEqual(rows.map((_, at) => `linha ${at} ${at * 2}`));
  });

  it('parts a cell that is longer than a page', async () => {
    const words = Array.from({ length: 3000 }, (_, at) => `p${at}`).join(' ');
    const lines = await linesOf(`|a|b|\n|-|-|\n|curta|${words}|`);
    expect(lines.join(' ').match(/p\d+/g)).toEqual(words.split(' '));
  });

  it('writes the cells of a very wide table one after the other', async () => {
    const row = (cell: string) => `|${`${cell}|`.repeat(12)}`;
    expect(await linesOf([row('a'), row('-'), row('b')].join('\n'))).toEqual([
      Array(12).fill('a').join(' · '),
      Array(12).fill('b').join(' · '),
    ]);
  });

  it('cuts a word of 5000 letters where the lines end', async () => {
    const lines = await linesOf('x'.repeat(5000));
    expect(lines.join('')).toBe('x'.repeat(5000));
    expect(new Set(lines.slice(0, -1).map(({ length }) => length)).size).toBe(1);
  });

  it('never sets a line beyond the margins', async () => {
    const nested = Array.from({ length: 40 }, (_, at) => `${'  '.repeat(at)}- ${'palavra '.repeat(12)}`).join(
      '\n',
    );
    const document = await documentOf(`${nested}\n\n> ${'> '.repeat(30)}${'citação '.repeat(30)}`);
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        expect(item.transform[4]).toBeGreaterThanOrEqual(50);
        expect(item.transform[4] + item.width).toBeLessThanOrEqual(595 - 50);
      }
    }
  });
});

describe('a link', () => {
  it.each([
    ['[elo](https://example.org/a)', ['https://example.org/a']],
    ['veja https://example.org.', ['https://example.org/']],
    ['<mailto:a@example.org>', ['mailto:a@example.org']],
    ['[elo](https://example.org/ação)', ['https://example.org/a%C3%A7%C3%A3o']],
    ['[a](javascript:alert(1)) [b](file:///etc/passwd) [c](/aqui) [d](http://[)', []],
    [`[longo](https://example.org/${'a'.repeat(3000)})`, []],
  ])('in %s leads to %j', async (markdown, links) => {
    expect(await linksOf(markdown)).toEqual(links);
  });
});

it('markdownRuns gives a text as one paragraph', () => {
  expect(markdownRuns('a **b** $x^2$\n\n- c')).toEqual([
    { text: 'a ' },
    { text: 'b', bold: true },
    { text: ' ' },
    { text: 'x²' },
    { text: '\n' },
    { text: 'c ' },
  ]);
});
