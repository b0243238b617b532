const plainSigns = '0123456789+-=()aehijklmnoprstuvxβ';
const lowSigns = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦ';
const plainHighSigns = '0123456789+-=()abcdefghijklmnoprstuvwxyz';
const highSigns = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ';

const mapOf = (plain: string, raised: string) => {
  const signs = [...raised];
  return new Map([...plain].map((sign, index) => [sign, signs[index] as string]));
};
const low = mapOf(plainSigns, lowSigns);
const high = mapOf(plainHighSigns, highSigns);

function raise(text: string, signs: ReadonlyMap<string, string>, mark: string): string {
  const all = [...text.trim().replaceAll('−', '-')];
  if (all.length === 0) return text;
  if (all.every((sign) => signs.has(sign))) return all.map((sign) => signs.get(sign)).join('');
  return all.length === 1 ? `${mark}${all[0]}` : `${mark}(${all.join('')})`;
}

/** Markdown has no subscripts: H₂O in the signs of Unicode, and `x_(max)` for what has none. */
export const subscript = (text: string): string => raise(text, low, '_');

/** 10⁻³ in the signs of Unicode, and `x^(A+B)` for what has none. */
export const superscript = (text: string): string => raise(text, high, '^');
