import { accents, blanks, functions, looks, operators, signs, small, texts, unwritten } from './tex-signs.ts';

const tokens = /\\(?:[a-zA-Z]+\*?|[\s\S])|\s+|[\s\S]/gu;
/** Deeper formulas are shown as they were typed. */
const deepest = 60;

const relation = /[=<>≤≥≠≈≡]/;

/** Around what stands higher or lower without a small form in Unicode. */
export const [higher, lower, level] = ['\uE010', '\uE011', '\uE012'];
const smallSign = `[¹²³\\u2070-\\u209c\\u02b0-\\u02b8\\u1d2c-\\u1d6a\\u1d9b-\\u1dbf\\u2c7c]`;
const raisedOrLowered = `(?:${smallSign}|[${higher}${lower}][^${level}]*${level})`;
/** A function or a sum, which stands apart from what it is applied to. */
const applied = new RegExp(`(?:(?<!\\p{L})(\\p{L}{2,})|[∑∏∐∫∮])${raisedOrLowered}*$`, 'u');
const thing = new RegExp(`^(?!${smallSign})[\\p{L}\\p{N}√∑∏∫\\\\]`, 'u');
const single = new RegExp(`^√?(?:[\\d.,]+%?|Δ?\\p{L}′*)${raisedOrLowered}*$`, 'u');
/** How far a token looks back. */
const behind = 80;

/** TeX as text in which `higher` or `lower` and `level` stand around what is not on the line. */
export function readTex(tex: string): string {
  try {
    return new Reader(tex).all().replace(/ {2,}/g, ' ').trim();
  } catch (error) {
    if (error instanceof RangeError) return tex;
    throw error;
  }
}

class Reader {
  private readonly tokens: string[];
  private at = 0;
  private depth = 0;
  /** What stands between the columns of the table that is read. */
  private between = ' ';

  constructor(tex: string) {
    this.tokens = tex.match(tokens) ?? [];
  }

  all(): string {
    let text = '';
    while (this.at < this.tokens.length) text = append(text, this.until());
    return text;
  }

  /** Up to a token that ends the group, which is read too. */
  private until(...ends: string[]): string {
    this.depth += 1;
    if (this.depth > deepest) throw new RangeError('The formula nests too deep.');
    let text = '';
    while (this.at < this.tokens.length) {
      const token = this.tokens[this.at++] as string;
      if (ends.includes(token)) break;
      text = append(text, this.read(token, text.slice(-behind)));
    }
    this.depth -= 1;
    return text.trim();
  }

  private read(token: string, before: string): string {
    if (/^\s/.test(token)) return /,$/.test(before) ? ' ' : '';
    if (token === '{') return this.until('}');
    if (token === '^' || token === '_') return this.script(token);
    if (token === "'") return '′';
    if (token === '~') return ' ';
    if (token === '&') return this.between;
    if (token === '}') return '';
    if (token === '-' || token === '+') return this.sign(token === '-' ? '−' : '+', before);
    if (relation.test(token)) return ` ${token} `;
    if (token.startsWith('\\') && token !== '\\') return this.command(token.slice(1), before);
    return token;
  }

  /** With blanks between two things, without before one. */
  private sign(sign: string, before: string): string {
    return before === '' || /[\s(,[{|]$/.test(before) ? sign : ` ${sign} `;
  }

  private argument(): string {
    while (/^\s/.test(this.tokens[this.at] ?? '')) this.at += 1;
    const token = this.tokens[this.at];
    if (token === undefined) return '';
    this.at += 1;
    this.depth += 1;
    if (this.depth > deepest) throw new RangeError('The formula nests too deep.');
    const text = this.read(token, '').trim();
    this.depth -= 1;
    return text;
  }

  private script(place: '^' | '_'): string {
    const text = this.argument();
    const tight = text.replace(/ ([+−=→]) /g, '$1');
    if (tight === '' || (place === '^' && /^[′°]+$/.test(tight))) return tight;
    const form = small(tight, place);
    if (form) return form;
    if (new RegExp(raisedOrLowered, 'u').test(tight)) return `${place}(${text})`;
    return (place === '^' ? higher : lower) + tight + level;
  }

  private command(name: string, before: string): string {
    const operator = operators.get(name);
    if (operator) return ` ${operator} `;
    const sign = signs.get(name);
    if (sign) return sign;
    if (functions.has(name)) return /[\p{L}\p{N})]$/u.test(before) ? ` ${name}` : name;
    if (name === '\\' || name === 'cr') return '; ';
    if (blanks.has(name)) return name === '!' ? '' : ' ';
    if (texts.test(name)) return this.verbatim();
    if (looks.has(name)) return '';
    if (name === 'left' || name === 'right') return this.delimiter();
    if (unwritten.has(name)) return this.skipped();
    if (['frac', 'dfrac', 'tfrac', 'cfrac'].includes(name)) return `${this.grouped()}/${this.grouped()}`;
    if (name === 'binom') return `C(${this.argument()}, ${this.argument()})`;
    if (name === 'sqrt') return this.root();
    if (name === 'mathbb') return this.blackboard();
    if (name === 'vec' || name === 'overrightarrow') return this.vector();
    if (name === 'xrightarrow') return ` —${this.argument()}→ `;
    if (name === 'not') return this.negated();
    if (name === 'begin') return this.environment();
    if (Object.hasOwn(accents, name)) return this.accented(name);
    return this.source(name);
  }

  private source(name: string): string {
    const next = this.tokens[this.at] ?? '';
    if (next === '{') return `\\${name}{${this.argument()}}`;
    return /^[a-zA-Z]/.test(name) ? `\\${name} ` : `\\${name}`;
  }

  /** One that is not there is written as a dot. */
  private delimiter(): string {
    if (this.tokens[this.at] === '.') this.at += 1;
    return '';
  }

  private skipped(): string {
    this.verbatim();
    return '';
  }

  private negated(): string {
    const text = this.argument();
    const sign = `${text}\u{338}`.normalize('NFC');
    return sign.length === 1 ? ` ${sign} ` : `\\not ${text}`;
  }

  /** In brackets when it is more than one thing. */
  private grouped(): string {
    const text = this.argument();
    return single.test(text) ? text : `(${text})`;
  }

  private root(): string {
    let index = '';
    if (this.tokens[this.at] === '[') {
      this.at += 1;
      index = this.until(']');
    }
    const root = index === '' ? '√' : `${small(index, '^') ?? `(${index})`}√`;
    return root + this.grouped();
  }

  /** Text keeps its blanks. */
  private verbatim(): string {
    while (/^\s/.test(this.tokens[this.at] ?? '')) this.at += 1;
    if (this.tokens[this.at] !== '{') return this.argument();
    let text = '';
    let open = 0;
    while (this.at < this.tokens.length) {
      const token = this.tokens[this.at++] as string;
      if (token === '{') open += 1;
      else if (token === '}') open -= 1;
      else text += token.startsWith('\\') ? (signs.get(token.slice(1)) ?? ' ') : token;
      if (open === 0) break;
    }
    return text;
  }

  private blackboard(): string {
    const doubled: Record<string, string> = { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' };
    return this.argument().replace(/./gu, (letter) => doubled[letter] ?? letter);
  }

  private vector(): string {
    const text = this.argument();
    return [...text].length === 1 ? `${text}\u{20d7}` : `${text}→`;
  }

  /** On one letter, or as a line over the names of a few points. */
  private accented(name: string): string {
    const text = this.argument();
    const letters = /^\p{L}{1,3}$/u.test(text) ? [...text] : [];
    const accented = letters.map((letter) => (letter + accents[name]).normalize('NFC'));
    const isDrawn =
      /^(?:bar|overline)$/.test(name) ||
      (letters.length === 1 && (name === 'tilde' || accented[0]?.length === 1));
    return letters.length > 0 && isDrawn ? accented.join('') : `\\${name}{${text}}`;
  }

  /** The rows of a matrix, a case or a chain of steps, one after the other. */
  private environment(): string {
    const name = this.verbatim();
    if (/^(?:array|tabular)/.test(name)) this.verbatim();
    const outer = this.between;
    this.between = name === 'cases' ? ', ' : ' ';
    const rows = this.until('\\end').replace(/;\s*$/, '');
    this.between = outer;
    this.verbatim();
    if (/^[vV]matrix/.test(name)) return `|${rows}|`;
    if (/^[pbB]?matrix|^array/.test(name)) return `(${rows})`;
    return name === 'cases' ? `{ ${rows}` : rows;
  }
}

function append(text: string, next: string): string {
  const [found, name] = thing.test(next) ? (applied.exec(text.slice(-behind)) ?? []) : [];
  return found && (!name || functions.has(name)) ? `${text} ${next}` : text + next;
}
