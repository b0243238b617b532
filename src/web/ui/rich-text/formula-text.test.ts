import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formulaText } from './formula-text.ts';
import { sayFormula } from './formula-words.ts';

describe('a formula without TeX', () => {
  it.each([
    ['E=mc^2', 'E=mc²', 'E igual a mc ao quadrado'],
    ['\\frac{a}{b}', 'a/b', 'a sobre b'],
    ['\\frac12', '1/2', '1 sobre 2'],
    [
      'x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
      'x = (-b ± √(b² - 4ac))/2a',
      'x igual a (menos b mais ou menos raiz quadrada de (b ao quadrado menos 4ac)) sobre 2a',
    ],
    ['\\sqrt[3]{8} = 2', '³√8 = 2', 'raiz cúbica de 8 igual a 2'],
    ['x^{n+1}', 'xⁿ⁺¹', 'x elevado a n mais 1'],
    ['e^{-x/2}', 'e^(-x/2)', 'e elevado a (menos x sobre 2)'],
    ['H_2O', 'H₂O', 'H 2 O'],
    [
      'v_{\\text{média}} = \\Delta s / \\Delta t',
      'v_média = Δ s / Δ t',
      'v média igual a delta s sobre delta t',
    ],
    [
      '\\sin^2\\theta + \\cos^2 \\theta = 1',
      'sen²θ + cos² θ = 1',
      'seno ao quadrado teta mais cosseno ao quadrado teta igual a 1',
    ],
    ['\\log_2 8 = 3', 'log₂ 8 = 3', 'logaritmo na base 2 8 igual a 3'],
    ['2\\log x', '2 log x', '2 logaritmo x'],
    ['\\sum_{i=1}^{n} x_i', '∑ᵢ₌₁ⁿ xᵢ', 'somatório de i igual a 1 até n x i'],
    ['\\lim_{x \\to 0} f(x)', 'lim_(x → 0) f(x)', 'limite quando (x tende a 0) f(x)'],
    ['a \\leq b \\neq c', 'a ≤ b ≠ c', 'a menor ou igual a b diferente de c'],
    [
      '\\int_{-\\infty}^{\\infty} e^2',
      '∫_(-∞)^(∞) e²',
      'integral de (menos infinito) até (infinito) e ao quadrado',
    ],
    ['90^\\circ', '90°', '90 graus'],
    ['37^{\\circ}C', '37°C', '37 graus C'],
    ['\\left(\\frac{1}{2}\\right)^2', '(1/2)²', '(1 sobre 2) ao quadrado'],
    ['\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}', 'a b; c d', 'a b; c d'],
    ['\\mathbf{F} = m\\vec{a}', 'F = ma', 'F igual a ma'],
    ['50\\%\\, \\{1, 2\\}', '50% {1, 2}', '50 por cento {1, 2}'],
    ['|x| = x\\text{ se }x \\ge 0', '|x| = x se x ≥ 0', '|x| igual a x se x maior ou igual a 0'],
    ['\\textcolor{red}{x} \\foo y', 'x foo y', 'x foo y'],
  ])('%s', (tex, written, said) => {
    expect(formulaText(tex)).toBe(written);
    expect(sayFormula(tex)).toBe(said);
  });

  it('is read whatever was typed', () => {
    const part = fc.constantFrom(
      '\\frac',
      '\\sqrt',
      '[',
      ']',
      '{',
      '}',
      '^',
      '_',
      '\\begin',
      '\\',
      ' ',
      'x',
      '\\left',
      '\\toString',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        formulaText(parts.join(''));
        sayFormula(parts.join(''));
      }),
    );
    for (const deep of ['{', '^', '\\sqrt', '\\frac', '\\sqrt['])
      expect(sayFormula(`${deep.repeat(20_000)}x`)).toEqual(expect.any(String));
  });
});
