import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { encodeClozes } from './cloze.ts';
import { mathPlugins } from './math.ts';
import { renderMarkdown } from './render-markdown.tsx';
import { RichText } from './rich-text.tsx';

/** What each way of smuggling code into a text looks like. */
const corpus = [
  // Elements
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script\n>',
  '**a** <script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text x="20" y="20">x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg/onload=alert(1)//',
  '<math><mtext></mtext><a xlink:href="javascript:alert(1)">x</a></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input onfocus=alert(1) autofocus>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<body onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><x onclick=alert(1)>',
  '<x-foo onclick=alert(1)>x</x-foo>',
  '\n<div onclick="alert(1)">\n\n**x**\n\n</div>',
  // Links
  '[x](javascript:alert(1))',
  '[x](JavaScript:alert(1))',
  '[x](  javascript:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](javascript&colon;alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](javascript&#x3A;alert(1))',
  '[x](&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:alert(1))',
  '[x](&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](java&NewLine;script:alert(1))',
  '[x](&#1;javascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](\u00a0javascript:alert(1))',
  '[x](\\javascript:alert(1))',
  '[x](javascript\\:alert(1))',
  '[x](javascript%3Aalert(1))',
  '[x](//evil.example)',
  '[x](vbscript:msgbox(1))',
  '[x](livescript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](DATA:text/html,alert(1))',
  '[x](blob:https://exemplo.com/1)',
  '[x](file:///etc/passwd)',
  '[x](feed:javascript:alert(1))',
  '[x](view-source:javascript:alert(1))',
  '[x](https://e.com" onclick="alert(1))',
  '[x](https://e.com "t" onclick="alert(1)")',
  "[x](https://e.com '\"><script>alert(1)</script>')",
  '<javascript:alert(1)>',
  '<JAVASCRIPT:alert(1)>',
  '<data:text/html,x>',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '[a](javascript:alert(1) "b")',
  '[![x](javascript:alert(1))](javascript:alert(2))',
  'javascript://%0aalert(1)',
  // Pictures
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIj4=)',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](data:image/png,<script>alert(1)</script>)',
  '![x](data:image/png;base64,AAAA"onerror="alert(1))',
  '![x](https://e.com/a.png"onerror="alert(1))',
  '![x" onerror="alert(1)](https://e.com/a.png)',
  '![x](https://e.com/a.png "x" onerror="alert(1)")',
  '![x](`javascript:alert(1)`)',
  // Formulas
  '$\\href{javascript:alert(1)}{x}$',
  '$\\href{JaVaScRiPt:alert(1)}{x}$',
  '$$\\href{data:text/html,<script>alert(1)</script>}{x}$$',
  '$\\url{javascript:alert(1)}$',
  '$\\href{https://evil.example}{x}$',
  '\\(\\href{javascript:alert(1)}{x}\\)',
  '\\[\\url{javascript:alert(1)}\\]',
  '$\\includegraphics{javascript:alert(1)}$',
  '$\\includegraphics[alt=x]{https://evil.example/x.png}$',
  '$\\htmlClass{fixed inset-0}{x}$',
  '$\\htmlId{root}{x}$',
  '$\\htmlStyle{position:fixed;inset:0}{x}$',
  '$\\htmlData{x=y, onclick=alert(1)}{x}$',
  '$\\htmlStyle{background:url(javascript:alert(1))}{x}$',
  '$\\unicode{<script>alert(1)</script>}$',
  '$\\text{<img src=x onerror=alert(1)>}$',
  '$<script>alert(1)</script>^2$',
  '$\\color{red;background:url(javascript:alert(1))}{x}$',
  '$\\color{"onclick=alert(1)}{x}$',
  '$\\textcolor{#fff" onclick="alert(1)}{x}$',
  '$\\def\\x{\\href{javascript:alert(1)}{y}}\\x$',
  '$\\char"3C script>$',
  '```math\n\\href{javascript:alert(1)}{x}\n```',
  // Code, clozes and what else is read
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '``` onclick=alert(1)\nx\n```',
  '```svg "><script>alert(1)</script>\n<svg onload=alert(1)><script>alert(1)</script></svg>\n```',
  '{{c1::<script>alert(1)</script>}}',
  '{{c1::x::"><img src=x onerror=alert(1)>}}',
  '{{c1::[x](javascript:alert(1))}}',
  '[x](java{{c1::script:alert(1)}})',
  '[x]({{c1::javascript:alert(1)}})',
  '[x](https{{c1:::}}//e.com)',
  '$\\href{java{{c1::script:alert(1)}}}{x}$',
  '[x](java\uE000script:alert(1))',
  '[x](\uE000⸨javascript:alert(1)⸩\uE001)',
  '| a |\n| - |\n| <img src=x onerror=alert(1)> |',
  '- [x] <img src=x onerror=alert(1)>',
  'a&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\\<script\\>alert(1)\\</script\\>',
  'www.e.com/"onclick="alert(1)',
  'https://e.com/"><script>alert(1)</script>',
  'a@e.com"onclick="alert(1)',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
];

const ours =
  /^(?:a|blockquote|br|button|code|del|div|em|h[3-6]|hr|img|li|mark|ol|p|pre|span|strong|table|tbody|td|th|thead|tr|ul)$/;
const mathml =
  /^(?:math|semantics|annotation|m(?:enclose|error|frac|i|n|o|over|overaccent|padded|phantom|prescripts|root|row|s|space|sqrt|style|sub|subsup|sup|table|td|text|tr|under|underover))$/;
const drawing = /^(?:svg|path|line)$/;

/** Fails when anything in the page could run, load anything from elsewhere, or lie over something else. */
function expectHarmless(container: Element) {
  for (const node of container.querySelectorAll('*')) {
    const tag = node.localName;
    const inFormula = node.closest('.katex') !== null;
    // The copy button's icon, and what KaTeX draws.
    const isDrawing = drawing.test(tag) || (tag === 'rect' && node.closest('button'));
    expect(ours.test(tag) || (inFormula && mathml.test(tag)) || isDrawing, `<${tag}>`).toBeTruthy();
    for (const { name, value } of node.attributes) {
      expect(name, name).not.toMatch(/^on|^(?:srcdoc|formaction|action|xlink:href|background|id|name)$/i);
      if (name === 'href') {
        expect([tag, value]).toEqual(['a', expect.stringMatching(/^(?:https?:\/\/|mailto:)/)]);
        expect(node.getAttribute('rel')).toBe('noopener noreferrer');
        expect(inFormula).toBe(false);
      }
      if (name === 'src') {
        expect(tag).toBe('img');
        // As the source of a picture, a drawing runs no script and loads nothing.
        expect(value).toMatch(/^data:image\/(?:(?:png|jpeg|gif|webp);base64|svg\+xml),/);
        expect(inFormula).toBe(false);
      }
      if (name === 'style') expect(value).not.toMatch(/url\(|expression|fixed|inset|@import|javascript/i);
      if (name === 'class') expect(value).not.toMatch(/\bfixed\b|\binset-0\b/);
    }
  }
}

function drawBare(text: string, hidden: boolean, inline: boolean) {
  const encoded = encodeClozes(text, hidden ? 'hidden' : 'shown');
  return render(renderMarkdown(encoded, { inline, hidden, mathPlugins }));
}

it.each(corpus)('nothing comes of %j', (text) => {
  for (const hidden of [false, true]) {
    for (const inline of [false, true]) {
      expectHarmless(drawBare(text, hidden, inline).container);
      // Markup before it makes Markdown draw all of it, and a line above lets it begin a block.
      expectHarmless(drawBare(`**a** $x$ ${text}\n\n${text}`, hidden, inline).container);
    }
    const { container } = render(<RichText text={text} cloze={hidden ? 'hidden' : 'shown'} />);
    expectHarmless(container);
  }
});

it('nothing comes of any mixture of these', () => {
  const piece = fc.oneof(
    fc.constantFrom(...corpus),
    fc.constantFrom(
      '**',
      '`',
      '$',
      '\n',
      '> ',
      '- ',
      '[',
      '](',
      ')',
      '![',
      '{{c1::',
      '}}',
      '|',
      '<',
      '>',
      '\\',
      '"',
      ' ',
    ),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      fc.boolean(),
      (pieces, hidden, inline) => {
        const { container, unmount } = drawBare(pieces.join(''), hidden, inline);
        expectHarmless(container);
        unmount();
      },
    ),
    runs(200),
  );
});

it('shows the HTML that was typed as the text it is', () => {
  const { container } = drawBare('**a** <b onclick="x()">negrito</b>\n\n<div>\n*b*\n</div>', false, false);
  expect(container.textContent).toContain('<b onclick="x()">negrito</b>');
  expect(container.textContent).toContain('<div>');
  expect(container.querySelector('em')?.textContent).toBe('b');
});

it('has a corpus that would do harm elsewhere', () => {
  const raw = document.createElement('div');
  raw.innerHTML = corpus.join('\n');
  expect(() => expectHarmless(raw)).toThrow();
});
