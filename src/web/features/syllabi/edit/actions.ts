import { addDiscipline, editDiscipline, promote } from './disciplines.ts';
import {
  addBelow,
  type Changed,
  change,
  cutOut,
  indent,
  insertLines,
  leaveOut,
  merge,
  moveDown,
  moveUp,
  oneLine,
  remove,
  split,
} from './topics.ts';
import {
  type Discipline,
  disciplineRow,
  type Edited,
  hasRoom,
  type Topic,
  type Tree,
  topicRow,
} from './tree.ts';

export type Values = Pick<Discipline, 'area' | 'questions' | 'weight' | 'minimum'>;

type TopicAction = { topic: number } & (
  | { type: 'rename'; text: string }
  | { type: 'split'; caret: number }
  | { type: 'insertLines'; selection: readonly [number, number]; lines: readonly string[] }
  | { type: 'merge' | 'addBelow' | 'promote' | 'confirm' }
  | { type: 'indent'; by: 1 | -1 }
  | { type: 'move'; by: 1 | -1 }
  | { type: 'moveTo'; discipline: number }
  | { type: 'setWeight'; weight: number }
  | { type: 'leaveOut'; isLeftOut: boolean }
  | { type: 'remove'; keepsBelow: boolean }
);

export type DisciplineAction = { discipline: number } & (
  | { type: 'renameDiscipline'; name: string }
  | { type: 'setValues'; values: Values }
  | { type: 'addTopic' | 'mergeDiscipline' | 'demote' | 'removeDiscipline' }
  | { type: 'moveDiscipline'; by: 1 | -1 }
);

export type Action = TopicAction | DisciplineAction | { type: 'addDiscipline'; after: number | null };

/** Applies what a student does to the tree; everything that it does not touch stays the same object. */
export function edit(tree: Tree, action: Action): Edited {
  if (action.type === 'addDiscipline') return addDiscipline(tree, action.after);
  if ('topic' in action) return editTopic(tree, action);
  const at = tree.disciplines.findIndex(({ key }) => key === action.discipline);
  return at < 0 ? { tree, at: null } : editDiscipline(tree, action, at);
}

/** Where a topic stands: the place of its discipline and its own in it; null when there is none. */
export function placeOf({ disciplines }: Tree, key: number): { at: number; index: number } | null {
  for (const [at, { topics }] of disciplines.entries()) {
    const index = topics.findIndex((topic) => topic.key === key);
    if (index >= 0) return { at, index };
  }
  return null;
}

const keysOf = (action: TopicAction): number => {
  if (action.type === 'split' || action.type === 'addBelow') return 1;
  return action.type === 'insertLines' ? action.lines.length - 1 : 0;
};

function editTopic(tree: Tree, action: TopicAction): Edited {
  const none = { tree, at: null };
  const place = placeOf(tree, action.topic);
  const discipline = place && tree.disciplines[place.at];
  const more = keysOf(action);
  if (!discipline || (more > 0 && !hasRoom(tree, more))) return none;
  const { at, index } = place;
  if (action.type === 'promote') return promote(tree, at, index);
  if (action.type === 'moveTo') {
    const target = tree.disciplines.findIndex(({ key }) => key === action.discipline);
    return target < 0 || target === at ? none : moveTo(tree, { at, index }, target, 'end');
  }
  const changed = changeTopic(discipline.topics, index, action, tree.nextKey);
  if (!changed && action.type === 'move') {
    const target = at + action.by;
    return tree.disciplines[target]
      ? moveTo(tree, { at, index }, target, action.by === 1 ? 'start' : 'end')
      : none;
  }
  if (!changed) return none;
  const { topics } = changed;
  const went = topics[changed.at];
  return {
    tree: {
      disciplines: tree.disciplines.with(at, { ...discipline, topics }),
      nextKey: tree.nextKey + more,
    },
    at: went ? topicRow(went.key, changed.caret ?? null) : disciplineRow(discipline.key),
  };
}

function changeTopic(topics: readonly Topic[], at: number, action: TopicAction, nextKey: number): Changed {
  switch (action.type) {
    case 'rename':
      return change(topics, at, { text: oneLine(action.text) });
    case 'split':
      return split(topics, at, action.caret, nextKey);
    case 'insertLines':
      return insertLines(topics, at, action.selection, action.lines, nextKey);
    case 'addBelow':
      return addBelow(topics, at, nextKey);
    case 'merge':
      return merge(topics, at);
    case 'indent':
      return indent(topics, at, action.by);
    case 'move':
      return action.by === 1 ? moveDown(topics, at) : moveUp(topics, at);
    case 'setWeight':
      return change(topics, at, { weight: action.weight });
    case 'leaveOut':
      return leaveOut(topics, at, action.isLeftOut);
    case 'confirm':
      return change(topics, at, { isDoubtful: false });
    case 'remove':
      return remove(topics, at, action.keepsBelow);
    default:
      return null;
  }
}

function moveTo(
  tree: Tree,
  { at, index }: { at: number; index: number },
  target: number,
  where: 'start' | 'end',
): Edited {
  const [from, to] = [tree.disciplines[at], tree.disciplines[target]];
  const moved = from?.topics[index];
  if (!from || !to || !moved) return { tree, at: null };
  const { whole, rest } = cutOut(from.topics, index);
  const topics = where === 'start' ? [...whole, ...to.topics] : [...to.topics, ...whole];
  const disciplines = tree.disciplines.with(at, { ...from, topics: rest }).with(target, { ...to, topics });
  return { tree: { ...tree, disciplines }, at: topicRow(moved.key) };
}
