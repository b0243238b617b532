import { lessonOfTopic } from '#server/content/topic-lessons.ts';
import { type Catalogue, openCatalogue } from '#server/language/wish/catalogue.ts';
import type { Entry } from '#server/language/wish/catalogue-index.ts';
import { phraseOf, saysSomething, wordsOf } from '#server/language/wish/words.ts';
import { takeTurns } from '#server/platform/turns.ts';
import type { LessonAddress } from '#shared/contracts/library.ts';

/** Names the curriculum's topic that a syllabus's topic surely is, as `Matemática#Logaritmos`, or null. */
export type MatchTopic = (discipline: string, text: string) => string | null;

const prefix =
  /^(?:no[cç][oõ]es|fundamentos|conhecimentos?)(?:\s+(?:b[aá]sic[ao]s|gerais|espec[ií]ficos))?\s+(?:de|em|sobre)\s+/iu;
/** Of a topic's telling words, how many the curriculum's topic must have; no match is better than a wrong one. */
const leastShared = 0.75;
const fewestWords = 2;

/** The curricula that a discipline is called by; none where the name says several things or nothing. */
function entriesOf(catalogue: Catalogue, discipline: string): Entry[] {
  for (const name of [discipline, discipline.replace(prefix, '')]) {
    const named = catalogue
      .named(phraseOf(name))
      .filter(({ kind }) => kind === 'subject' || kind === 'alias');
    const positions = [...new Set(named.map(({ entry }) => entry))];
    if (positions.length > 0) return positions.flatMap((position) => catalogue.entries[position] ?? []);
  }
  return [];
}

/** The topic of one of `entries` that has this very name, or a part or term of it. */
function byName(catalogue: Catalogue, entries: readonly Entry[], text: string): string | null {
  const phrase = phraseOf(text);
  if (phrase === '') return null;
  const found = new Set(
    catalogue.named(phrase).flatMap(({ kind, entry, at }) => {
      const own = entries.find(({ position }) => position === entry);
      const topic = own?.topics[at];
      return own && topic && (kind === 'topic' || kind === 'part' || kind === 'term')
        ? [keyOf(own.subject, topic)]
        : [];
    }),
  );
  const [only] = found;
  return found.size === 1 && only ? only : null;
}

/** The topic that has nearly all of the telling words, and more of them than any other. */
function byWords(entries: readonly Entry[], text: string): string | null {
  const stems = new Set(
    wordsOf(text)
      .filter(saysSomething)
      .map(({ stem }) => stem),
  );
  if (stems.size < fewestWords) return null;
  const counts = new Map<string, number>();
  for (const entry of entries)
    for (const stem of stems)
      for (const at of entry.stems.get(stem) ?? []) {
        const key = keyOf(entry.subject, entry.topics[at] ?? '');
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  const [best, second] = [...counts].sort(([, one], [, other]) => other - one);
  if (!best || best[1] / stems.size < leastShared || best[1] < fewestWords) return null;
  return best[1] > (second?.[1] ?? 0) ? best[0] : null;
}

const keyOf = (subject: string, topic: string) => `${subject}#${topic}`;

/** Opens the catalogue; what it gives takes microseconds a topic. */
export async function catalogueMatcher(): Promise<MatchTopic> {
  const catalogue = await openCatalogue();
  const known = new Map<string, Entry[]>();
  return (discipline, text) => {
    const entries = known.get(discipline) ?? entriesOf(catalogue, discipline);
    known.set(discipline, entries);
    if (entries.length === 0) return null;
    const [head = text] = text.split(/[:(–]/u);
    return byName(catalogue, entries, text) ?? byName(catalogue, entries, head) ?? byWords(entries, text);
  };
}

/** As `catalogueMatcher`, for the topics of these disciplines alone: found before, in turns with what else there is to do. */
export async function matchTopics(
  disciplines: readonly { name: string; topics: readonly { text: string }[] }[],
): Promise<MatchTopic> {
  const match = await catalogueMatcher();
  const turn = takeTurns();
  const found = new Map<string, string | null>();
  const keyOf = (discipline: string, text: string) => `${discipline}\n${text}`;
  for (const { name, topics } of disciplines)
    for (const { text } of topics) {
      await turn();
      found.set(keyOf(name, text), match(name, text));
    }
  return (discipline, text) => found.get(keyOf(discipline, text)) ?? null;
}

/** Opens the catalogue; says whether two names surely mean the same subject of it. */
export async function sameSubject(): Promise<(one: string, other: string) => boolean> {
  const catalogue = await openCatalogue();
  const known = new Map<string, string>();
  const meaning = (name: string) => {
    const found =
      known.get(name) ??
      entriesOf(catalogue, name)
        .map(({ subject }) => subject)
        .sort()
        .join('\n');
    known.set(name, found);
    return found;
  };
  return (one, other) => meaning(one) !== '' && meaning(one) === meaning(other);
}

/** Effort of a match in its curriculum, 1 (light) to 5 (heavy), by `matchTopic`'s key. */
export async function effortOfMatches(keys: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const { entries } = await openCatalogue();
  const bySubject = new Map(entries.map((entry) => [entry.subject, entry]));
  const efforts = new Map<string, number>();
  for (const key of new Set(keys)) {
    const [subject = '', topic] = key.split('#');
    const found = bySubject
      .get(subject)
      ?.read()
      .topics.find(({ name }) => name === topic);
    if (found) efforts.set(key, found.weight);
  }
  return efforts;
}

/** The library's lesson of a match, by `matchTopic`'s key. */
export function lessonOfMatch(key: string): LessonAddress | null {
  const [subject = '', topic = ''] = key.split('#');
  return lessonOfTopic(subject, topic);
}
