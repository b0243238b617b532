import { type Action, edit } from './actions.ts';
import { type Discipline, disciplineRow, type Edited, type Place, type Tree, topicRow } from './tree.ts';

interface Step {
  disciplines: readonly Discipline[];
  /** The row that the step was done to, and where it led. */
  from: Place | null;
  at: Place | null;
}

export interface History {
  tree: Tree;
  /** The oldest first. */
  past: readonly Step[];
  /** What was undone, the latest last. */
  future: readonly Step[];
  /** The row that is being written in and its text, while the writing goes on: it is undone word by word. */
  typing: { row: string; text: string; grows: boolean } | null;
}

/** Steps that can be undone. */
export const mostSteps = 500;

export const newHistory = (tree: Tree): History => ({ tree, past: [], future: [], typing: null });

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

function typingOf(history: History, action: Action): History['typing'] {
  const isTopic = action.type === 'rename';
  if (!isTopic && action.type !== 'renameDiscipline') return null;
  const row = isTopic ? `t${action.topic}` : `d${action.discipline}`;
  const text = isTopic ? action.text : action.name;
  const before = history.typing?.row === row ? history.typing.text : null;
  return { row, text, grows: before === null || text.length >= before.length };
}

/** Whether what is typed now belongs to the step before it: no new word, and nothing of it taken back. */
function continues({ typing: before }: History, now: History['typing']): boolean {
  if (!before || !now || before.row !== now.row || before.grows !== now.grows) return false;
  return wordsOf(now.text) <= wordsOf(before.text);
}

/** Does something to the tree and remembers how it was. */
export function perform(history: History, action: Action): { history: History; at: Edited['at'] } {
  const { tree, at } = edit(history.tree, action);
  if (tree === history.tree) return { history, at };
  const typing = typingOf(history, action);
  if (continues(history, typing)) return { history: { ...history, tree, typing, future: [] }, at };
  const step = {
    disciplines: history.tree.disciplines,
    from: fromOf(action) ?? withoutCaret(at),
    at: withoutCaret(at),
  };
  return { history: { tree, past: [...history.past.slice(1 - mostSteps), step], future: [], typing }, at };
}

/** Another tree in the place of this one, as a step that can be undone. */
export const replaced = ({ tree: { disciplines }, past }: History, tree: Tree): History => ({
  tree,
  past: [...past.slice(1 - mostSteps), { disciplines, from: null, at: null }],
  future: [],
  typing: null,
});

const fromOf = (action: Action): Place | null => {
  if ('topic' in action) return topicRow(action.topic);
  return 'discipline' in action ? disciplineRow(action.discipline) : null;
};

const withoutCaret = (at: Place | null): Place | null => at && { row: at.row, caret: null };

/** Takes away a topic that was left blank: what added it is then no step any more. */
export function dropBlank(history: History, topic: number): { history: History; at: Place | null } {
  const { tree, at } = edit(history.tree, { type: 'remove', topic, keepsBelow: true });
  const last = history.past.at(-1);
  const isAsBefore = last && isSame(last.disciplines, tree.disciplines);
  const past = isAsBefore ? history.past.slice(0, -1) : history.past;
  return { history: { ...history, tree, past, typing: null }, at };
}

const isSame = (one: readonly Discipline[], other: readonly Discipline[]) =>
  one.length === other.length &&
  one.every(({ key, topics }, at) => {
    const same = other[at];
    return (
      same?.key === key &&
      same.topics.length === topics.length &&
      topics.every((topic, index) => topic === same.topics[index])
    );
  });

/** Goes back, or forward again; the very same where there is nowhere to go. */
export function travel(history: History, to: 'past' | 'future'): { history: History; at: Place | null } {
  const step = history[to].at(-1);
  if (!step) return { history, at: null };
  const rest = history[to].slice(0, -1);
  const back = { ...step, disciplines: history.tree.disciplines };
  const tree = { ...history.tree, disciplines: step.disciplines };
  return {
    history:
      to === 'past'
        ? { tree, past: rest, future: [...history.future, back], typing: null }
        : { tree, past: [...history.past, back], future: rest, typing: null },
    at: to === 'past' ? step.from : step.at,
  };
}
