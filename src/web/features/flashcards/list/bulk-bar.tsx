import { clsx } from 'clsx';
import { CheckCheck, ListChecks, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { reasonOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useDeleteFlashcards } from '../api.ts';
import { cardTitle } from '../card-labels.ts';
import type { Selection } from './selection.ts';

type BulkBarProps = {
  cards: readonly Flashcard[];
  /** How many the filters let through. */
  found: number;
  /** The ids of those that have a row. */
  visible: readonly string[];
  selection: Selection;
};

/** How many cards there are; once asked for, what can be done with those selected. */
export function BulkBar({ cards, found, visible, selection }: BulkBarProps) {
  const { isSelecting, selected, begin, end } = selection;
  const bulk = useBulkDelete(selection, visible);
  const count = selected.size;
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-1.5',
        isSelecting
          ? 'sticky top-[calc(3.5rem+var(--safe-top))] z-20 border-line bg-ground md:top-[calc(4rem+var(--safe-top))]'
          : 'border-transparent',
      )}
    >
      <div className="flex min-h-8 grow items-center gap-2 max-sm:basis-full pointer-coarse:min-h-11">
        <p role="status" className="text-ink-muted text-sm tabular-nums max-sm:me-auto">
          {isSelecting
            ? countOf(count, 'selecionado', 'selecionados')
            : countOf(found, 'flashcard', 'flashcards')}
        </p>
        {/* One button, so that it keeps the focus. */}
        <Button
          size="sm"
          variant="quiet"
          icon={isSelecting ? <X aria-hidden="true" /> : <ListChecks aria-hidden="true" />}
          onClick={() => {
            bulk.forgive();
            (isSelecting ? end : begin)();
          }}
          className={clsx('-me-3', isSelecting ? 'sm:me-0' : 'ms-auto')}
        >
          {isSelecting ? 'Cancelar' : 'Selecionar'}
        </Button>
      </div>
      {isSelecting && (
        <div className="flex items-center justify-between gap-1 max-sm:w-full">
          <Button
            size="sm"
            variant="quiet"
            icon={<CheckCheck aria-hidden="true" />}
            onClick={bulk.selectVisible}
            className="max-sm:-ms-3"
          >
            Selecionar visíveis
          </Button>
          <Button size="sm" icon={<Trash2 aria-hidden="true" />} onClick={bulk.ask}>
            Excluir
          </Button>
        </div>
      )}
      <div role="alert" className="w-full empty:hidden">
        {bulk.refusal && <FieldError message={bulk.refusal} />}
      </div>
      <ConfirmDialog
        open={bulk.asking}
        onOpenChange={bulk.setAsking}
        title={titleOf(cards, selected)}
        description={descriptionOf(selected, visible)}
        confirmLabel={count === 1 ? 'Excluir flashcard' : 'Excluir flashcards'}
        busyLabel="Excluindo..."
        busy={bulk.isPending}
        onConfirm={bulk.confirm}
        error={bulk.error}
      />
    </div>
  );
}

function titleOf(cards: readonly Flashcard[], selected: Selection['selected']): string {
  const only = selected.size === 1 && cards.find(({ id }) => selected.has(id));
  return only ? `Excluir o flashcard “${cardTitle(only)}”?` : `Excluir ${selected.size} flashcards?`;
}

function descriptionOf(selected: Selection['selected'], visible: readonly string[]): string {
  const seen = visible.filter((id) => selected.has(id)).length;
  const unseen = selected.size - seen;
  const hint =
    unseen > 0 ? `${countOf(unseen, 'deles não aparece', 'deles não aparecem')} na lista agora. ` : '';
  return `${hint}O histórico de estudo também será apagado. Isso não pode ser desfeito.`;
}

const failed = 'Erro ao excluir flashcards.';

/** Selecting what is seen and deleting what is selected, asked about first. */
function useBulkDelete({ selected, mark, end }: Selection, visible: readonly string[]) {
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending, error, reset } = useDeleteFlashcards();
  const toast = useToast();

  const selectVisible = () => {
    setRefusal(visible.length === 0 ? 'Nenhum flashcard visível para excluir.' : null);
    mark(visible, true);
  };

  const ask = () => {
    reset();
    setRefusal(selected.size === 0 ? 'Nenhum flashcard selecionado.' : null);
    setAsking(selected.size > 0);
  };

  const confirm = () =>
    mutate([...selected], {
      onSuccess: ({ count, message }) => {
        setAsking(false);
        if (count > 0) {
          end();
          toast.success(message);
        } else setRefusal('Nenhum flashcard disponível para exclusão.');
      },
    });

  return {
    asking,
    setAsking,
    selectVisible,
    ask,
    confirm,
    isPending,
    /** Why what was asked for can't be done; said once more only when it is asked for again. */
    refusal,
    forgive: () => setRefusal(null),
    error: error ? [failed, reasonOf(error, failed)].filter(Boolean).join(' ') : undefined,
  };
}
