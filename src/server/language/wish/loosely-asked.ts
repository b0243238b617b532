import { type Asked, ofAreas, ofHeading } from './asked.ts';
import type { Entry } from './catalogue-index.ts';
import type { ReadWords } from './read-words.ts';
import { isBeside, saysSomething, type WishWord, wordsOf } from './words.ts';

/** Topics that only have some words of a wish; `isListed`: the words are put beside others. */
export interface Loose {
  readonly asked: Asked;
  readonly isListed: boolean;
}

/** A stem that this many topics have says nothing about which is meant. */
const mostOfStem = 4;

/** Topics that have a word of the wish in a name, where few do; the positions of the words are added to `explained`. */
export function looselyAsked(
  { words, telling, covers }: ReadWords,
  entry: Entry,
  explained: Set<number>,
): Loose[] {
  const own = entry.ownStems;
  const cover = covers.find(({ entry: at }) => at === entry.position);
  const area = new Set([...ofAreas(cover, entry), ...ofHeading(cover, words)]);
  const groups: Loose[] = [];
  let run: { topics: readonly number[]; last: number; isListed: boolean } | undefined;
  const end = () => {
    if (run && run.topics.length <= mostOfStem)
      groups.push({
        asked: new Map(run.topics.map((topic) => [topic, new Set()])),
        isListed: run.isListed || isListedAt(words, run.last + 1),
      });
    run = undefined;
  };
  for (const at of telling) {
    if (explained.has(at) || own.has((words[at] as WishWord).stem)) continue;
    const all = topicsWith((words[at] as WishWord).stem, entry);
    if (!all) continue;
    const inside = all.filter((topic) => area.has(topic));
    const topics = inside.length > 0 ? inside : all;
    explained.add(at);
    // Neighbours say together what they are about: "poderes da administração".
    const both = run?.last === at - 1 && !isListedAt(words, at) ? topics.filter(isIn(run.topics)) : [];
    if (run && both.length > 0) run = { ...run, topics: both, last: at };
    else {
      end();
      run = { topics, last: at, isListed: isListedAt(words, at) };
    }
  }
  end();
  return groups;
}

/** Those with a stem in some name; where they are too many, the area that is called so: "atos" in Direito Administrativo. */
function topicsWith(stem: string, entry: Entry): readonly number[] | undefined {
  const all = entry.stems.get(stem);
  if (!all || all.length <= mostOfStem) return all;
  const own = entry.ownStems;
  const area = entry.areas.find(({ name }) => {
    const telling = wordsOf(name).filter((word) => saysSomething(word) && !own.has(word.stem));
    return telling.length === 1 && telling[0]?.stem === stem;
  });
  return area && area.topics.length <= mostOfStem ? area.topics : all;
}

const isIn = (some: readonly number[]) => (each: number) => some.includes(each);

const isListedAt = (words: readonly WishWord[], at: number) => {
  const word = words[at];
  return word !== undefined && isBeside(word);
};
