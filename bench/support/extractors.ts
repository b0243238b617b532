import { stopWords } from '#server/language/text/stop-words.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';

/** Orders the sentences of a text, the one to take first before the others; answers their positions. */
export type Ranking = (sentences: readonly string[]) => number[];

const contentOf = (text: string) =>
  wordsOf(text)
    .map(foldLetters)
    .filter((word) => word.length > 2 && !stopWords.has(word))
    .map(stem);

const byScore = (scores: readonly number[]) =>
  scores.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function probabilities(sentences: readonly (readonly string[])[]): Map<string, number> {
  const all = sentences.flat();
  const shares = new Map<string, number>();
  for (const word of all) shares.set(word, (shares.get(word) ?? 0) + 1 / all.length);
  return shares;
}

/** The text from its beginning. */
export const lead: Ranking = (sentences) => sentences.map((_, at) => at);

/** Sentences in an order drawn by lot, the same for the same seed (Park and Miller's generator). */
export const random =
  (seed: number): Ranking =>
  (sentences) => {
    let state = 20_260_105 + seed * 7919;
    return byScore(
      sentences.map(() => {
        state = (state * 48_271) % 2_147_483_647;
        return state;
      }),
    );
  };

/** By the mean probability in the text of a sentence's content words, as in Luhn's tradition; no care for redundancy. */
export const wordFrequency: Ranking = (sentences) => {
  const words = sentences.map(contentOf);
  const shares = probabilities(words);
  return byScore(words.map((list) => mean(list.map((word) => shares.get(word) ?? 0))));
};

/**
 * SumBasic: the best sentence by mean probability that has the likeliest word, then the probabilities of its words
 * squared. Nenkova and Vanderwende, "The Impact of Frequency on Summarization" (2005).
 */
export const sumBasic: Ranking = (sentences) => {
  const words = sentences.map(contentOf);
  const shares = probabilities(words);
  const left = new Set(words.keys());
  const order: number[] = [];
  while (left.size > 0) {
    const scored = [...left].map((at) => ({
      at,
      score: mean((words[at] ?? []).map((word) => shares.get(word) ?? 0)),
      top: Math.max(0, ...(words[at] ?? []).map((word) => shares.get(word) ?? 0)),
    }));
    const likeliest = Math.max(...scored.map(({ top }) => top));
    const [best] = scored
      .filter(({ top }) => top === likeliest)
      .sort((a, b) => b.score - a.score || a.at - b.at);
    if (!best) break;
    order.push(best.at);
    left.delete(best.at);
    for (const word of new Set(words[best.at])) shares.set(word, (shares.get(word) ?? 0) ** 2);
  }
  return order;
};

const threshold = 0.1;
const damping = 0.85;
const rounds = 60;

/**
 * LexRank with a threshold of 0.1 on the tf-idf cosine of sentences, idf over the sentences of the text.
 * Erkan and Radev, "LexRank: Graph-based Lexical Centrality as Salience in Text Summarization" (2004).
 */
export const lexRank: Ranking = (sentences) => {
  const counts = sentences.map((text) => {
    const tf = new Map<string, number>();
    for (const word of contentOf(text)) tf.set(word, (tf.get(word) ?? 0) + 1);
    return tf;
  });
  const spread = new Map<string, number>();
  for (const tf of counts) for (const word of tf.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const vectors = counts.map((tf) => {
    const weights = new Map(
      [...tf].map(([word, n]) => [word, n * Math.log(sentences.length / (spread.get(word) ?? 1))]),
    );
    const length = Math.hypot(...weights.values()) || 1;
    return new Map([...weights].map(([word, weight]) => [word, weight / length]));
  });
  const cosine = (one: Map<string, number>, other: Map<string, number>) => {
    let sum = 0;
    for (const [word, weight] of one) sum += weight * (other.get(word) ?? 0);
    return sum;
  };
  const links = vectors.map((one) =>
    [...vectors.keys()].filter((at) => cosine(one, vectors[at] as Map<string, number>) > threshold),
  );
  let scores = sentences.map(() => 1 / sentences.length);
  for (let round = 0; round < rounds; round++) {
    const next = sentences.map(() => (1 - damping) / sentences.length);
    links.forEach((others, at) => {
      for (const other of others)
        next[other] = (next[other] ?? 0) + (damping * (scores[at] ?? 0)) / others.length;
    });
    scores = next;
  }
  return byScore(scores);
};

/** The sentences of `ranking` up to `limit` words, the last one cut to fill it, in the order of the text. */
export function extract(sentences: readonly string[], ranking: readonly number[], limit: number): string[] {
  const taken: (readonly [number, string])[] = [];
  let left = limit;
  for (const at of ranking) {
    if (left === 0) break;
    const words = wordsOf(sentences[at] ?? '').slice(0, left);
    left -= words.length;
    taken.push([at, words.join(' ')]);
  }
  return taken.sort(([a], [b]) => a - b).map(([, text]) => text);
}

/**
 * The extract that takes, one by one, the sentence that raises `score` most: the upper line for any extractive method,
 * for it may look at the references.
 */
export function oracle(
  sentences: readonly string[],
  limit: number,
  score: (summary: readonly string[]) => number,
): string[] {
  const chosen: number[] = [];
  let summary: string[] = [];
  while (
    summary.reduce((sum, text) => sum + wordsOf(text).length, 0) < limit &&
    chosen.length < sentences.length
  ) {
    const [best] = [...sentences.keys()]
      .filter((at) => !chosen.includes(at))
      .map((at) => ({ at, value: score(extract(sentences, [...chosen, at], limit)) }))
      .sort((a, b) => b.value - a.value || a.at - b.at);
    if (!best) break;
    chosen.push(best.at);
    summary = extract(sentences, chosen, limit);
  }
  return summary;
}
