import { syllabusLimits } from '#shared/contracts/syllabi.ts';
import type { DisciplineAction } from './actions.ts';
import { blankTopic, oneLine } from './topics.ts';
import {
  type Discipline,
  disciplineRow,
  type Edited,
  endOf,
  hasRoom,
  levelled,
  type Place,
  type Topic,
  type Tree,
  topicRow,
  unnamed,
} from './tree.ts';

const newDiscipline = (key: number, name: string): Discipline => ({
  key,
  name,
  area: null,
  questions: null,
  weight: null,
  minimum: null,
  topics: [],
});

/** Topics that stood at `level` or above stand at the top; from the first above it on each stays below that one as it was. */
function raised(topics: readonly Topic[], level: number): Topic[] {
  let by = level;
  return topics.map((topic) => {
    by = Math.min(by, topic.depth);
    return { ...topic, depth: topic.depth - by };
  });
}

/** The topic becomes a discipline, with all that follows it in its own. */
export function promote(tree: Tree, at: number, index: number): Edited {
  const discipline = tree.disciplines[at];
  const topic = discipline?.topics[index];
  const name = topic?.text.trim() ?? '';
  if (!discipline || !topic || name.length > syllabusLimits.name) return { tree, at: null };
  if (tree.disciplines.length >= syllabusLimits.disciplines) return { tree, at: null };
  const end = endOf(discipline.topics, index);
  const below = discipline.topics.slice(index + 1, end);
  const topics = levelled([
    ...below.map((next) => ({ ...next, depth: next.depth - topic.depth - 1 })),
    ...raised(discipline.topics.slice(end), topic.depth),
  ]);
  const own = { ...newDiscipline(tree.nextKey, name), area: discipline.area, topics };
  const rest = { ...discipline, topics: discipline.topics.slice(0, index) };
  return {
    tree: { disciplines: tree.disciplines.toSpliced(at, 1, rest, own), nextKey: tree.nextKey + 1 },
    at: disciplineRow(own.key),
  };
}

export function addDiscipline(tree: Tree, after: number | null): Edited {
  if (tree.disciplines.length >= syllabusLimits.disciplines) return { tree, at: null };
  const found = tree.disciplines.findIndex(({ key }) => key === after);
  const at = found < 0 ? tree.disciplines.length : found + 1;
  const { nextKey } = tree;
  const disciplines = tree.disciplines.toSpliced(at, 0, newDiscipline(nextKey, ''));
  return { tree: { disciplines, nextKey: nextKey + 1 }, at: disciplineRow(nextKey, 0) };
}

export function editDiscipline(tree: Tree, action: DisciplineAction, at: number): Edited {
  const { disciplines, nextKey } = tree;
  const discipline = disciplines[at] as Discipline;
  const { key, topics } = discipline;
  const become = (next: readonly Discipline[], place: Place | null = disciplineRow(key)): Edited => ({
    tree: { ...tree, disciplines: next },
    at: place,
  });
  const above = disciplines[at - 1];
  switch (action.type) {
    case 'renameDiscipline': {
      const name = oneLine(action.name).slice(0, syllabusLimits.name);
      return become(disciplines.with(at, { ...discipline, name }));
    }
    case 'setValues':
      return become(disciplines.with(at, { ...discipline, ...action.values }));
    case 'addTopic': {
      if (!hasRoom(tree, 1)) return { tree, at: null };
      const added = [blankTopic(nextKey, 0), ...topics];
      return {
        tree: { disciplines: disciplines.with(at, { ...discipline, topics: added }), nextKey: nextKey + 1 },
        at: topicRow(nextKey, 0),
      };
    }
    case 'moveDiscipline': {
      const other = disciplines[at + action.by];
      return other
        ? become(disciplines.with(at, other).with(at + action.by, discipline))
        : { tree, at: null };
    }
    case 'mergeDiscipline':
      return above
        ? become(disciplines.toSpliced(at - 1, 2, joined(above, discipline)), disciplineRow(above.key))
        : { tree, at: null };
    case 'demote': {
      if (!above || !hasRoom(tree, 1)) return { tree, at: null };
      const name = discipline.name.trim() || unnamed;
      const head = { ...blankTopic(nextKey, 0), text: name, page: topics[0]?.page ?? null };
      const below = topics.map((topic) => ({ ...topic, depth: topic.depth + 1 }));
      const whole = { ...above, topics: levelled([...above.topics, head, ...below]) };
      return {
        tree: { disciplines: disciplines.toSpliced(at - 1, 2, whole), nextKey: nextKey + 1 },
        at: topicRow(nextKey),
      };
    }
    case 'removeDiscipline': {
      const neighbour = above ?? disciplines[at + 1];
      return become(disciplines.toSpliced(at, 1), neighbour ? disciplineRow(neighbour.key) : null);
    }
  }
}

/** The upper one with the topics and the questions of both. */
function joined(upper: Discipline, lower: Discipline): Discipline {
  const questions =
    upper.questions === null && lower.questions === null
      ? null
      : (upper.questions ?? 0) + (lower.questions ?? 0);
  return {
    ...upper,
    area: upper.area ?? lower.area,
    questions,
    weight: upper.weight ?? lower.weight,
    minimum: upper.minimum ?? lower.minimum,
    topics: [...upper.topics, ...lower.topics],
  };
}
