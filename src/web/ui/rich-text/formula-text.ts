/** Signs, and the commands of TeX for each. */
const signs = new Map<string, string>();
for (const entry of [
  '× times|· cdot|÷ div|± pm|≤ le leq leqslant|≥ ge geq geqslant|≠ ne neq|≈ approx|→ to rightarrow',
  '⇌ rightleftharpoons|⇒ Rightarrow implies|⇔ Leftrightarrow iff|∈ in|∉ notin|⊂ subset|⊆ subseteq|∪ cup|∩ cap',
  '∅ emptyset varnothing|∀ forall|∃ exists|¬ neg|∧ land|∨ lor|∞ infty|∂ partial|∠ angle|⊥ perp|∥ parallel',
  '° circ degree|∑ sum|∏ prod|∫ int|… dots ldots cdots|sen sin|ε varepsilon|φ varphi',
].flatMap((line) => line.split('|'))) {
  const [sign = '', ...names] = entry.split(' ');
  for (const name of names) signs.set(name, sign);
}
/** In the order of their characters, small and capital; the first sigma ends words. */
const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );
for (const [at, name] of greek.entries()) {
  const letter = String.fromCodePoint(0x3b1 + at);
  signs.set(name, letter).set(name.charAt(0).toUpperCase() + name.slice(1), letter.toUpperCase());
}

const scales = {
  '^': ['0123456789+-=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'],
  _: ['0123456789+-=()ikn', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ᵢₖₙ'],
} as const;

const wrapped = (text: string) => (/^[\p{L}\p{N}.,…]*$/u.test(text) ? text : `(${text})`);

/** A text above (`^`) or below (`_`) the line, in small signs where all of them exist. */
function scaled(text: string, side: '^' | '_'): string {
  if (text === '°' || text === '') return text;
  const [from, to] = scales[side];
  const small = Array.from(text, (sign) => to[from.indexOf(sign)]);
  return small.includes(undefined) ? side + wrapped(text) : small.join('');
}

const tokens = /\\[a-zA-Z]+\*?|\\.|\s+|./gsu;
/** What lies deeper is left out. */
const deepest = 50;

/** TeX as it is written by hand, in one line; a command that it does not know stands by its name. Never fails. */
export function formulaText(tex: string): string {
  const all: readonly string[] = tex.match(tokens) ?? [];
  let at = 0;
  let depth = 0;

  const until = (end: string | null): string => {
    let read = '';
    depth += 1;
    while (at < all.length && all[at] !== end) read += piece();
    depth -= 1;
    at += 1;
    return read;
  };
  const opens = (brace: string): boolean => {
    while (/^\s/.test(all[at] ?? '')) at += 1;
    return all[at] === brace;
  };
  const argument = (): string => {
    if (opens('}') || at >= all.length) return '';
    depth += 1;
    const read = piece();
    depth -= 1;
    return read.replace(/\s+/g, ' ').trim();
  };
  /** Leaves out what is no part of the formula: the name of a frame, a colour. */
  const skip = () => {
    if (opens('{')) at = Math.max(at, all.indexOf('}', at)) + 1;
  };

  function piece(): string {
    const token = all[at] ?? '';
    at += 1;
    if (depth > deepest || token === '}' || token === '\\!') return '';
    if (token === '^' || token === '_') return scaled(argument(), token);
    if (token === '{') return until('}');
    if (token === '\\\\') return '; ';
    if (/^(?:\s|[~&]$|\\(?:[,:;]$|q?quad$))/.test(token)) return ' ';
    return /^\\[a-z]/i.test(token) ? command(token.replace(/\W/g, '')) : token.replace('\\', '');
  }

  function command(name: string): string {
    if (/^[dtc]?frac$/.test(name)) return `${wrapped(argument())}/${wrapped(argument())}`;
    if (name === 'sqrt') {
      const hasDegree = opens('[');
      if (hasDegree) at += 1;
      const degree = hasDegree ? scaled(until(']').trim(), '^') : '';
      return `${degree}√${wrapped(argument())}`;
    }
    if (/^(?:left|right|[bB]igg?[lr]?)$/.test(name)) {
      if (all[at] === '.') at += 1;
      return '';
    }
    if (/^begin$|^end$|color$/.test(name)) {
      skip();
      return '';
    }
    const sign = signs.get(name) ?? name;
    // Unknown ones change how what follows looks: upright, bold, under a line, in a box.
    if (sign === name && opens('{')) return piece();
    return /^[a-z]/i.test(sign) ? ` ${sign} ` : sign;
  }

  return until(null)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;.)\]^_²³¹⁰-₎])|(?<=[([]) /g, '')
    .trim();
}
