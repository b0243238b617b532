import { stopWords } from '#server/platform/text/stop-words.ts';
import { wordsOf } from '#server/platform/text/words.ts';
import { foldLetters } from '#shared/rules/fold.ts';
import { stem } from '#shared/rules/stem.ts';

/** Where a sentence stands: its text, the stretch of the text it lies in, and whether it begins a paragraph. */
interface Passage {
  text: string;
  block: number;
  opens: boolean;
}

/** What each use of a word in a summary is worth. */
export interface Expectation {
  /** Numbers of the words of a text, as `worth` knows them; words that the whole text has not are left out. */
  idsOf(text: string): number[];
  /** Worth of the first, second, third … use of each word, falling; what lies beyond is worth nothing. */
  worth: readonly (readonly number[])[];
}

/** How often a summary has a word: fitted on the odd-numbered texts of the bench, with the others in view; no factor is sensitive. */
const weights = {
  /** What is worth saying is a little more than what fits. */
  all: 1.15,
  /** A content word comes `share · stretches ** spread` times as often as if it stood once in the text … */
  share: 0.6,
  spread: 1.9,
  /** … where more uses within a stretch count so much of one … */
  burst: 0.15,
  /** … but at most so much oftener than in the text. */
  most: 4,
  title: 1.25,
  opening: 1.15,
  naming: 1.3,
  /** Worth of a content word beside a word of grammar. */
  content: 1.3,
};

/** Folded endings of abstract nouns and adjectives, by which a summary names what a text tells. */
const naming =
  /(?:cao|coes|dades?|mentos?|ismos?|gem|ncias?|ura|al|ais|ic[oa]s?|iv[oa]s?|os[oa]s?|ari[oa]s?)$/;

interface Stat {
  content: boolean;
  times: number;
  blocks: number;
  last: number;
  naming: boolean;
  opening: boolean;
}

const least = 1e-3;
const mostUses = 500;

function termOf(word: string): { term: string; folded: string; content: boolean } {
  const folded = foldLetters(word);
  const content = folded.length > 2 && !stopWords.has(folded);
  return { term: content ? `#${stem(folded)}` : folded, folded, content };
}

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

function countTerms(passages: readonly Passage[]) {
  const ids = new Map<string, number>();
  const stats: Stat[] = [];
  let total = 0;
  for (const { text, block, opens } of passages) {
    for (const word of wordsOf(text)) {
      const { term, folded, content } = termOf(word);
      const id = ids.get(term) ?? ids.size;
      ids.set(term, id);
      const stat = stats[id] ?? { content, times: 0, blocks: 0, last: -1, naming: false, opening: false };
      stats[id] = stat;
      stat.times++;
      if (stat.last !== block) stat.blocks++;
      stat.last = block;
      stat.opening ||= opens;
      stat.naming ||= naming.test(folded);
      total++;
    }
  }
  return { ids, stats, total };
}

/**
 * What a summary of `length` words probably says. A word of grammar comes as often as in the text; a content word the
 * likelier the more stretches of the text have it, and if the title (`names`) or the first sentence of a paragraph has
 * it or it names rather than tells. Each use is worth the chance that a summary has it, so that repeating pays less and
 * less: a monotone submodular coverage (Lin and Bilmes, "A Class of Submodular Functions for Document Summarization", 2011) of
 * the words in whose distribution a text and its summary should agree (Haghighi and Vanderwende, "Exploring Content
 * Models for Multi-Document Summarization", 2009); position and title after Edmundson, "New Methods in Automatic
 * Extracting" (1969).
 */
export function expectWords(passages: readonly Passage[], names: string, length: number): Expectation {
  const { ids, stats, total } = countTerms(passages);
  const idsOf = (text: string) =>
    wordsOf(text)
      .map((word) => ids.get(termOf(word).term))
      .filter((id) => id !== undefined);
  const named = new Set(idsOf(names));
  const share = (weights.all * length) / Math.max(length, total);
  const worth = stats.map((stat, id) => {
    const { content, times, blocks } = stat;
    if (!content) return chances(share * times);
    const spread = (blocks + weights.burst * (times - blocks)) ** weights.spread;
    const factors = [
      named.has(id) ? weights.title : 1,
      stat.opening ? weights.opening : 1,
      stat.naming ? weights.naming : 1,
    ];
    const often = Math.min(weights.most * times, weights.share * spread);
    const mean = factors.reduce((product, factor) => product * factor, share * often);
    return chances(mean).map((chance) => chance * weights.content);
  });
  return { idsOf, worth };
}
