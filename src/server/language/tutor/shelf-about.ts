import { contentWords } from './content-words.ts';
import type { Asked } from './matching/asked-words.ts';
import { matchWord } from './matching/match-words.ts';
import type { Shelf } from './tutor.ts';

/** The share of what is asked about that a title has to have. */
const least = 0.6;
/** Words that name no matter weigh less. */
const weights = { name: 1, aspect: 0.4, verb: 0.4 } as const;

/** What share of the asked words a title has, 0 to 1. */
export function titleShare(title: string, asked: readonly Asked[]): number {
  const vocabulary = new Map(contentWords(title).map(({ stem, word }) => [stem, word]));
  const total = asked.reduce((sum, { role }) => sum + weights[role], 0);
  const found = asked.reduce((sum, word) => {
    const sure = Math.max(0, ...matchWord(word, vocabulary).values());
    return sum + weights[word.role] * sure;
  }, 0);
  return total === 0 ? 0 : found / total;
}

/** What the student has whose title names what is asked about, best first. */
export function shelfAbout({ summaries, decks, plans }: Shelf, asked: readonly Asked[]) {
  const about = <Item>(items: readonly Item[], titleOf: (item: Item) => string): Item[] =>
    items
      .map((item) => ({ item, share: titleShare(titleOf(item), asked) }))
      .filter(({ share }) => share >= least)
      .toSorted((one, other) => other.share - one.share)
      .map(({ item }) => item);
  const topics = plans.flatMap((plan) => plan.topics.map((name) => ({ name, plan })));
  return {
    summaries: about(summaries, ({ title, subject }) => `${title} ${subject}`),
    decks: about(decks, ({ name, subject = '' }) => `${name.replaceAll('::', ' ')} ${subject}`),
    plans: about(plans, ({ title }) => title),
    topics: about(topics, ({ name }) => name),
  };
}
