import { setImmediate } from 'node:timers/promises';
import { curriculumOf, librarySubjects, readLesson } from '#server/content/library.ts';
import { contentWords } from '#server/language/tutor/content-words.ts';
import type { FoundLesson } from '#shared/contracts/library.ts';
import { libraryLimits } from '#shared/contracts/library.ts';
import { listLessons } from './service.ts';

/** A lesson with what it is found by: texts, each with how much a word of it weighs. */
interface Searched {
  lesson: FoundLesson;
  texts: readonly (readonly [text: string, weight: number])[];
}

interface SearchIndex {
  lessons: readonly FoundLesson[];
  /** For each stem, the lessons that have it, by position, each with the most that the stem weighs there. */
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

const weights = { topic: 8, term: 4, part: 3, summary: 2 } as const;

/** Takes one lesson in each turn of the event loop: all of them would hold it for a fifth of a second. */
async function* readSearched(): AsyncGenerator<Searched> {
  for (const subject of librarySubjects()) {
    const curriculum = new Map(curriculumOf(subject).topics.map((topic) => [topic.name, topic]));
    const { subject: of, lessons } = listLessons(subject);
    for (const lesson of lessons) {
      const { terms } = readLesson(subject, lesson.slug);
      const { subtopics = [], terms: words = [] } = curriculum.get(lesson.topic) ?? {};
      yield {
        lesson: { ...lesson, subject: of },
        texts: [
          [lesson.topic, weights.topic],
          ...[...words, ...terms.map(({ term }) => term)].map((term) => [term, weights.term] as const),
          ...subtopics.map(([name]) => [name, weights.part] as const),
          [[of.name, lesson.summary].join(' '), weights.summary],
        ],
      };
      await setImmediate();
    }
  }
}

async function makeIndex(searched: AsyncIterable<Searched>): Promise<SearchIndex> {
  const lessons: FoundLesson[] = [];
  const postings = new Map<string, Map<number, number>>();
  for await (const { lesson, texts } of searched) {
    const at = lessons.push(lesson) - 1;
    for (const [text, weight] of texts)
      for (const { stem } of contentWords(text)) {
        const posting = postings.get(stem) ?? new Map<number, number>();
        postings.set(stem, posting);
        posting.set(at, Math.max(weight, posting.get(at) ?? 0));
      }
  }
  return { lessons, postings };
}

/** What a word that is only begun weighs beside one that is whole, and the letters it needs. */
const begun = { weight: 0.5, letters: 3 } as const;

/** The lessons that a word finds, each with how well. */
function lessonsWith(
  { lessons, postings }: SearchIndex,
  { folded, stem }: { folded: string; stem: string },
): Map<number, number> {
  const found = new Map<number, number>();
  const add = (posting: ReadonlyMap<number, number>, factor: number) => {
    // What few lessons have tells more.
    const telling = factor * Math.log(1 + lessons.length / posting.size);
    for (const [at, weight] of posting) found.set(at, Math.max(telling * weight, found.get(at) ?? 0));
  };
  for (const [known, posting] of postings) {
    if (known === stem) add(posting, 1);
    else if (folded.length >= begun.letters && known.startsWith(folded)) add(posting, begun.weight);
  }
  return found;
}

interface Found {
  lessons: FoundLesson[];
  hasAll: boolean;
}

/** Lessons with most of the words of `query`, the best first; whether that is all of them. */
function searchIndex(index: SearchIndex, query: string): Found {
  const words = new Map(contentWords(query).map((word) => [word.stem, word]));
  const scores = new Map<number, { words: number; score: number }>();
  for (const word of words.values())
    for (const [at, score] of lessonsWith(index, word)) {
      const before = scores.get(at) ?? { words: 0, score: 0 };
      scores.set(at, { words: before.words + 1, score: before.score + score });
    }
  const most = Math.max(0, ...[...scores.values()].map(({ words }) => words));
  const lessons = [...scores]
    .filter(([, { words }]) => words === most)
    .sort(([one, { score: first }], [other, { score: second }]) => second - first || one - other)
    .slice(0, libraryLimits.found)
    .flatMap(([at]) => index.lessons[at] ?? []);
  return { lessons, hasAll: most === words.size };
}

let opened: Promise<SearchIndex> | undefined;

/** Lessons about what `query` says, by their topics, terms and summaries; the index is made with the first search. */
export async function searchLessons(query: string): Promise<Found> {
  opened ??= makeIndex(readSearched()).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return searchIndex(await opened, query);
}
