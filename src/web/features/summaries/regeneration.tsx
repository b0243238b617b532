import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { mostWords, type Summary, type SummaryDraft, summaryLimits } from '#shared/contracts/summaries.ts';
import { announce } from '#web/ui/announce.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { OrbitMark } from '#web/ui/orbit-mark.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { TaskProgress } from './creation/progress.tsx';
import { RegenerateForm } from './regenerate-form.tsx';
import { SummaryProposal } from './summary-proposal.tsx';
import { useRegeneration } from './use-regeneration.ts';

type RegenerateSummaryProps = {
  summary: Pick<Summary, 'id' | 'wordCount'>;
  /** The summary as it stands on the page, saved or not. */
  current: string;
  /** Takes the proposal; answers whether it did. */
  onUse: (draft: SummaryDraft) => boolean | Promise<boolean>;
};

const ready = 'A proposta de resumo está pronta.';

/** Asks for another wording and shows it beside the present one, which stays until the student says otherwise. */
export function RegenerateSummary({ summary, current, onUse }: RegenerateSummaryProps) {
  const { start, forget, task, draft, isBusy, isUnreachable, failure } = useRegeneration(summary.id);
  const most = mostWords(summary.wordCount.original);
  const [chosen, setChosen] = useState<number | null>(null);
  const maxLength = chosen ?? Math.min(summaryLimits.words.usual, most);
  const automaticLength = chosen === null;
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const toast = useToast();

  const hasDraft = draft !== null;
  useEffect(() => {
    if (!hasDraft) return;
    if (isOpen) announce(ready);
    else toast.info(ready, { action: { label: 'Ver proposta', onAction: () => setOpen(true) } });
  }, [hasDraft, isOpen, toast]);

  const decide = async (isUsed: boolean) => {
    if (isUsed && draft) {
      setSaving(true);
      const isTaken = await onUse(draft);
      setSaving(false);
      if (!isTaken) return;
    }
    forget();
    setOpen(false);
  };
  const ask = () =>
    start({ currentSummary: current.slice(0, summaryLimits.summary), maxLength, automaticLength });

  return (
    <>
      <Button
        icon={isBusy ? <OrbitMark spinning /> : <RefreshCw aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {isBusy ? 'Regenerando...' : draft ? 'Ver proposta' : 'Regenerar'}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="lg"
        title={draft ? 'Proposta de resumo' : 'Regenerar resumo'}
        description={
          draft
            ? 'Nada muda até você escolher.'
            : 'Um novo resumo do mesmo texto. O atual fica como está até você escolher.'
        }
        footer={
          draft ? (
            <>
              <Button disabled={isSaving} onClick={() => void decide(false)}>
                Manter o atual
              </Button>
              <Button
                variant="main"
                busy={isSaving}
                busyLabel="Salvando..."
                onClick={() => void decide(true)}
              >
                Usar este resumo
              </Button>
            </>
          ) : (
            <Button variant="main" busy={isBusy} busyLabel="Regenerando..." onClick={ask}>
              Regenerar
            </Button>
          )
        }
      >
        {draft ? (
          <SummaryProposal draft={draft} current={current} />
        ) : isBusy ? (
          <TaskProgress task={task} isUnreachable={isUnreachable} />
        ) : (
          <RegenerateForm
            most={most}
            value={maxLength}
            isAutomatic={automaticLength}
            onValueChange={setChosen}
            failure={failure}
          />
        )}
      </Dialog>
    </>
  );
}
