import { sentenceOf } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { lastReplanDay, replanSummary } from '../replan-words.ts';
import { useReplan } from '../use-replan.ts';
import { ReplanDays } from './replan-days.tsx';

type ReplanDialogProps = {
  planId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onUndo: () => void;
};

/** What replanning would do, day by day, before it is done. */
export function ReplanDialog({ planId, open, onOpenChange, onUndo }: ReplanDialogProps) {
  const toast = useToast();
  const replan = useReplan(planId, open, () => {
    onOpenChange(false);
    toast.success('Plano replanejado.', { undo: onUndo });
  });
  const { today, preview, until, apply, isApplying, refusal, failure } = replan;
  const asksForEnd = until.isOver && !until.wasTouched;
  const end = (
    <Field label="Terminar em" hint={`Até ${formatDay(lastReplanDay(today))}.`} error={until.error}>
      <TextInput
        type="date"
        min={today}
        max={lastReplanDay(today)}
        value={until.value}
        disabled={isApplying}
        onChange={({ target }) => until.change(target.value)}
        className="sm:max-w-56"
      />
    </Field>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !isApplying && onOpenChange(next)}
      title="Replanejar"
      description="O que está aberto muda para as horas que restam; o que você concluiu fica como está."
      footer={
        <>
          <Button disabled={isApplying} onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button variant="main" busy={isApplying} busyLabel="Aplicando..." disabled={!apply} onClick={apply}>
            Aplicar
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {replan.wasOutdated && (
          <Alert tone="info">O plano mudou depois da prévia, então ela foi refeita.</Alert>
        )}
        {refusal && (
          <Alert
            tone="danger"
            action={
              <Button size="sm" busy={isApplying} disabled={!apply} onClick={apply}>
                Tentar novamente
              </Button>
            }
          >
            {sentenceOf(refusal, 'Não foi possível aplicar o novo plano. Tente novamente.')}
          </Alert>
        )}
        {preview && asksForEnd && (
          <p role="status">
            {`O plano terminou em ${formatDay(preview.until)}. Escolha até quando você quer estudar.`}
          </p>
        )}
        {until.isOver && end}
        {(replan.isLoading || (preview && !asksForEnd)) && (
          <p role="status" className="min-h-[2lh]">
            {preview ? replanSummary(preview) : 'Carregando...'}
          </p>
        )}
        {failure && (
          <Alert
            tone="danger"
            action={
              <Button size="sm" onClick={replan.reload}>
                Tentar novamente
              </Button>
            }
          >
            {sentenceOf(failure, 'Não foi possível carregar a prévia. Tente novamente.')}
          </Alert>
        )}
        {!until.isOver && (preview || until.wasTouched) && end}
        {preview && <ReplanDays preview={preview} />}
        {replan.isLoading && (
          <div aria-busy="true" className="grid gap-2">
            <SkeletonBlock className="h-12 rounded-lg!" />
            <SkeletonBlock className="h-12 rounded-lg!" />
            <SkeletonBlock className="h-12 rounded-lg!" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
