import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { announce } from '../toast/announce.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type TagsFieldProps = {
  /** Of the control, for labels and summaries. */
  id: string;
  /** Names the list of tags: 'Tags do flashcard'. */
  listLabel: string;
  tags: readonly string[];
  /** Typed, but no tag yet. */
  typed: string;
  onChange: (next: { tags: readonly string[]; typed: string }) => void;
  /** What becomes of the tags with `typed` after them, what is left of it, and why. */
  add: (tags: readonly string[], typed: string) => { tags: string[]; left: string; problem: string | null };
  error: string | undefined;
};

export function TagsField({ id, listLabel, tags, typed, onChange, add, error }: TagsFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);

  const change = (next: { tags: readonly string[]; typed: string }, trouble: string | null = null) => {
    setProblem(trouble);
    onChange(next);
  };

  const addTyped = (text: string) => {
    const after = add(tags, text);
    const added = after.tags.slice(tags.length);
    change({ tags: after.tags, typed: after.left }, after.problem);
    if (added.length > 0)
      announce(`${added.join(', ')}: ${added.length > 1 ? 'tags adicionadas' : 'tag adicionada'}.`);
  };

  const remove = (tag: string) => {
    change({ tags: tags.filter((other) => other !== tag), typed });
    announce(`${tag}: tag removida.`);
    document.getElementById(id)?.focus();
  };

  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.nativeEvent.isComposing) addTyped(typed);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <Field id={id} label="Tags" optional hint="Enter ou vírgula adiciona." error={problem ?? error}>
        <div className="flex gap-1">
          <TextInput
            value={typed}
            onChange={({ target: { value } }) =>
              value.includes(',') ? addTyped(value) : change({ tags, typed: value })
            }
            onKeyDown={addOnEnter}
            enterKeyHint="enter"
            autoComplete="off"
            placeholder="Ex.: Enem"
          />
          <IconButton label="Adicionar tag" onClick={() => addTyped(typed)} disabled={typed.trim() === ''}>
            <Plus aria-hidden="true" />
          </IconButton>
        </div>
      </Field>
      {tags.length > 0 && (
        <ul aria-label={listLabel} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <button
                type="button"
                aria-label={`Remover a tag ${tag}`}
                onClick={() => remove(tag)}
                className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-well px-3 font-medium text-ink text-sm transition-colors hover:bg-line pointer-coarse:min-h-11"
              >
                <span className="truncate">{tag}</span>
                <X aria-hidden="true" className="size-3.5 shrink-0 text-ink-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
