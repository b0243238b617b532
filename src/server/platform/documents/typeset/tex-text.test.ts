import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { texRuns } from './tex-text.ts';

/** What stands above or below the line between ^⟨ ⟩ or _⟨ ⟩. */
const written = (tex: string) =>
  texRuns(tex)
    .map(({ text, rise }) => (rise ? `${rise > 0 ? '^' : '_'}⟨${text}⟩` : text))
    .join('');

describe('texRuns', () => {
  it.each([
    ['x^2 + y^2 = r^2', 'x² + y² = r²'],
    ['x^{10} - x^{-1}', 'x¹⁰ − x⁻¹'],
    ['-1 < x < 1', '−1 < x < 1'],
    ['H_2O', 'H₂O'],
    ['v_{méd}', 'v_⟨méd⟩'],
    ["f'(x) = 2x", 'f′(x) = 2x'],
    ['f(x, y)', 'f(x, y)'],
    ['1{,}96', '1,96'],
    ['90^\\circ', '90°'],
    ['50\\%', '50%'],
    ['\\{1, 2\\}', '{1, 2}'],
    ['2^{2^{n}}', '2^(2ⁿ)'],
    ['e^{-x^2}', 'e^(−x²)'],
  ])('writes %s as %s', (tex, text) => {
    expect(written(tex)).toBe(text);
  });

  it.each([
    ['\\frac{a}{b}', 'a/b'],
    ['\\frac{\\Delta s}{\\Delta t}', 'Δs/Δt'],
    ['\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}', '(−b ± √(b² − 4ac))/(2a)'],
    ['\\frac{\\frac{1}{2}}{3}', '(1/2)/3'],
    ['\\left( \\frac{1}{2} \\right)^n', '(1/2)ⁿ'],
    ['\\sqrt[3]{x}', '³√x'],
    ['\\binom{n}{k}', 'C(n, k)'],
  ])('keeps the meaning of %s with brackets: %s', (tex, text) => {
    expect(written(tex)).toBe(text);
  });

  it.each([
    ['\\sum_{i=1}^{n} i', '∑ᵢ₌₁ⁿ i'],
    ['\\int_0^\\infty e^{-x}\\,dx', '∫₀^⟨∞⟩ e⁻ˣ dx'],
    ['\\lim_{x \\to 0} x', 'lim_⟨x→0⟩ x'],
    ['\\operatorname{sen}^2 x', 'sen² x'],
    ['\\log_{10} 100', 'log₁₀ 100'],
    ['2\\cos\\alpha', '2 cos α'],
  ])('sets apart what %s is applied to: %s', (tex, text) => {
    expect(written(tex)).toBe(text);
  });

  it.each([
    ['\\vec{F} = m\\vec{a}', 'F\u{20d7} = ma\u{20d7}'],
    ['\\bar{x}', 'x\u{304}'],
    ['\\overline{AB}', 'ĀB\u{304}'],
    ['\\mathbb{R}^+ \\subset \\mathbb{C}', 'ℝ⁺ ⊂ ℂ'],
    ['x \\neq y \\not\\in A', 'x ≠ y ∉ A'],
    ['9{,}8\\,\\text{m por segundo}', '9,8 m por segundo'],
    ['\\left. x \\right|_{0}', 'x|₀'],
    ['a\\hspace{1cm}b \\textcolor{red}{c}', 'abc'],
    ['A \\xrightarrow{luz} B', 'A —luz→ B'],
    ['A \\Rightarrow B', 'A ⇒ B'],
    ['\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}', '(a b; c d)'],
    ['\\begin{cases} x & x > 0 \\\\ -x & \\text{senão} \\end{cases}', '{ x, x > 0; −x, senão'],
  ])('writes the signs of %s: %s', (tex, text) => {
    expect(written(tex)).toBe(text);
  });

  it.each([
    ['a \\not\\perp b', 'a\\not ⊥b'],
    ['\\hat{p} \\pm 1', '\\hat{p} ± 1'],
    ['\\xpto x', '\\xpto x'],
    ['{'.repeat(500), '{'.repeat(500)],
    ['\\frac'.repeat(500), '\\frac'.repeat(500)],
  ])('leaves as TeX what has no other form: %s', (tex, text) => {
    expect(written(tex)).toBe(text);
  });

  it('reads any text, in a time that grows with it', () => {
    const sign = fc.constantFrom(
      '\\',
      '{',
      '}',
      '^',
      '_',
      '&',
      '\\frac',
      '\\begin',
      '\\end',
      '\\sqrt',
      '[',
      ']',
      'x',
      ' ',
      '\uE010',
      '\uE012',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
        for (const { text } of texRuns(signs.join(''))) expect(text).not.toMatch(/[\uE010-\uE012]/);
      }),
    );
    for (const piece of ['x^', '\\sin', '\\begin{a}', 'a', '\\not', '^{a}'])
      expect(texRuns(piece.repeat(5000)).length).toBeGreaterThan(0);
  });
});
