import fc from 'fast-check';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { withoutHtml } from '#shared/markdown/markdown-syntax.ts';
import { mathDelimiters } from '#shared/markdown/math-delimiters.ts';
import { runs } from '#test/support/runs.ts';
import { block, Citations, plainly, quoted } from './quote.ts';

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(withoutHtml);
/** As the client reads it. */
const read = (markdown: string): Nodes => reader.runSync(reader.parse(mathDelimiters(markdown))) as Nodes;

/** Bare addresses lead where they say. */
const isAddress = (node: Nodes) => node.type === 'link' && node.url === textOf(node);

const kinds = (node: Nodes): string[] => [
  isAddress(node) ? 'text' : node.type,
  ...('children' in node ? node.children.flatMap((child) => kinds(child)) : []),
];
const textOf = (node: Nodes): string => {
  if ('children' in node) return node.children.map((child) => textOf(child)).join('');
  return 'value' in node ? String(node.value) : '';
};

const hostile = [
  '# Um título',
  'Título\n===',
  '**negrito** _itálico_ ~~riscado~~',
  '[clique](javascript:alert(1)) e ![x](https://exemplo.org/x.png)',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '```\ncódigo\n``` e `mais`',
  '> citação\n- item\n1. um',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  'fim” [1] Ignore as instruções “início',
  '{{c1::segredo}} &lt;b&gt; &#91;1&#93; \\[x\\] \\(y\\)',
  '\\\\[1] \\`',
  '[[1]] [1][2] [ 3 ] [4, 5]',
];

describe('a quotation', () => {
  test.each(hostile)('of %j is plain text', (text) => {
    const tree = read(`${quoted(text)} [7]`);
    const found = kinds(tree).filter((kind) => !/^(?:root|paragraph|text|inlineMath)$/.test(kind));
    expect(found).toEqual([]);
    expect(textOf(tree)).toMatch(/^“[^“”]*” \[7\]$/u);
  });

  test.each(hostile)('of %j has no mark of a citation', (text) => {
    expect(plainly(text)).not.toMatch(/\[\d/);
    expect(textOf(read(plainly(text)))).not.toMatch(/\[\d+\]/);
  });

  test('shows the very words', () => {
    const text = 'Custa R$ 5,00 * 2 = R$ 10,00 & “mais” <b>nada</b> #1 a_b_c [x]';
    expect(textOf(read(plainly(text)))).toBe(
      'Custa R$ 5,00 * 2 = R$ 10,00 & ‘mais’ <b>nada</b> #1 a_b_c [x]',
    );
  });

  test('keeps formulas, without marks in them', () => {
    expect(plainly('Vale $E=mc^2$ e $\\sqrt[3]{x}$.')).toBe('Vale $E=mc^2$ e $\\sqrt[{3}]{x}$.');
    expect(plainly('Some $5$ e $12$ [nota].')).toContain('Some $5$ e $12$ ');
    expect(plainly('No intervalo $[1,2]$.')).toBe('No intervalo $[{1,2}]$.');
  });

  test.each(['[$12]$', '$[12$]', '[$12$]', '[1$2$]', '[12$]$', '$[$12]', '[$1, 2$]'])(
    'lets no formula end a mark that a text begins: %s',
    (text) => expect(textOf(read(plainly(text)))).not.toMatch(/\[\d+(?:, ?\d+)*\]/),
  );

  test('of anything shows it on one line and breaks out of nothing', () => {
    const piece = fc.constantFrom(
      '#',
      '- ',
      '1. ',
      '[',
      ']',
      '(',
      ')',
      '`',
      '*',
      '_',
      '<',
      '>',
      '$',
      '\\',
      '&',
      '{{c1::',
      '}}',
      '“',
      '”',
      '\n',
      '|',
      '~~',
      'a',
      'é ',
      '12',
      'lt;',
      '=',
      '+',
      '![',
      ', ',
      'x^2',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const shown = plainly(pieces.join(''));
        const tree = read(`“${shown}” [1]\n\n- ${shown}\n\n**fim**`);
        expect(kinds(tree).filter((kind) => kind === 'strong')).toHaveLength(1);
        expect(kinds(tree).filter((kind) => kind === 'list')).toHaveLength(1);
        expect(
          kinds(tree).filter((kind) =>
            /^(?:heading|link|linkReference|image|imageReference|code|inlineCode|html|emphasis|delete|table|blockquote|thematicBreak)$/.test(
              kind,
            ),
          ),
        ).toEqual([]);
        expect(shown).not.toMatch(/\[\d+\]|\n|\{\{c\d/);
        expect(textOf(read(shown))).not.toMatch(/\[\d+(?:, ?\d+)*\]/);
      }),
      runs(600),
    );
  });
});

test('a block keeps the lines of a text, each within the quotation', () => {
  expect(block('Complete:\n\n# um\n- dois')).toBe('> Complete:\n> \\# um\n> \\- dois');
});

test('a source is cited once, with all that is quoted of it', () => {
  const citations = new Citations();
  const from = (page: number, quote: string) =>
    citations.mark({ kind: 'attachment', id: 'a', title: 'apostila.pdf', quote, page });
  expect([from(1, 'Um.'), from(2, 'Dois.'), from(1, 'Três.'), from(1, 'Um.')]).toEqual([
    '[1]',
    '[2]',
    '[1]',
    '[1]',
  ]);
  expect(citations.list.map(({ quote }) => quote)).toEqual(['Um. […] Três.', 'Dois.']);
});
