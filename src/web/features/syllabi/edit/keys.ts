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
  const work = event.nativeEvent.isComposing ? null : workWhileWriting(editor, row, event, lead);
  if (!work) return;
  event.preventDefault();
  event.stopPropagation();
  work();
}

type Work = (() => unknown) | null;

function workWhileWriting(editor: Editor, row: Row, event: Pressed, lead: (to: Lead) => void): Work {
  const { selectionStart: from, selectionEnd: to, value } = event.currentTarget;
  const isPlain = !event.altKey && !isCommand(event);
  const isAlone = from === to;
  const { topic, discipline } = row;
  const step = travelOf(event);
  if (step) return () => sayTravel(step, editor.travel(step, { caret: atEnd }));
  switch (event.key) {
    case 'Escape':
      return () => editor.rest(from, false);
    case 'ArrowUp':
      if (event.altKey) return () => editor.act(moveOf(row, -1), { caret: from });
      return isPlain && !event.shiftKey && isOnFirstLine(event.currentTarget) ? () => lead('before') : null;
    case 'ArrowDown':
      if (event.altKey) return () => editor.act(moveOf(row, 1), { caret: from });
      return isPlain && !event.shiftKey && isOnLastLine(event.currentTarget) ? () => lead('after') : null;
    case 'Backspace':
      return isPlain && isAlone && from === 0 ? workOfJoining(editor, row, value) : null;
    case 'Delete': {
      const below =
        topic && isPlain && isAlone && from === value.length && neighbours(editor, topic.key).below;
      return below ? () => editor.act({ type: 'merge', topic: below.key }) : null;
    }
    case 'Tab':
      return topic && isPlain ? () => indent(editor, topic.key, event.shiftKey ? -1 : 1, from) : null;
    case 'Enter':
      if (!topic) return () => editor.act({ type: 'addTopic', discipline: discipline.key });
      if (isCommand(event)) return () => confirm(editor, row);
      if (value.trim() === '') return () => indent(editor, topic.key, -1, 0);
      return () => {
        const rest = value.slice(0, from) + value.slice(to);
        if (!isAlone) editor.act({ type: 'rename', topic: topic.key, text: rest });
        editor.act({ type: 'split', topic: topic.key, caret: from });
      };
    default:
      return null;
  }
}

/** What Backspace does at the beginning of a row. */
function workOfJoining(editor: Editor, { topic, discipline }: Row, text: string): Work {
  if (!topic) return () => editor.act({ type: 'mergeDiscipline', discipline: discipline.key }, { caret: 0 });
  if (neighbours(editor, topic.key).above) return () => editor.act({ type: 'merge', topic: topic.key });
  return text === '' ? () => editor.act({ type: 'remove', topic: topic.key, keepsBelow: true }) : null;
}

/** A level down or up, said to who does not see it. The caret stays at `caret`; without one, the focus where it is. */
export function indent(editor: Editor, topic: number, by: 1 | -1, caret?: number): void {
  const going = caret === undefined ? { stays: true } : { caret };
  const isDone = editor.act({ type: 'indent', topic, by }, going);
  const level = (topicOf(editor.get().history.tree.disciplines, topic)?.depth ?? 0) + 1;
  announce(isDone ? `Nível ${level}.` : `Continua no nível ${level}.`);
}

/** What stands right above and below a topic in its discipline. */
function neighbours(editor: Editor, key: number) {
  const { tree } = editor.get().history;
  const { at, index } = placeOf(tree, key) ?? { at: 0, index: 0 };
  const topics = tree.disciplines[at]?.topics;
  return { above: topics?.[index - 1], below: topics?.[index + 1] };
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
    .map((line, at) => (at === 0 ? line.trimEnd() : line.trim()))
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
