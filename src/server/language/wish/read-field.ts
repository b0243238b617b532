import { piecesOf } from '#server/language/text/pieces.ts';
import type { Catalogue } from './catalogue.ts';
import { namesSubject } from './matches.ts';
import { isBeside, phraseIn, saysSomething, type WishWord, wordsOf } from './words.ts';

/** Phrases, as `phraseOf` compares them, each with the number of curricula that have a name for it. */
export type FieldTerms = ReadonlyMap<string, number>;

const longestTerm = 3;
/** How near to the curriculum that knows most of a text another must come to be its field, too. */
const nearly = 0.5;
const mostCurricula = 3;
/** Under it a text is about nothing that the catalogue knows: a few words are known to somebody always. */
const leastKnown = 2;
/** Characters read before others get the event loop again. */
const atOnce = 5000;

const endsPhrase = (word: WishWord) => isBeside(word) || /[.;:!?()\n]/.test(word.gap);

/** The stretches of one to three words that may be a term, from the word at `from` on. */
function phrasesFrom(words: readonly WishWord[], from: number): string[] {
  const found: string[] = [];
  for (let to = from + 1; to <= Math.min(words.length, from + longestTerm); to++) {
    const last = words[to - 1] as WishWord;
    if (to > from + 1 && endsPhrase(last)) break;
    if (saysSomething(last)) found.push(phraseIn(words.slice(from, to)));
  }
  return found;
}

/** The curricula that know each phrase of a text, and what each curriculum knows of it. */
class Known {
  readonly by = new Map<string, ReadonlySet<number>>();
  readonly points = new Map<number, number>();

  read(text: string, catalogue: Catalogue): void {
    const words = wordsOf(text);
    for (const [from, word] of words.entries()) {
      if (!saysSomething(word)) continue;
      for (const phrase of phrasesFrom(words, from)) if (!this.by.has(phrase)) this.add(phrase, catalogue);
    }
  }

  /** A name that many curricula have says less of each. */
  private add(phrase: string, catalogue: Catalogue): void {
    const means = catalogue.named(phrase).filter((named) => !namesSubject(named));
    const entries = new Set(means.map(({ entry }) => entry));
    this.by.set(phrase, entries);
    const worth = phrase.split(' ').length / entries.size ** 0.7;
    for (const entry of entries) this.points.set(entry, (this.points.get(entry) ?? 0) + worth);
  }
}

/**
 * The terms of a text that the curricula of its field have a name for: those, up to three, that know most of it.
 * Empty for a text of no field. Takes a turn of the event loop for each 5,000 characters.
 */
export async function readField(text: string, catalogue: Catalogue): Promise<FieldTerms> {
  const known = new Known();
  for (const piece of piecesOf(text, atOnce)) {
    known.read(piece, catalogue);
    if (text.length > atOnce) await new Promise<void>((resolve) => setImmediate(resolve));
  }
  const ranked = [...known.points].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, mostCurricula);
  const most = ranked[0]?.[1] ?? 0;
  const field = ranked.filter(([, worth]) => worth >= leastKnown && worth >= nearly * most);
  return new Map(
    [...known.by].flatMap(([phrase, entries]) =>
      field.some(([entry]) => entries.has(entry)) ? [[phrase, entries.size] as const] : [],
    ),
  );
}
