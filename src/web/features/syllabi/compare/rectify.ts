import type { SyllabusChanges, SyllabusDiscipline, SyllabusTopic } from '#shared/contracts/syllabi.ts';

type Tree = SyllabusChanges['disciplines'];
type Topic = Tree[number]['topics'][number];

/** A discipline, or what an update takes of one, as it was before. */
const unchanged = ({ topics, ...discipline }: SyllabusDiscipline): Tree[number] => ({
  ...discipline,
  topics: topics.map(asInput),
});

const asInput = ({ id, depth, text, weight, isLeftOut, isDoubtful, page, line }: SyllabusTopic): Topic => ({
  id,
  depth,
  text,
  weight,
  isLeftOut,
  isDoubtful,
  page,
  line,
});

/** A syllabus's tree as an update takes it. */
export const inputOf = (disciplines: readonly SyllabusDiscipline[]): Tree => disciplines.map(unchanged);

/**
 * The tree of a rectified notice as it takes the place of `before`. A value that it does not give stays; what was there
 * keeps its place in the first notice, whose pages are the ones that were kept, and what is new has none. `keepsRemoved`
 * leaves what it does not name where it stood.
 */
export function rectified(before: readonly SyllabusDiscipline[], after: Tree, keepsRemoved: boolean): Tree {
  const oldById = new Map(before.map((discipline) => [discipline.id, discipline]));
  const next = after.map((discipline) => {
    const old = discipline.id === undefined ? undefined : oldById.get(discipline.id);
    const known = new Map(old?.topics.map((topic) => [topic.id, topic]));
    const topics = discipline.topics.map((topic) => placed(topic, known));
    return {
      ...discipline,
      ...(old && valuesOf(discipline, old)),
      topics: keepsRemoved && old ? withRemoved(old.topics.map(asInput), topics) : topics,
    };
  });
  return keepsRemoved ? withRemoved(before.map(unchanged), next) : next;
}

const placed = (topic: Topic, known: ReadonlyMap<number, SyllabusTopic>): Topic => {
  const old = topic.id === undefined ? undefined : known.get(topic.id);
  const isSame = old?.text === topic.text;
  const { page = null, line = null } = old ?? {};
  return { ...topic, page, line, isDoubtful: isSame && old.isDoubtful };
};

const valueNames = ['area', 'questions', 'weight', 'minimum'] as const;
type Values = Pick<SyllabusDiscipline, (typeof valueNames)[number]>;

const valuesOf = (now: Values, old: Values): Values => ({
  area: now.area ?? old.area,
  questions: now.questions ?? old.questions,
  weight: now.weight ?? old.weight,
  minimum: now.minimum ?? old.minimum,
});

/** Puts what is not in `after` any more behind what it stood behind. */
function withRemoved<T extends { id?: number | undefined }>(before: readonly T[], after: readonly T[]): T[] {
  const stay = new Set(after.map(({ id }) => id));
  const result = [...after];
  let place = 0;
  for (const item of before) {
    if (stay.has(item.id)) place = result.findIndex(({ id }) => id === item.id) + 1;
    else result.splice(place++, 0, item);
  }
  return result;
}

const valueWords = {
  questions: 'questões',
  weight: 'pontos por questão',
  minimum: 'mínimo de acertos',
} as const;

export interface ValueChange {
  discipline: string;
  /** `questões`. */
  what: string;
  before: number | null;
  after: number;
}

/** Questions, points and minima that another notice gives otherwise. */
export const valueChanges = (before: readonly SyllabusDiscipline[], after: Tree): ValueChange[] =>
  after.flatMap((discipline) => {
    const old = before.find(({ id }) => id === discipline.id);
    return (Object.keys(valueWords) as (keyof typeof valueWords)[]).flatMap((name) => {
      const value = discipline[name];
      if (!old || value === null || value === old[name]) return [];
      return [{ discipline: discipline.name, what: valueWords[name], before: old[name], after: value }];
    });
  });

/** Whether so much would go that the notice rather holds a part of the programme alone. */
export function isPartial(
  before: readonly SyllabusDiscipline[],
  { removed }: Pick<SyllabusChanges, 'removed'>,
): boolean {
  const topics = before.reduce((sum, discipline) => sum + discipline.topics.length, 0);
  return removed.length > topics / 2;
}
