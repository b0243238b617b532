import { clsx } from 'clsx';
import { Files, FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';

type FilePickerProps = {
  /** The chosen file's name, and a line about it. */
  file: { name: string; detail: string } | null;
  /** Of the input, to a screen reader. */
  inputLabel: string;
  /** What may be chosen. */
  hint: string;
  /** As an input's `accept`. */
  accept: string;
  /** Whether choosing is the main thing on the screen. */
  isMain?: boolean;
  /** Why the last file was not taken. */
  refusal: string | null;
  onFile: (file: File) => void;
  /** Absent: the file can only be exchanged. */
  onRemove?: () => void;
};

/** A file by a button or dropped: both the same. */
export function FilePicker(props: FilePickerProps) {
  const { file, inputLabel, hint, accept, isMain = false, refusal, onFile, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const hintId = useId();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
  };

  return (
    <section
      aria-label="Arquivo"
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
      className={clsx(
        'rounded-lg border border-dashed transition-colors',
        isOver ? 'border-cometa bg-cometa-soft' : 'border-line-strong bg-surface',
        file ? 'p-4 sm:px-5' : 'px-5 py-10',
      )}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={inputLabel}
        onChange={({ target }) => {
          const [picked] = target.files ?? [];
          if (picked) onFile(picked);
          // The same file can be chosen again once it was mended.
          target.value = '';
        }}
      />
      {file ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Files aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
          <p className="min-w-0 flex-1 basis-40">
            <span className="block truncate font-medium">{file.name}</span>
            <span className="block text-ink-muted text-sm">{file.detail}</span>
          </p>
          <Button size="sm" onClick={() => input.current?.click()}>
            Trocar arquivo
          </Button>
          {onRemove && (
            <Button size="sm" variant="quiet" onClick={onRemove}>
              Remover
            </Button>
          )}
        </div>
      ) : (
        <div className="grid justify-items-center gap-4 text-center">
          <FileUp aria-hidden="true" className="size-10 text-ink-muted" />
          <div className="grid gap-1">
            <p className="font-display font-semibold">
              Escolha um arquivo<span className="max-sm:hidden"> ou solte-o aqui</span>
            </p>
            <p id={hintId} className="max-w-[46ch] text-balance text-ink-muted text-sm">
              {hint}
            </p>
          </div>
          <Button
            variant={isMain ? 'main' : 'secondary'}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            Escolher arquivo
          </Button>
        </div>
      )}
      {refusal && (
        <Alert tone="danger" className="mt-4 text-start">
          {refusal}
        </Alert>
      )}
    </section>
  );
}
