import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';
import type { Sentence } from './split-sentences.ts';
import { stopWords, weakNouns } from './stop-words.ts';
import { wordsOf } from './words.ts';

/** How much the words of a text matter in it. */
export interface KeyTerms {
  /** Weight of a word from 0 (grammar, or not in the text) to 1 (the most important). */
  weightOf(word: string): number;
  /** How many sentences have the word. */
  timesOf(word: string): number;
  /** The share of the sentences that have the word, 0 to 1. */
  shareOf(word: string): number;
}

const window = 3;
const damping = 0.85;
const rounds = 12;
/** Words taken into the graph, the most frequent ones: bounds the work on any text. */
const mostNodes = 3000;

const isContent = (folded: string) =>
  folded.length > 2 &&
  folded.length <= 40 &&
  !/^\d/.test(folded) &&
  !stopWords.has(folded) &&
  !/mente$/.test(folded);

function countStems(sentences: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stems of sentences) for (const word of stems) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Words linked to the content words up to three places on, once for each time they meet. */
function linksOf(sentences: readonly (readonly string[])[], nodes: ReadonlyMap<string, number>): number[][] {
  const links: number[][] = Array.from({ length: nodes.size }, () => []);
  for (const stems of sentences) {
    const known = stems.map((word) => nodes.get(word)).filter((node) => node !== undefined);
    known.forEach((node, at) => {
      for (const other of known.slice(at + 1, at + 1 + window)) {
        if (other === node) continue;
        links[node]?.push(other);
        links[other]?.push(node);
      }
    });
  }
  return links;
}

/** Mihalcea and Tarau, "TextRank: Bringing Order into Texts" (2004), over stems, for a fixed number of rounds. */
function rank(links: readonly (readonly number[])[]): number[] {
  let scores = links.map(() => 1);
  for (let round = 0; round < rounds; round++) {
    const next = links.map(() => 1 - damping);
    links.forEach((others, node) => {
      const share = (damping * (scores[node] ?? 0)) / Math.max(1, others.length);
      for (const other of others) next[other] = (next[other] ?? 0) + share;
    });
    scores = next;
  }
  return scores;
}

/** Ranks the words of a text by TextRank; those of headings count half as much again, general nouns half. */
export function rankTerms(sentences: readonly Pick<Sentence, 'text' | 'heading'>[]): KeyTerms {
  const inSentences = sentences.map(({ text }) => wordsOf(text).map(foldLetters).filter(isContent).map(stem));
  const counts = [...countStems(inSentences)].sort((a, b) => b[1] - a[1]).slice(0, mostNodes);
  const nodes = new Map(counts.map(([word], node) => [word, node]));
  const scores = rank(linksOf(inSentences, nodes));
  const headings = new Set(sentences.map(({ heading }) => heading ?? ''));
  const inHeadings = new Set(
    [...headings].flatMap((heading) => wordsOf(heading).map(foldLetters).filter(isContent).map(stem)),
  );
  const weak = new Set([...weakNouns].map(stem));
  const weights = new Map(
    [...nodes].map(([word, node]) => {
      const factor = (inHeadings.has(word) ? 1.5 : 1) * (weak.has(word) ? 0.5 : 1);
      return [word, (scores[node] ?? 0) * factor] as const;
    }),
  );
  const highest = Math.max(1e-9, ...weights.values());
  const cache = new Map<string, number>();
  const shares = countStems(inSentences.map((stems) => [...new Set(stems)]));
  return {
    timesOf: (word) => shares.get(stem(foldLetters(word))) ?? 0,
    shareOf: (word) => (shares.get(stem(foldLetters(word))) ?? 0) / Math.max(1, sentences.length),
    weightOf: (word) => {
      const known = cache.get(word);
      if (known !== undefined) return known;
      const folded = foldLetters(word);
      const weight = isContent(folded) ? Math.sqrt((weights.get(stem(folded)) ?? 0) / highest) : 0;
      cache.set(word, weight);
      return weight;
    },
  };
}
