import { clsx } from 'clsx';
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { atEnd } from './keys.ts';
import type { Row } from './rows.ts';
import type { Editor } from './store.ts';

/** Where one is: in the text at `caret`, or on the row. `turn` changes when the focus is to come here. */
export interface Here {
  turn: number;
  caret: number | null;
  /** One has not been anywhere yet: the list is entered here. */
  isEntry: boolean;
}

type RowTextProps = {
  editor: Editor;
  row: Row;
  here: Here | null;
  /** What is written: 'Tópico', to a screen reader. */
  label: string;
  placeholder: string;
  maxLength: number;
  className: string;
  /** Said after the text, to a screen reader. */
  hint: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
};

/** A row's text: a button that is read, and a field once it is pressed. Both look the same, so that nothing moves. */
export function RowText(props: RowTextProps) {
  const { editor, row, here, label, placeholder, maxLength, className, hint, ...listeners } = props;
  const { onText, onKeyDown, onPaste } = listeners;
  const text = row.topic ? row.topic.text : row.discipline.name;
  const area = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { turn = 0, caret = null } = here ?? {};
  const isWriting = caret !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus comes once for each turn
  useLayoutEffect(() => {
    if (turn === 0 || !editor.claim(turn)) return;
    if (!area.current) return button.current?.focus({ preventScroll: true });
    area.current.focus({ preventScroll: true });
    if (caret !== null) area.current.setSelectionRange(caret, caret);
  }, [turn, isWriting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written makes it taller
  useLayoutEffect(() => {
    if (!area.current || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    area.current.style.height = 'auto';
    area.current.style.height = `${area.current.scrollHeight}px`;
  }, [text, isWriting]);
  const shared = clsx(
    'block min-h-9 w-full min-w-0 rounded-md px-2 py-1.5 text-start leading-6 pointer-coarse:py-2.5',
    className,
  );

  if (isWriting)
    return (
      <textarea
        ref={area}
        rows={1}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={text}
        spellCheck={false}
        enterKeyHint="enter"
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={({ target }) => {
          // The window was left, not the row.
          if (document.activeElement === target) return;
          editor.rest(target.selectionStart, true);
        }}
        className={clsx(
          shared,
          'field-sizing-content resize-none overflow-hidden bg-surface-raised outline-2 outline-cometa -outline-offset-2',
        )}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      data-row-focus=""
      tabIndex={here ? 0 : -1}
      onClick={(event) => editor.go({ row: row.id, caret: caretOf(event) })}
      className={clsx(
        shared,
        'cursor-text break-words focus-visible:-outline-offset-2',
        !text && 'text-ink-muted',
      )}
    >
      {text || placeholder}
      <span className="sr-only">{hint}</span>
    </button>
  );
}

interface CaretPosition {
  offsetNode: Node;
  offset: number;
}

/** What browsers call it, of which each knows one. */
interface CaretFinder {
  caretPositionFromPoint?: (x: number, y: number) => CaretPosition | null;
  caretRangeFromPoint?: (x: number, y: number) => Range | null;
}

/** The letter that was pressed on; the end of the text where a key pressed it. */
function caretOf({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): number {
  if (detail === 0) return atEnd;
  const finder: CaretFinder = document;
  const position = finder.caretPositionFromPoint?.(clientX, clientY);
  const range = position ? null : finder.caretRangeFromPoint?.(clientX, clientY);
  const node = position?.offsetNode ?? range?.startContainer;
  const isText = node !== undefined && node === currentTarget.firstChild;
  return isText ? (position?.offset ?? range?.startOffset ?? atEnd) : atEnd;
}
