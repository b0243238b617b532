import { stemmer as portugueseStem } from '@orama/stemmers/portuguese';
import { stopWords } from '#server/language/text/stop-words.ts';
import { isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';

/** A sentence of the text, and whether it begins a paragraph. */
interface Passage {
  text: string;
  opens: boolean;
}

/** What each use of a word in a summary is worth. */
export interface Expectation {
  /** Numbers of the words of a text, as `worth` knows them; words that the whole text has not are left out. */
  idsOf(text: string): number[];
  /** Worth of the first, second, third … use of each word, falling; what lies beyond is worth nothing. */
  worth: readonly (readonly number[])[];
  /** What naming each word at all is worth in a list of points; nothing for words of grammar and verbs. */
  naming: readonly (readonly number[])[];
}

/**
 * How often a summary has a word, beside how often a stretch of the text as long has it: after Poisson regressions over
 * the odd-numbered texts of the bench; those over the even-numbered ones give nearly the same factors. Stems are those
 * of Snowball's Portuguese stemmer.
 */
const weights = {
  /** A content word comes `content · n ** own · m ** kin` times as often: n sentences have it, m have its stem. */
  content: 0.6,
  own: 0.9,
  kin: 0.3,
  title: 1.25,
  opening: 1.25,
  naming: 1.3,
  telling: 0.6,
  /** Words of grammar: summaries define and link, and have less of "um", "que", pronouns, adverbs, auxiliaries. */
  definite: 1.25,
  relational: 0.95,
  otherwise: 0.6,
  /** Worth of a word of grammar beside a content word. */
  grammar: 0.9,
};

/** Folded endings of abstract nouns and adjectives, by which a summary names what a text tells. */
const naming =
  /(?:cao|coes|dades?|mentos?|ismos?|gem|ncias?|ura|al|ais|ic[oa]s?|iv[oa]s?|os[oa]s?|ari[oa]s?)$/;
const definite = /^(?:[oa]s?|e)$/;
const relational = /^(?:d[aeo]s?|n[ao]s?|em|aos?|pel[ao]s?|por|para|com|entre|sobre|sem|contra|ate|como|ou)$/;

interface Stat {
  folded: string;
  /** What it shares with its other forms; undefined for a word of grammar. */
  stem: Stem | undefined;
  times: number;
  /** Times as a conjugated verb. */
  told: number;
  sentences: number;
  last: number;
}

interface Stem {
  key: string;
  sentences: number;
  last: number;
  /** Whether the first sentence of a paragraph has it. */
  opening: boolean;
}

/** Points name many terms, each once, rather than the likeliest again: chances are made more even. */
const evening = 0.5;

const least = 1e-3;
const mostUses = 500;

const isContent = (folded: string) => folded.length > 2 && !stopWords.has(folded);

/** Chances that a word comes at least once, twice … when it is expected `mean` times (Poisson). */
function chances(mean: number): number[] {
  const found: number[] = [];
  let term = Math.exp(-Math.min(mean, 600));
  let below = term;
  for (let times = 1; 1 - below > least && times < mostUses; times++) {
    found.push(1 - below);
    term *= mean / times;
    below += term;
  }
  return found;
}

function countWords(passages: readonly Passage[]) {
  const words = new Map<string, Stat>();
  const stems = new Map<string, Stem>();
  let total = 0;
  const stemOf = (word: string): Stem => {
    const key = portugueseStem(word.toLowerCase());
    const known = stems.get(key) ?? { key, sentences: 0, last: -1, opening: false };
    stems.set(key, known);
    return known;
  };
  passages.forEach(({ text, opens }, at) => {
    let before: string | undefined;
    for (const word of wordsOf(text)) {
      const folded = foldLetters(word);
      let stat = words.get(folded);
      if (!stat) {
        const shared = isContent(folded) ? stemOf(word) : undefined;
        stat = { folded, stem: shared, times: 0, told: 0, sentences: 0, last: -1 };
        words.set(folded, stat);
      }
      stat.times++;
      for (const part of [stat, stat.stem]) {
        if (!part || part.last === at) continue;
        part.sentences++;
        part.last = at;
      }
      if (stat.stem) {
        stat.stem.opening ||= opens;
        if (isVerb(word, before)) stat.told++;
      }
      before = word;
      total++;
    }
  });
  return { words, total };
}

/** How often a summary has the word, beside a word that stands once in the text. */
function frequencyOf({ folded, stem, times, told, sentences }: Stat, isNamed: boolean): number {
  if (!stem) {
    const { definite: defining, relational: relating, otherwise } = weights;
    return times * (definite.test(folded) ? defining : relational.test(folded) ? relating : otherwise);
  }
  return [
    sentences ** weights.own,
    stem.sentences ** weights.kin,
    isNamed ? weights.title : 1,
    stem.opening ? weights.opening : 1,
    naming.test(folded) ? weights.naming : 1,
    told * 2 > times ? weights.telling : 1,
  ].reduce((product, factor) => product * factor, weights.content);
}

/**
 * What a summary of `length` words probably says. A word of grammar comes about as often as in the text; a content
 * word the likelier the more sentences have it or its stem, and if the title (`names`) or the first sentence of a paragraph has it
 * or it names rather than tells. Each use is worth the chance that a summary has it, so that a choice of sentences is
 * worth the words that it is expected to share with a summary (ROUGE-1), and repeating pays less and less: a monotone
 * submodular coverage (Lin and Bilmes, "A Class of Submodular Functions for Document Summarization", 2011) of the
 * words in whose distribution a text and its summary should agree (Haghighi and Vanderwende, "Exploring Content Models
 * for Multi-Document Summarization", 2009); position and title after Edmundson, "New Methods in Automatic Extracting"
 * (1969).
 */
export function expectWords(passages: readonly Passage[], names: string, length: number): Expectation {
  const { words, total } = countWords(passages);
  const ids = new Map([...words.keys()].map((folded, id) => [folded, id]));
  const idsOf = (text: string) =>
    wordsOf(text)
      .map((word) => ids.get(foldLetters(word)))
      .filter((id) => id !== undefined);
  const named = new Set(wordsOf(names).map((word) => portugueseStem(word.toLowerCase())));
  const share = length / Math.max(length, total);
  const worth = [...words.values()].map((stat) => {
    const found = chances(share * frequencyOf(stat, named.has(stat.stem?.key ?? '')));
    return stat.stem ? found : found.map((chance) => weights.grammar * chance);
  });
  const terms = [...words.values()].map(({ stem, told, times }, id) =>
    stem && told * 2 <= times ? [(worth[id]?.[0] ?? 0) ** evening] : [],
  );
  return { idsOf, worth, naming: terms };
}
