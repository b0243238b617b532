import type { ClipboardEvent, KeyboardEvent } from 'react';
import { announce } from '#web/ui/toast/announce.ts';
import { type Action, placeOf } from './actions.ts';
import type { Row } from './rows.ts';
import type { Editor } from './store.ts';
import { topicOf, topicRow } from './tree.ts';

/** Where a key leads in the list: to the row before or after, the first or the last. */
export type Lead = 'before' | 'after' | 'first' | 'last';

type Pressed = KeyboardEvent<HTMLTextAreaElement>;

/** Beyond any text: its end. */
export const atEnd = 1_000_000;

const isCommand = (event: KeyboardEvent | globalThis.KeyboardEvent) => event.ctrlKey || event.metaKey;

/** Where a press of Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y leads among the steps; null for other keys. */
export function travelOf(event: KeyboardEvent | globalThis.KeyboardEvent): 'past' | 'future' | null {
  if (!isCommand(event) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'y') return 'future';
  return key === 'z' ? (event.shiftKey ? 'future' : 'past') : null;
}

/** Says what became of the steps to who does not see it. */
export function sayTravel(to: 'past' | 'future', isDone: boolean): void {
  if (to === 'past') announce(isDone ? 'Desfeito.' : 'Não há mais o que desfazer.');
  else announce(isDone ? 'Refeito.' : 'Não há mais o que refazer.');
}

/** Moves what a row is up or down. */
export const moveOf = ({ topic, discipline }: Row, by: 1 | -1): Action =>
  topic ? { type: 'move', topic: topic.key, by } : { type: 'moveDiscipline', discipline: discipline.key, by };

/** Does what a key does while one writes in a row; `lead` goes to another row. */
export function pressWhileWriting(editor: Editor, row: Row, event: Pressed, lead: (to: Lead) => void): void {
  if (event.nativeEvent.isComposing) return;
  const { selectionStart: from, selectionEnd: to, value } = event.currentTarget;
  const take = (work: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    work();
  };
  const act = (action: Action, caret = from) => take(() => void editor.act(action, { caret }));
  const step = travelOf(event);
  if (step) return take(() => sayTravel(step, editor.travel(step, { caret: atEnd })));
  if (event.key === 'Escape') return take(() => editor.rest(from, false));
  const isUp = event.key === 'ArrowUp';
  if (isUp || event.key === 'ArrowDown') {
    if (event.altKey) return act(moveOf(row, isUp ? -1 : 1));
    if (event.shiftKey || isCommand(event)) return;
    if (isUp ? isOnFirstLine(event.currentTarget) : isOnLastLine(event.currentTarget))
      take(() => lead(isUp ? 'before' : 'after'));
    return;
  }
  const { topic, discipline } = row;
  const isAlone = from === to;
  if (event.key === 'Backspace' && isAlone && from === 0 && !isCommand(event) && !event.altKey) {
    if (!topic) return act({ type: 'mergeDiscipline', discipline: discipline.key }, 0);
    if (neighbours(editor, topic.key).above) return act({ type: 'merge', topic: topic.key });
    if (value === '') act({ type: 'remove', topic: topic.key, keepsBelow: true });
    return;
  }
  if (event.key === 'Delete' && isAlone && from === value.length && topic) {
    const { below } = neighbours(editor, topic.key);
    return below ? act({ type: 'merge', topic: below.key }) : undefined;
  }
  if (event.key === 'Tab' && topic && !event.altKey && !isCommand(event)) {
    const by = event.shiftKey ? -1 : 1;
    return take(() =>
      sayLevel(editor, topic.key, editor.act({ type: 'indent', topic: topic.key, by }, { caret: from })),
    );
  }
  if (event.key !== 'Enter') return;
  if (!topic) return act({ type: 'addTopic', discipline: discipline.key });
  if (isCommand(event)) return take(() => confirm(editor, row));
  if (value.trim() === '') return act({ type: 'indent', topic: topic.key, by: -1 });
  if (!isAlone)
    editor.act({ type: 'rename', topic: topic.key, text: value.slice(0, from) + value.slice(to) });
  act({ type: 'split', topic: topic.key, caret: from });
}

/** What stands right above and below a topic in its discipline. */
function neighbours(editor: Editor, key: number) {
  const { tree } = editor.get().history;
  const { at, index } = placeOf(tree, key) ?? { at: 0, index: 0 };
  const topics = tree.disciplines[at]?.topics;
  return { above: topics?.[index - 1], below: topics?.[index + 1] };
}

/** Says which level a topic is on now. */
export function sayLevel(editor: Editor, key: number, isDone: boolean): void {
  const depth = topicOf(editor.get().history.tree.disciplines, key)?.depth ?? 0;
  announce(isDone ? `Nível ${depth + 1}.` : `Continua no nível ${depth + 1}.`);
}

/** Takes the doubt from a row's topic and goes to the next one that is doubtful. */
export function confirm(editor: Editor, { topic }: Row): void {
  if (!topic?.isDoubtful) return;
  const topics = editor.get().history.tree.disciplines.flatMap(({ topics: own }) => own);
  const at = topics.findIndex(({ key }) => key === topic.key);
  const next = [...topics.slice(at + 1), ...topics.slice(0, at)].find(({ isDoubtful }) => isDoubtful);
  editor.act({ type: 'confirm', topic: topic.key });
  if (next) editor.go(topicRow(next.key));
  announce(next ? 'Conferido. Próximo duvidoso.' : 'Conferido. Não há outros duvidosos.');
}

const isOneLine = ({ scrollHeight }: HTMLTextAreaElement) => scrollHeight < 50;
const isOnFirstLine = (area: HTMLTextAreaElement) =>
  area.selectionStart === area.selectionEnd && (area.selectionStart === 0 || isOneLine(area));
const isOnLastLine = (area: HTMLTextAreaElement) =>
  area.selectionStart === area.selectionEnd && (area.selectionEnd === area.value.length || isOneLine(area));

/** Makes a topic of each line that is pasted; a single one is pasted as ever. */
export function pasteLines(editor: Editor, topic: number, event: ClipboardEvent<HTMLTextAreaElement>): void {
  const lines = event.clipboardData
    .getData('text/plain')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length < 2) return;
  event.preventDefault();
  const { selectionStart, selectionEnd } = event.currentTarget;
  const isDone = editor.act({ type: 'insertLines', topic, selection: [selectionStart, selectionEnd], lines });
  announce(
    isDone ? `${lines.length} linhas coladas, um tópico para cada uma.` : 'Não há lugar para tantos tópicos.',
  );
}

interface RowWork {
  editor: Editor;
  lead: (to: Lead, isWriting: boolean) => void;
  onFold: (discipline: number) => void;
  remove: (row: Row) => void;
}

/** What Alt with an arrow does on a row; null for other keys. */
export function workOfMove(editor: Editor, row: Row, key: string): (() => unknown) | null {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  return () => editor.act(moveOf(row, key === 'ArrowUp' ? -1 : 1));
}

/** What a key does on a row that is not being written in; null for other keys. */
export function workOnRow(key: string, row: Row, { editor, lead, onFold, remove }: RowWork) {
  const fold = (isFolded: boolean) =>
    row.topic || row.isFolded !== isFolded ? null : () => onFold(row.discipline.key);
  switch (key) {
    case 'ArrowUp':
      return () => lead('before', false);
    case 'ArrowDown':
      return () => lead('after', false);
    case 'Home':
      return () => lead('first', false);
    case 'End':
      return () => lead('last', false);
    case 'ArrowLeft':
      return fold(false);
    case 'ArrowRight':
      return fold(true);
    case 'F2':
      return () => editor.go({ row: row.id, caret: atEnd });
    case 'Delete':
      return () => remove(row);
    default:
      return null;
  }
}
