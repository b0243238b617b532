import { formulaText } from './formula-text.ts';

const words = new Map<string, string>();
for (const entry of [
  '+ mais|- menos|= igual a|< menor que|> maior que|/ sobre|* vezes|! fatorial|% por cento|× vezes|· vezes',
  '÷ dividido por|± mais ou menos|≤ menor ou igual a|≥ maior ou igual a|≠ diferente de|≈ aproximadamente igual a',
  '→ tende a|⇌ em equilíbrio com|⇒ implica|⇔ se e somente se|∈ pertence a|∉ não pertence a|⊂ contido em',
  '⊆ contido em|∪ união|∩ interseção|∅ conjunto vazio|∀ para todo|∃ existe|¬ não|∧ e|∨ ou|∞ infinito',
  "∂ derivada parcial|∠ ângulo|⊥ perpendicular a|∥ paralelo a|° graus|' linha|∑ somatório|∏ produtório|∫ integral",
  '√ raiz quadrada de|³√ raiz cúbica de|lim limite|log logaritmo|ln logaritmo natural|sen seno|cos cosseno',
  'tan tangente|tg tangente|α alfa|β beta|γ gama|δ delta|ε épsilon|ζ zeta|η eta|θ teta|ι iota|κ capa|λ lambda',
  'μ mi|ν ni|ξ csi|π pi|ρ rô|σ sigma|τ tau|φ fi|χ qui|ψ psi|ω ômega|² ao quadrado|³ ao cubo',
].flatMap((line) => line.split('|'))) {
  const [sign = '', ...said] = entry.split(' ');
  words.set(sign, said.join(' '));
}

/** What is said before what stands below and above a sign; other signs have indices and powers. */
const limits = new Map([
  ...['∑', '∏', '∫'].map((sign) => [sign, { _: 'de', '^': 'até' }] as const),
  ['lim', { _: 'quando', '^': 'até' }],
  ['log', { _: 'na base', '^': 'elevado a' }],
]);
const others = { _: '', '^': 'elevado a' };

const high = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ';
const low = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ᵢₖₙ';
const parts = new RegExp(`[²³](?![${high}])√?|[${high}]+|[${low}]+|[a-zà-ÿ]{2,}(?:-[a-zà-ÿ]{2,})*|.`, 'giu');

/** Small signs at the size of the others. */
const enlarged = (small: string, scale: string, signs: string) =>
  Array.from(small, (sign) => signs[scale.indexOf(sign)]).join('');

/** TeX as a teacher reads it aloud. */
export function sayFormula(tex: string): string {
  const say = (written: string): string => {
    let before = '';
    /** The sign whose limits are being read. */
    let limited = '';
    const scriptOf = (side: '_' | '^') => {
      limited = before;
      return ` ${(limits.get(before) ?? others)[side]} `;
    };
    return written.replace(parts, (part) => {
      if (part === '_' || part === '^') return scriptOf(part);
      const said = words.get(part) ?? words.get(part.toLowerCase());
      if (said && !(limits.has(before) && high.includes(part))) {
        before = part;
        return ` ${said} `;
      }
      if (low.includes(part.charAt(0)))
        return `${scriptOf('_')}${say(enlarged(part, low, '0123456789+-=()ikn'))} `;
      if (high.includes(part.charAt(0)))
        return `${scriptOf('^')}${say(enlarged(part, high, '0123456789+-=()n'))} `;
      before = part === ')' && limits.has(limited) ? limited : part;
      return part;
    });
  };
  return say(formulaText(tex))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;.)\]])|(?<=[([]) /g, '')
    .trim();
}
