import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mathDelimiters } from './math-delimiters.ts';
import { hasMath } from './split-math.ts';

const money = [
  'R$ 12,29 e R$ 15,83',
  'R$12,29 e R$15,83',
  'US$ 5',
  'US$5/US$10',
  'custa $5 e $10',
  'custa $5, $10 ou $15',
  'de $ 5 a $ 10',
  'custa 5$ ou 10$',
  'custa $5 ou US$ 7',
  'gastou $300 (ou seja, $700) e ficou com $0',
  'um empréstimo de US$ 100.000,00 (em R$ 500.000,00)',
  'A cotação do dólar (US$) em reais (R$)',
  'O símbolo $ vem antes do número, e $ não se lê.',
  'ganhar $$ e gastar $$ sem pensar',
  'muito $$$ e pouco $$$',
  '$5 para Ana e 10$',
  'echo "$HOME" e "$PATH"',
  'as variáveis $nome, $idade e $cidade',
  '$a=$b;',
  'veja https://exemplo.com/?a=$x e https://exemplo.com/?b=$y',
  'citação \\[...\\] cortada',
  'escapado: \\$x\\$',
  'só um $',
  'de $0 ($ 0 com desconto)',
];

const formulas: [text: string, normal: string][] = [
  ['$E=mc^2$', '$E=mc^2$'],
  ['$x$', '$x$'],
  ['Se $x=2$, então $y=3$.', 'Se $x=2$, então $y=3$.'],
  ['($\\alpha$)', '($\\alpha$)'],
  ['$ x^2 $', '$x^2$'],
  ['$n \\log n$ e $n log n$', '$n \\log n$ e $n log n$'],
  ['$2x + 3 = 7$', '$2x + 3 = 7$'],
  ['H$_2$O, 10$^{-3}$ e 5$\\,$kg', 'H$_2$O, 10$^{-3}$ e 5$\\,$kg'],
  ['$$a^2 + b^2$$', '$$a^2 + b^2$$'],
  ['$$\n\\frac{a}{b}\n$$', '$$\\frac{a}{b}$$'],
  ['- área:\n  $$\n  a % lado\n  - b\n  $$', '- área:\n  $$a - b$$'],
  ['$$\n% um\n% dois\nx^2\n$$', '$$x^2$$'],
  ['> $$\n> a\n> $$', '> $$a$$'],
  ['\\(x\\) e \\(y\\)', '$x$ e $y$'],
  ['\\[\nE=mc^2\n\\]', '$$E=mc^2$$'],
  ['$a$$b$', '$a$ $b$'],
  ['$50%$', '$50\\%$'],
  ['$\\text{R\\$ 5}$', '$$$\\text{R\\$ 5}$$$'],
  ['custa R$ 5 e $x$ vale $10', 'custa R\\$ 5 e $x$ vale \\$10'],
  ['custa $5, e $x$ é maior', 'custa \\$5, e $x$ é maior'],
  ['| $|x|$ | b |\n| - | - |', '| $\uE002x\uE002$ | b |\n| - | - |'],
];

describe('money and formulas', () => {
  it.each(money)('%s is text', (text) => {
    expect(hasMath(text)).toBe(false);
    expect(bare(mathDelimiters(text))).toBe(bare(text));
  });

  it.each(formulas)('%s is a formula', (text, normal) => {
    expect(hasMath(text)).toBe(true);
    expect(mathDelimiters(text)).toBe(normal);
  });

  it('escapes the dollars of money, so that nobody takes them for a formula', () => {
    expect(mathDelimiters('custa $5 e $10')).toBe('custa \\$5 e \\$10');
    expect(mathDelimiters('R$ 12,29 e R$ 15,83')).toBe('R\\$ 12,29 e R\\$ 15,83');
  });

  it.each([
    'o `$x$` e o `\\(y\\)`',
    'o ``$a` $b$`` aqui',
    '```sh\necho $A $B\n$x$\n```',
    '~~~\n$x$\n\n$y$\n~~~',
    '- lista\n  ```\n  $x$\n  ```',
    '```\naberto até o fim $x$',
  ])('leaves code alone: %j', (text) => {
    expect(mathDelimiters(text)).toBe(text);
    expect(hasMath(text)).toBe(false);
  });

  it('reads formulas after code that ended, and not across paragraphs', () => {
    expect(mathDelimiters('```\n$a$\n```\n\\(x\\)')).toBe('```\n$a$\n```\n$x$');
    expect(mathDelimiters('um ` só e \\(x\\)')).toBe('um ` só e $x$');
    expect(hasMath('abre $x aqui\n\ne fecha y$ ali')).toBe(false);
  });

  it('knows a block of code marked as mathematics', () => {
    expect(hasMath('```math\nx\n```')).toBe(true);
  });
});

const bare = (text: string) => text.replace(/(?<!\\)\\\$/g, '$');

const amount = fc
  .tuple(
    fc.constantFrom('R$', 'R$ ', 'US$', 'US$ ', '$', '$ ', 'A$ ', '€ '),
    fc.integer({ min: 0, max: 1_000_000 }),
    fc.constantFrom('', ',00', ',99', '.000,00'),
  )
  .map((parts) => parts.join(''));
const filler = fc.constantFrom('e', 'ou', 'a', 'de', 'custa', 'para', 'por', 'até', 'cada um', 'à vista');
const ending = fc.constantFrom(' ', ', ', '; ', ' (', ') ', ': ');

it('never takes a sentence about money for a formula', () => {
  const sentence = fc.array(fc.tuple(fc.oneof(amount, filler), ending), { maxLength: 12 });
  fc.assert(
    fc.property(sentence, (words) => {
      const text = words.flat().join('');
      expect(hasMath(text)).toBe(false);
      expect(bare(mathDelimiters(text))).toBe(text);
    }),
  );
});

it('finds a formula wherever it stands among words and money', () => {
  const formula = fc.constantFrom(
    'x',
    'E=mc^2',
    'a+b',
    '\\frac{1}{2}',
    'x_1',
    '2x',
    '\\pi r^2',
    'f(x)',
    'x \\to 0',
  );
  const delimiters = fc.constantFrom(['$', '$'], ['$$', '$$'], ['\\(', '\\)'], ['\\[', '\\]']);
  const words = fc.array(fc.oneof(amount, filler), { maxLength: 5 });
  fc.assert(
    fc.property(words, formula, delimiters, words, (before, tex, [open, close], after) => {
      const text = [...before, `${open}${tex}${close}`, ...after].join(' ');
      const fence = open === '$' || open === '\\(' ? '$' : '$$';
      expect(mathDelimiters(text)).toContain(`${fence}${tex}${fence}`);
      expect(bare(mathDelimiters([...before, ...after].join(' ')))).toBe([...before, ...after].join(' '));
    }),
  );
});

it('changes nothing without delimiters, and nothing within code', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '`', '*', '|', '5', '.'), maxLength: 60 });
  const code = fc.string({ unit: fc.constantFrom('$', 'x', ' ', '\\', '(', ')', '5'), minLength: 1 });
  fc.assert(fc.property(text, (typed) => void expect(mathDelimiters(typed)).toBe(typed)));
  fc.assert(
    fc.property(code, (typed) => {
      for (const wrapped of [`a \`${typed}\` b`, `\`\`\`\n${typed}\n\`\`\``])
        expect(mathDelimiters(wrapped)).toBe(wrapped);
    }),
  );
});
