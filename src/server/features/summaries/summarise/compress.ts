import { hasMainVerb, hasVerb, isVerb } from '#server/platform/text/verbs.ts';
import { wordsOf } from '#server/platform/text/words.ts';

const leading =
  /^(?:Assim|Portanto|Porém|Contudo|Todavia|Entretanto|No entanto|Além disso|Além do mais|Por isso|Por outro lado|Por sua vez|Por consequência|Em consequência|Consequentemente|Com isso|Desse modo|Dessa forma|Desse jeito|Deste modo|Dessa maneira|Ademais|Aliás|Afinal|De fato|Na verdade|Em outras palavras|Ou seja|Isto é|Em suma|Em resumo|Enfim|Por fim|Por exemplo|Nesse sentido|Logo|Também),? (?=\p{L})/u;
const needsComma =
  /^(?:Assim|Logo|Também|Por isso|Por exemplo|Por fim|Isto é|Ou seja|Afinal|Enfim|Portanto) /u;
const plainLeading = /^(?:Mas|E|Porém|Pois) (?=\p{L})/u;
const inner =
  /, (?:porém|contudo|todavia|entretanto|no entanto|portanto|por exemplo|aliás|além disso|por sua vez|por outro lado|afinal|assim|também|por isso|de fato|na verdade|igualmente|enfim),(?= )/gu;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const ended = (text: string) => `${text.replace(/[\s,;:–—-]+$/u, '')}.`;

/** Without "Além disso," or the like at its beginning; undefined when there is none. */
function withoutLeading(text: string): string | undefined {
  const found = plainLeading.exec(text) ?? leading.exec(text);
  if (!found || (needsComma.test(found[0]) && !found[0].includes(','))) return undefined;
  return capital(text.slice(found[0].length));
}

const conjugated = /(?:[aei]ria|[aei]riam|ava|avam|[aei]rá|[aei]rão)$/u;

/** Without ", porém," or the like within it; a comma stays after what comes before the subject. */
const withoutInner = (text: string) =>
  text.replace(inner, (found, at: number) => {
    const next = wordsOf(text.slice(at + found.length, at + found.length + 40))[0] ?? '';
    const goesOn = isVerb(next, 'e') || conjugated.test(next) || /^(?:não|se|nunca|já|só)$/u.test(next);
    const before = text.charAt(0).toLowerCase() + text.slice(1, at);
    return goesOn || hasVerb(before) ? '' : ',';
  });

/** Without brackets, and without asides between dashes. */
const withoutAsides = (text: string) =>
  text
    .replace(/ ?\([^()]{2,200}\)/gu, '')
    .replace(/ [–—] [^–—:;.!?]{2,160} [–—](?=[ ,])/gu, '')
    .replace(/ (?=[,.;:])/gu, '');

const contrasting =
  /^(?:um|uma|uns|umas|algu(?:ns|mas)|parte|metade|de um lado|enquanto|não|ora|se|nem)(?!\p{L})/iu;

/** The first of the clauses that semicolons part, when it is a sentence and none of a list or of a contrast. */
function firstClause(text: string): string | undefined {
  const at = text.indexOf('; ');
  const clause = text.slice(0, Math.max(0, at));
  if (at < 0 || /[:"“”(]/u.test(clause) || contrasting.test(clause)) return undefined;
  const [rest = ''] = text.slice(at + 2).split(';');
  if (/^(?:e|ou|outr|já)(?!\p{Ll}{4})/u.test(rest) || wordsOf(clause).length < 8) return undefined;
  return hasMainVerb(clause) && hasMainVerb(rest) ? ended(clause) : undefined;
}

/**
 * Shorter forms of a sentence that say the same or less, never something else: without brackets and asides, without
 * the connective that begins or interrupts it, only its first independent clause. The sentence itself is not among
 * them.
 */
export function compress(sentence: string): string[] {
  const forms = new Set<string>();
  const bare = withoutAsides(withoutInner(sentence));
  forms.add(bare);
  const base = withoutLeading(bare);
  if (base !== undefined) forms.add(base);
  for (const form of [...forms]) {
    const cut = firstClause(form);
    if (cut !== undefined) forms.add(cut);
  }
  forms.delete(sentence);
  return [...forms];
}
