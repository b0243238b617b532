import { BookOpenText, CloudOff, Redo2, Undo2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { sayTravel } from './keys.ts';
import type { Saving } from './saver.ts';
import type { Editor, EditorState } from './store.ts';

type ToolbarProps = {
  editor: Editor;
  state: EditorState;
  /** Absent: there is no page to be looked at. */
  onSource: (() => void) | undefined;
  isLeaving: boolean;
  onDone: () => void;
};

/** What is in reach wherever the tree has been scrolled to. */
export function Toolbar({ editor, state, onSource, isLeaving, onDone }: ToolbarProps) {
  const { history, saving } = state;
  const travel = (to: 'past' | 'future') => () => sayTravel(to, editor.travel(to, { stays: true }));
  return (
    <div
      role="toolbar"
      aria-label="Ferramentas"
      className="sticky top-[calc(3.5rem+var(--safe-top))] z-20 mb-3 flex flex-wrap items-center gap-1 border-line border-b bg-ground py-1.5 md:top-[calc(4rem+var(--safe-top))]"
    >
      <IconButton
        label="Desfazer"
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={history.past.length === 0}
        onClick={travel('past')}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Refazer"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        aria-disabled={history.future.length === 0}
        onClick={travel('future')}
      >
        <Redo2 aria-hidden="true" />
      </IconButton>
      {onSource && (
        <Button
          variant="quiet"
          icon={<BookOpenText aria-hidden="true" />}
          className="px-2.5! lg:hidden"
          onClick={onSource}
        >
          <span className="max-sm:sr-only">Ver no edital</span>
        </Button>
      )}
      <SavingWords saving={saving} />
      <Button variant="main" busy={isLeaving} onClick={onDone} className="max-sm:px-5!">
        Pronto
      </Button>
    </div>
  );
}

const words: Partial<Record<Saving, string>> = {
  saved: 'Salvo',
  waiting: 'Salvando…',
  saving: 'Salvando…',
};
const troubles: Partial<Record<Saving, string>> = {
  offline: 'Sem conexão: guardado neste aparelho',
  unkept: 'Sem conexão: não feche esta página',
  refused: 'Não foi salvo: guardado neste aparelho',
  conflict: 'Guardado neste aparelho',
};

/** Whether what was done is safe. Only trouble is said aloud: everything else goes by itself. */
function SavingWords({ saving }: { saving: Saving }) {
  const trouble = troubles[saving];
  return (
    <>
      <p className="ms-auto px-1.5 text-ink-muted text-sm empty:hidden">{words[saving]}</p>
      <p
        role="status"
        className="flex items-center gap-1.5 px-1.5 font-medium text-sm text-warn not-empty:ms-auto empty:hidden max-sm:order-last max-sm:basis-full max-sm:ms-0"
      >
        {trouble && (
          <>
            <CloudOff aria-hidden="true" className="size-4 shrink-0" />
            {trouble}
          </>
        )}
      </p>
    </>
  );
}
