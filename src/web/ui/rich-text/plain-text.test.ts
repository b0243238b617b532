import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sayFormula } from './formula-words.ts';
import { hasMarkup, plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['**Mitose** e *meiose*', 'Mitose e meiose'],
    ['***muito*** ~~não~~ __sim__ _talvez_', 'muito não sim talvez'],
    ['snake_case_name e 2*3', 'snake_case_name e 2*3'],
    ['# Título #\n\ntexto', 'Título\n\ntexto'],
    ['- um\n- [x] dois\n  * três', 'um\ndois\ntrês'],
    ['1. um\n2. dois', '1. um\n2. dois'],
    ['> citação\n> longa', 'citação\nlonga'],
    ['a\n\n---\n\nb', 'a\n\nb'],
    ['| Órgão | Função |\n| --- | :-: |\n| Coração | bombear |', 'Órgão · Função\nCoração · bombear'],
    ['veja [o site](https://exemplo.com "título") aqui', 'veja o site aqui'],
    ['![um mapa](https://exemplo.com/a_b_c.png)', 'um mapa'],
    ['[![mapa](https://e.com/a.png)](https://e.com)', 'mapa'],
    [
      '<https://exemplo.com/a_b> e https://exemplo.com/_x_',
      'https://exemplo.com/a_b e https://exemplo.com/_x_',
    ],
    ['o `a*b*c` e\n```js\nx = **1**;\n```\nfim', 'o a*b*c e\nx = **1**;\nfim'],
    ['$E=mc^2$ e \\(x\\)', 'E=mc² e x'],
    ['```math\n\\frac{a}{b}\n```', 'a/b'],
    ['$\\frac{ {{c1::5}} }{2}$', '(5)/2'],
    ['R$ 12,29 e R$ 15,83', 'R$ 12,29 e R$ 15,83'],
    ['custa \\$5 e \\*asterisco\\*', 'custa $5 e *asterisco*'],
    ['a &amp; b &#233; &lt;i&gt; &naosei;', 'a & b é <i> &naosei;'],
    ['<b>oi</b>', '<b>oi</b>'],
    ['A capital é {{c1::Paris}}.', 'A capital é Paris.'],
    ['{{c1::**Paris**::cidade}} e {{c2::12}}', 'Paris e 12'],
    ['  espaços  ', 'espaços'],
    ['**a**\r\n\r\nb', 'a\n\nb'],
    ['', ''],
  ])('%j', (text, plain) => expect(plainText(text)).toBe(plain));

  it('hides answers when asked to', () => {
    expect(plainText('A capital é {{c1::Paris}}.', 'hidden')).toBe('A capital é […].');
    expect(plainText('{{c1::$x$::letra}} e **{{c2::b}}**', 'hidden')).toBe('[letra] e […]');
  });

  it('says formulas, or leaves them as they are typed', () => {
    const text = 'O valor de $x^2$ é **{{c1::$\\frac{1}{2}$}}**';
    expect(plainText(text, 'shown', sayFormula)).toBe('O valor de x ao quadrado é 1 sobre 2');
    expect(plainText(text, 'hidden', sayFormula)).toBe('O valor de x ao quadrado é […]');
    expect(plainText('$\\frac{1}{ {{c1::2}} }$', 'hidden', sayFormula)).toBe('1 sobre ([…])');
    expect(plainText(text, 'shown', (tex) => tex)).toBe('O valor de x^2 é \\frac{1}{2}');
  });

  it('is the text itself when there is no markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        fc.pre(!hasMarkup(text) && !/[\uE000-\uE00F\r]/.test(text));
        expect(plainText(text)).toBe(text.trim());
      }),
    );
  });
});

describe('hasMarkup', () => {
  it.each([
    'Qual é a capital da França?',
    'A mitocôndria produz ATP; 2 + 2 = 4.',
    'custa R$ 5,00 e US$ 10 (5% a mais)',
    'linha um\nlinha dois\n\nparágrafo',
    'a < b e c > d, x | y, [nota], #tag, ~10, 50 %',
    'Art. 5º, § 2º: "todos são iguais"',
    'um * só',
    'nome_de_arquivo',
    '-5 graus e +3',
    '{{c1::Paris}}',
    '<b>isto é texto</b>',
  ])('%j has none', (text) => expect(hasMarkup(text)).toBe(false));

  it.each([
    '**negrito**',
    '*ênfase*',
    '_ênfase_',
    '`código`',
    '```\ncódigo\n```',
    '~~~\ncódigo\n~~~',
    '~~riscado~~',
    '# título',
    '- item',
    '* item',
    '+ item',
    '1. item',
    '1) item',
    '> citação',
    'a\n---\nb',
    'título\n===',
    '***',
    '| a | b |\n| - | - |',
    'a | b\n:-: | -',
    '[a](https://b.c)',
    '![a](https://b.c/d.png)',
    'https://exemplo.com',
    'www.exemplo.com',
    'ana@exemplo.com',
    '<https://exemplo.com>',
    '&amp;',
    'escape \\*',
    '$x$',
    '\\(x\\)',
    '$$x$$',
  ])('%j has some', (text) => expect(hasMarkup(text)).toBe(true));
});
