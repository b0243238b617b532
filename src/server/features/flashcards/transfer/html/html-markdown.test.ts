import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { htmlToMarkdown } from './html-markdown.ts';
import { textToHtml } from './html-text.ts';

const markdown = (html: string) => htmlToMarkdown(html).text;

describe('HTML as Markdown', () => {
  it.each([
    ['<b>forte</b> e <i>leve</i>, <u>linha</u>', '**forte** e *leve*, *linha*'],
    ['<b> com espaço </b>aqui', '**com espaço** aqui'],
    ['<strong>a</strong><b>b</b>', '**ab**'],
    ['<b>um<br><br>dois</b>', '**um**\n\n**dois**'],
    ['<b><i>os dois</i></b>', '***os dois***'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['a<div>b</div><div><br></div><div>c</div>', 'a\nb\n\nc'],
    ['<p>um</p><p>dois</p>', 'um\n\ndois'],
    [
      'Veja:<ul><li>um</li><li>dois<ul><li>três</li></ul></li></ul>fim',
      'Veja:\n- um\n- dois\n  - três\n\nfim',
    ],
    ['<ol><li>a<li>b</ol>', '1. a\n2. b'],
    ['use <code>a &lt; b</code> e <code>`x`</code>', 'use `a < b` e `` `x` ``'],
    ['<pre>if (a) {\n  b();\n}</pre>', '```\nif (a) {\n  b();\n}\n```'],
    ['H<sub>2</sub>O, 10<sup>-3</sup>, x<sub>máx</sub>, e<sup>Q</sup>', 'H₂O, 10⁻³, x_(máx), e^Q'],
    ['<a href="https://exemplo.com/a">aqui</a>', '[aqui](https://exemplo.com/a)'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a | b\nc'],
    ['  um \n dois&nbsp;&nbsp;três ', 'um dois  três'],
    ['&lt;b&gt; &amp;amp; &aacute;&Ccedil;&#233;&#x1F600; &rarr; &nada;', '<b> &amp; áÇé😀 → &nada;'],
    ['&Hat;&bigstar;, &thetasym;&nbsp;x, &etilde; &constructor;', '^★, ϑ x, &etilde; &constructor;'],
    ['<span style="color: red">só <font size="3">texto</font></span>', 'só texto'],
    ['x<y e z>w, 1 < 2 > 0', 'x<y e z>w, 1 < 2 > 0'],
    [
      '[latex]\\frac{1}{2}[/latex], [$]x^2 &lt; y[/$], [$$]z[/$$], \\(a_1\\)',
      '$$\\frac{1}{2}$$, $x^2 < y$, $$z$$, \\(a_1\\)',
    ],
    ['[latex]Seja $n$ par[/latex]', 'Seja $n$ par'],
    ['{{c1::<b>DNA</b>::sigla}}', '{{c1::**DNA**::sigla}}'],
  ])('%j', (html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it('leaves images and sounds out, and counts them', () => {
    expect(htmlToMarkdown('a <img src="x.png"> b [sound:y.mp3]<video src=z></video>')).toEqual({
      text: 'a b',
      media: 3,
    });
  });

  it.each([
    ['100,000 elements, each in the one before', '<div>'.repeat(100_000)],
    ['as many that mark their text', '<b><i>'.repeat(50_000)],
    ['lists without an end', '<ul><li>'.repeat(50_000)],
    ['links without an end', '<a href="javascript:x">'.repeat(50_000)],
    ['tags without an end', '<b '.repeat(50_000)],
    ['scripts', '<script>x</script>'.repeat(50_000)],
  ])('reads the text in %s', (_, html) => {
    const text = markdown(`${html}>fim`);
    expect(text).toContain('fim');
    expect(text).not.toContain('javascript:');
    expect(text.length).toBeLessThan(200_000);
  });

  it('lets nothing through that could run', () => {
    expect(markdown('<script>alert(1)</script>a<style>b{}</style><!-- c -->')).toBe('a');
    expect(markdown('<a href="javascript:alert(1)">x</a><svg onload=alert(1)>')).toBe('x');
  });
});

it('reads back exactly the text that was written as HTML', () => {
  const pieces = [
    '<b>',
    '&nbsp;',
    '&',
    '  ',
    ' ',
    '\n',
    '\r\n',
    '\t',
    '[sound:a]',
    '[$]',
    '[latex]x[/latex]',
    'é',
    '\u00a0',
    '\u001f',
    '`',
    '* a',
    '- b',
    '{{c1::d}}',
    '😀',
    'palavra',
  ];
  const text = fc.oneof(
    fc.array(fc.constantFrom(...pieces)).map((all) => all.join('')),
    fc.string({ unit: 'binary' }).map((all) => all.replaceAll('\0', '').toWellFormed()),
  );
  fc.assert(
    fc.property(text, (any) => {
      expect(htmlToMarkdown(textToHtml(any))).toEqual({ text: any.trim(), media: 0 });
    }),
    runs(1000),
  );
});
