import { setImmediate } from 'node:timers/promises';
import type { CurriculumTopic } from '#server/content/curricula.ts';
import type { Lesson } from '#server/content/library/lesson.ts';
import { curriculumOf, lessonsOf, librarySubjects, readLesson } from '#server/content/library.ts';
import { stopWords } from '#server/language/text/stop-words.ts';
import { isMisspelt } from '#server/language/tutor/matching/sound.ts';
import { searchWords } from '#shared/rules/text/search-text.ts';
import { slug as slugOf } from '#shared/rules/text/slug.ts';
import { stem } from '#shared/rules/text/stem.ts';

/** Where a lesson stands: the names of its folder and its file. */
export interface LessonPlace {
  subject: string;
  slug: string;
}

interface Index {
  places: readonly LessonPlace[];
  /** Stems of words, each with its number. */
  words: ReadonlyMap<string, number>;
  /** Of word n, from `starts[n]` on, the lessons that have it: place × 16 + how much it says of the lesson, 1 to 15. */
  postings: Uint16Array;
  starts: Uint32Array;
}

/** Of a world war, "segunda" says which. */
const ordinal = /^(?:primeir|segund|terceir)[oa]$/;
const tells = (word: string) => ordinal.test(word) || !stopWords.has(word);

const none = new Uint16Array();

/** One array for all words: one for each would take more than what it holds. */
function postingsOf(word: string, { words, postings, starts }: Index): Uint16Array {
  const number = words.get(word);
  return number === undefined ? none : postings.subarray(starts[number], starts[number + 1]);
}

/** How much a word says of a lesson by where it stands; what stands in several places counts once, as the most. */
const weights = { topic: 12, term: 8, part: 6, summary: 5, card: 4, text: 2 } as const;
const placeStep = 16;

let index: Promise<Index> | undefined;

/** The index of all lessons, made when it is first asked for, one lesson in each turn of the event loop. */
const openIndex = (): Promise<Index> => (index ??= makeIndex());

async function makeIndex(): Promise<Index> {
  const found = new Map<string, number[]>();
  const stems = new Map<string, string>();
  const places: LessonPlace[] = [];
  let count = 0;
  for await (const { place, ...taught } of readTaught()) {
    const at = places.push(place) - 1;
    const lesson = readLesson(place.subject, place.slug);
    for (const [word, weight] of weighWords(lesson, taught, stems)) {
      const known = found.get(word);
      if (known) known.push(at * placeStep + weight);
      else found.set(word, [at * placeStep + weight]);
      count += 1;
    }
  }
  await setImmediate();
  const words = new Map<string, number>();
  const postings = new Uint16Array(count);
  const starts = new Uint32Array(found.size + 1);
  let end = 0;
  for (const [word, ofWord] of found) {
    postings.set(ofWord, end);
    end += ofWord.length;
    words.set(word, words.size);
    starts[words.size] = end;
  }
  return { places, words, postings, starts };
}

interface Taught {
  /** Of the subject. */
  name: string;
  topic: CurriculumTopic;
}

/** The topics that have lessons, in teaching order, one in each turn of the event loop. */
async function* readTaught(): AsyncGenerator<Taught & { place: LessonPlace }> {
  for (const subject of librarySubjects()) {
    const written = new Set(lessonsOf(subject));
    const { subject: name, topics } = curriculumOf(subject);
    for (const topic of topics) {
      const place = { subject, slug: slugOf(topic.name) };
      if (!written.has(place.slug)) continue;
      yield { place, name, topic };
      await setImmediate();
    }
  }
}

/** The stems of a lesson's words and of its topic's, each with how much it says of it. */
function weighWords(
  lesson: Lesson,
  { name, topic: taught }: Taught,
  stems: Map<string, string>,
): Map<string, number> {
  const weighed = new Map<string, number>();
  const add = (weight: number, ...texts: readonly string[]) => {
    for (const word of searchWords(texts.join(' '))) {
      if (!tells(word)) continue;
      const known = stems.get(word) ?? stem(word);
      stems.set(word, known);
      if ((weighed.get(known) ?? 0) < weight) weighed.set(known, weight);
    }
  };
  const { topic, terms, summary, cards, explanation, example, mistakes } = lesson;
  add(weights.topic, topic);
  add(weights.term, ...terms.map(({ term }) => term), ...taught.terms);
  add(weights.part, ...taught.subtopics.map(([part]) => part));
  add(weights.summary, summary, name);
  add(weights.card, ...cards.map(({ question }) => question), ...terms.map(({ definition }) => definition));
  add(weights.text, explanation.replace(/```[\s\S]*?```/g, ' '), example, ...mistakes);
  return weighed;
}

/** The share of what is asked, by weight, that a lesson has to have, one word of it not only in passing. */
const leastShare = 0.35;
const mostMisspelt = 2;

/** Letters of a beginning that words of one family share: "proclamou", "proclamação". */
const fewestShared = 6;
const longestEnding = 3;

function relatedTo(word: string, { words }: Index): string[] {
  const beginning = word.slice(0, Math.max(fewestShared, word.length - longestEnding));
  if (beginning.length < fewestShared) return [];
  return [...words.keys()].filter((known) => known !== word && known.startsWith(beginning));
}

/** What an unknown word may be misspelt for; each is looked for among all words, so only of a few. */
function spelledRight(word: string, { words }: Index): string[] {
  return [...words.keys()].filter(
    (known) => known[0] === word[0] && Math.abs(known.length - word.length) <= 2 && isMisspelt(word, known),
  );
}

/**
 * The lessons that say most about `words` (folded or not, in any of their forms), best first, at most `most`: rare words
 * count most, and a name in a title more than one in passing. None where no lesson has the greater part of them.
 */
export async function findLessons(words: readonly string[], most: number): Promise<LessonPlace[]> {
  const open = await openIndex();
  const { places } = open;
  const asked = new Set(searchWords(words.join(' ')).filter(tells).map(stem));
  const unknown = [...asked].filter((word) => !open.words.has(word)).slice(0, mostMisspelt);
  const scores = new Map<number, { score: number; share: number; weight: number }>();
  let total = 0;
  for (const word of asked) {
    const meant = unknown.includes(word) ? spelledRight(word, open) : [word, ...relatedTo(word, open)];
    const found = meant.flatMap((each) => [...postingsOf(each, open)]);
    const best = new Map<number, number>();
    for (const posting of found) {
      const at = Math.floor(posting / placeStep);
      best.set(at, Math.max(best.get(at) ?? 0, posting % placeStep));
    }
    const rarity = Math.log(1 + places.length / Math.max(0.5, best.size));
    total += rarity;
    for (const [at, weight] of best) {
      const before = scores.get(at) ?? { score: 0, share: 0, weight: 0 };
      scores.set(at, {
        score: before.score + rarity * Math.sqrt(weight),
        share: before.share + rarity,
        weight: Math.max(before.weight, weight),
      });
    }
  }
  return [...scores]
    .filter(([, { share, weight }]) => share >= leastShare * total && weight > weights.text)
    .toSorted(([, one], [, other]) => other.score - one.score)
    .slice(0, most)
    .flatMap(([at]) => places[at] ?? []);
}

/** What a word that is only begun weighs beside one that is whole, and the letters it needs. */
const begun = { weight: 0.5, letters: 3 } as const;

/** The lessons that name a word of a search, or one that begins so, each with how well. */
function named(word: string, open: Index): Map<number, number> {
  const found = new Map<number, number>();
  const asked = stem(word);
  for (const known of open.words.keys()) {
    const factor =
      known === asked ? 1 : word.length >= begun.letters && known.startsWith(word) ? begun.weight : 0;
    if (factor === 0) continue;
    const postings = postingsOf(known, open);
    const telling = factor * Math.log(1 + open.places.length / postings.length);
    for (const posting of postings) {
      const weight = posting % placeStep;
      const at = Math.floor(posting / placeStep);
      if (weight > weights.card) found.set(at, Math.max(telling * weight, found.get(at) ?? 0));
    }
  }
  return found;
}

/**
 * The lessons that name most of the words of `query`, the last of which may still be typed, best first, at most `most`;
 * and whether that is all of them.
 */
export async function searchLessons(
  query: string,
  most: number,
): Promise<{ places: LessonPlace[]; hasAll: boolean }> {
  const open = await openIndex();
  const words = searchWords(query).filter(tells);
  const scores = new Map<number, { words: number; score: number }>();
  for (const word of words) {
    const exact = named(word, open);
    const found =
      exact.size > 0 ? exact : (spelledRight(stem(word), open).map((each) => named(each, open))[0] ?? exact);
    for (const [at, score] of found) {
      const before = scores.get(at) ?? { words: 0, score: 0 };
      scores.set(at, { words: before.words + 1, score: before.score + score });
    }
  }
  const best = Math.max(0, ...[...scores.values()].map(({ words: count }) => count));
  const places = [...scores]
    .filter(([, { words: count }]) => count === best)
    .toSorted(([one, { score: first }], [other, { score: second }]) => second - first || one - other)
    .slice(0, most)
    .flatMap(([at]) => open.places[at] ?? []);
  return { places, hasAll: best === words.length };
}
