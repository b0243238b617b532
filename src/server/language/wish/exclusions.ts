import type { Curriculum } from '#server/content/curricula.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { type Asked, merged } from './asked.ts';
import type { Catalogue } from './catalogue.ts';
import type { Entry } from './catalogue-index.ts';
import { type Cover, namesSubject } from './matches.ts';
import { type Excluded, groupsNamed } from './part-wish.ts';
import { readWords } from './read-words.ts';
import type { Reading, Scope } from './reading.ts';
import { exactSciences } from './within-exam.ts';
import { stemsOf } from './words.ts';

/** The words of each topic and of its parts; a curriculum has hundreds of names. */
const namesOf = new WeakMap<
  Curriculum,
  readonly { topic: ReadonlySet<string>; parts: ReadonlySet<string>[] }[]
>();
function wordsOfNames(curriculum: Curriculum) {
  const known = namesOf.get(curriculum);
  if (known) return known;
  const names = curriculum.topics.map(({ name, subtopics }) => ({
    topic: stemsOf(name),
    parts: subtopics.map(([part]) => stemsOf(part)),
  }));
  namesOf.set(curriculum, names);
  return names;
}

/** Topics of that name, whole; of those that have it beside others, the parts. */
function inNames(entry: Entry, what: string): Asked {
  const stems = stemsOf(what);
  const [first] = stems;
  const isIn = (name: ReadonlySet<string>) => stems.size > 0 && stems.isSubsetOf(name);
  const curriculum = entry.read();
  return new Map(
    wordsOfNames(curriculum).flatMap(({ topic, parts }, at): [number, Set<number>][] => {
      // "Segunda Guerra e Holocausto" is more than the second of the two.
      const isOne = !/,|:| e /u.test(curriculum.topics[at]?.name ?? '') || [...topic][0] === first;
      if (isIn(topic) && isOne) return [[at, new Set()]];
      const meant = parts.flatMap((part, index) => (isIn(part) ? [index] : []));
      return meant.length > 0 && meant.length < parts.length ? [[at, new Set(meant)]] : [];
    }),
  );
}

/** Of one curriculum, the topics and parts of a name; null where it is the name of the subject. */
function namedOf(what: string, entry: Entry, covers: readonly Cover[]): Asked | null {
  const cover = covers.find((each) => each.entry === entry.position);
  const means = (cover?.taken ?? []).flatMap((stretch) => stretch.means);
  const isOfArea = means.some(({ kind }) => kind === 'area');
  if (means.some(namesSubject) && !isOfArea) return null;
  const named = means.flatMap(({ kind, at, part: index }): [number, Set<number>][] =>
    kind === 'area'
      ? (entry.areas[at]?.topics ?? []).map((topic) => [topic, new Set()])
      : kind === 'topic'
        ? [[at, new Set(index === undefined ? [] : [index])]]
        : [],
  );
  return merged([...named.map((each) => new Map([each])), inNames(entry, what)]);
}

/** A scope without what is excluded; null where nothing of it is left. */
function without(scope: Scope, excluded: Asked): Scope | null {
  if (excluded.size === 0) return scope;
  const isLeft = (at: number) => excluded.get(at)?.size !== 0;
  const asked = scope.asked
    .map((group) => new Map([...group].filter(([at]) => isLeft(at))))
    .filter((group) => group.size > 0);
  if (scope.asked.length > 0 && asked.length === 0) return null;
  return {
    ...scope,
    asked,
    stressed: new Map([...scope.stressed].filter(([at]) => isLeft(at))),
    excluded: merged([scope.excluded, excluded]),
  };
}

/**
 * A reading of what is wished for without what is `excluded`: a subject of several, or a group of an examination, as a
 * whole; else of each subject the topics and parts of that name. What names nothing of it changes nothing.
 */
export function exclude(reading: Reading, excluded: readonly Excluded[], catalogue: Catalogue): Reading {
  const { scopes, exam, status } = reading;
  if (status !== 'known') return { ...reading, excluded: [] };
  const gone = new Set<Scope>();
  const cut = new Map<Scope, Asked[]>();
  const done: string[] = [];
  for (const { what } of excluded) {
    const groups = exam ? groupsNamed(what, exam) : [];
    const isOfGroup = ({ entry }: Scope) =>
      exam?.parts.some(
        ({ subject, group }) =>
          subject === entry.subject &&
          (groups.includes(group ?? '') || (fold(what) === 'exatas' && exactSciences.has(subject))),
      ) ?? false;
    const { covers } = readWords(what, catalogue);
    const named = scopes.map((scope) => ({ scope, found: namedOf(what, scope.entry, covers) }));
    const whole = named.filter(({ scope, found }) => found === null || isOfGroup(scope));
    for (const { scope } of whole) if (scopes.length > 1) gone.add(scope);
    const parts = whole.length > 0 ? [] : named.filter(({ found }) => found !== null && found.size > 0);
    for (const { scope, found } of parts) cut.set(scope, [...(cut.get(scope) ?? []), found ?? new Map()]);
    if ((whole.length > 0 && scopes.length > 1) || parts.length > 0) done.push(what);
  }
  const left = scopes.flatMap((scope) =>
    gone.has(scope) ? [] : (without(scope, merged(cut.get(scope) ?? [])) ?? []),
  );
  if (left.length === 0) return { ...reading, excluded: [] };
  const total = left.reduce((sum, { share }) => sum + share, 0);
  return {
    ...reading,
    scopes: left.map((scope) => ({ ...scope, share: scope.share / total })),
    excluded: [...new Set(done)],
  };
}
