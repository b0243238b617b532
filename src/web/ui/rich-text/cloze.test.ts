import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCloze, splitClozes } from '#shared/markdown/split-clozes.ts';
import { encodeClozes } from './cloze.ts';

const answers = (text: string) => splitClozes(text).filter((part) => typeof part !== 'string');

describe('clozes', () => {
  it.each([
    ['A capital é {{c1::Paris}}.', [{ answer: 'Paris', hint: null }]],
    ['{{c1::Paris::cidade}}', [{ answer: 'Paris', hint: 'cidade' }]],
    [
      '{{c1::a}} e {{c2::b::dica}}',
      [
        { answer: 'a', hint: null },
        { answer: 'b', hint: 'dica' },
      ],
    ],
    ['{{c12::a}}', [{ answer: 'a', hint: null }]],
    ['{{c1::$\\frac{a}{b^{2}}$}}', [{ answer: '$\\frac{a}{b^{2}}$', hint: null }]],
    ['{{c1::$\\frac{a}{b^{2}}$::fração}}', [{ answer: '$\\frac{a}{b^{2}}$', hint: 'fração' }]],
    ['{{c1::o conjunto {a, b}}}', [{ answer: 'o conjunto {a, b}', hint: null }]],
    ['{{c1::o conjunto {a, b}} e mais', [{ answer: 'o conjunto {a, b', hint: null }]],
    ['{{c1::`std::vector`::tipo}}', [{ answer: '`std::vector`', hint: 'tipo' }]],
    ['{{c1::a {{c2::b::interna}} c::fora}}', [{ answer: 'a {{c2::b::interna}} c', hint: 'fora' }]],
    ['{{c1::a\nb}}', [{ answer: 'a\nb', hint: null }]],
    ['{{c1::a::}}', [{ answer: 'a', hint: null }]],
    ['{{c1::::a}}', [{ answer: '::a', hint: null }]],
  ])('%s', (text, expected) => {
    expect(answers(text)).toEqual(expected);
    expect(hasCloze(text)).toBe(true);
  });

  it.each(['{{c1::aberto', '{c1::a}', '{{c::a}}', '{{a}}', 'style={{ color }}', ''])(
    '%j has none',
    (text) => {
      expect(hasCloze(text)).toBe(false);
      expect(encodeClozes(text, 'hidden').text).toBe(text);
    },
  );
});

const plain = fc.string({
  unit: fc.constantFrom('a', 'é', ' ', '$', '`', '*', '\n', '|', '(', '⸨'),
  maxLength: 8,
});
const secret = 'SEGREDO';

it('leaves no hidden answer in what is drawn, wherever it stands', () => {
  fc.assert(
    fc.property(plain, plain, plain, plain, (before, left, right, after) => {
      const text = `${before}{{c1::${left}${secret}${right}}}${after}`;
      expect(encodeClozes(text, 'hidden').text).not.toContain(secret);
      expect(encodeClozes(text, 'shown').text).toContain(secret);
    }),
  );
});

it('keeps every character outside of the braces', () => {
  fc.assert(
    fc.property(plain, plain, plain, (before, answer, after) => {
      const parts = splitClozes(`${before}{{c1::x${answer}}}${after}`);
      const joined = parts.map((part) => (typeof part === 'string' ? part : part.answer)).join('');
      expect(joined).toBe(`${before}x${answer}${after}`);
    }),
  );
});
