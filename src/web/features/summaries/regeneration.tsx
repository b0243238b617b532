import { useMutation, useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mostWords, type Summary, type SummaryDraft, summaryLimits } from '#shared/contracts/summaries.ts';
import { countWords } from '#shared/rules/text/count-words.ts';
import { engineText } from '#web/domain/engine-labels.ts';
import { isMissing, sentenceOf } from '#web/lib/api/api-error.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { Alert } from '#web/ui/alert.tsx';
import { OrbitMark } from '#web/ui/brand/orbit-logo.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { startRegeneration, summaryTaskQuery } from './api.ts';
import { TaskProgress } from './creation/progress.tsx';
import { LengthField } from './length-field.tsx';
import { engineWords, wordCountOf } from './summary-labels.ts';

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
          <div className="grid gap-4">
            <LengthField
              most={most}
              value={maxLength}
              isAutomatic={automaticLength}
              onValueChange={setChosen}
            />
            {failure !== null && (
              <Alert tone="danger">
                {typeof failure === 'string'
                  ? failure
                  : sentenceOf(failure, 'Não foi possível regenerar o resumo. Tente novamente mais tarde.')}
              </Alert>
            )}
          </div>
        )}
      </Dialog>
    </>
  );
}

type SummaryProposalProps = { draft: SummaryDraft; current: string };

const sides = [
  { value: 'draft', label: 'Proposta' },
  { value: 'current', label: 'Atual' },
] as const;

/** A proposal and what it would stand for, one at a time: on a phone there is no room for both. */
function SummaryProposal({ draft, current }: SummaryProposalProps) {
  const [side, setSide] = useState<'draft' | 'current'>('draft');
  const isDraft = side === 'draft';
  // What was in focus while it was written has gone.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const words = isDraft ? draft.wordCount.summary : countWords(current);
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Segmented label="Qual resumo ver" options={sides} value={side} onValueChange={setSide} />
        <p role="status" className="text-ink-muted text-sm tabular-nums">
          {wordCountOf(words)}
          {isDraft && ` · ${engineText(engineWords[draft.engine], draft.fallback)}`}
        </p>
      </div>
      <RichText text={isDraft ? draft.summary : current} className="max-w-[68ch] leading-relaxed" />
      {isDraft && draft.keyPoints.length > 0 && (
        <section
          aria-label="Pontos-chave da proposta"
          className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-t pt-4"
        >
          <h3 className="font-semibold text-base">Pontos-chave</h3>
          <ul className="grid list-disc gap-1 ps-5 marker:text-ink-muted">
            {draft.keyPoints.map((point, index) => (
              <li key={fieldId(`proposal.${index}`)}>
                <RichText inline text={point} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Another summary of the same text, proposed; it is found again by this tab until it was decided upon. */
function useRegeneration(summaryId: string) {
  const key = `summaryRegeneration.${summaryId}`;
  const [taskId, setTaskId] = useState(() => tabStorage.get(key));
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: Parameters<typeof startRegeneration>[1]) => startRegeneration(summaryId, body),
    onSuccess: (id) => {
      tabStorage.set(key, id);
      setTaskId(id);
    },
  });
  const follow = useQuery({ ...summaryTaskQuery(taskId ?? ''), enabled: taskId !== null });
  // One that the server does not know any more is as good as none.
  const isKnown = taskId !== null && !isMissing(follow.error);
  const task = isKnown ? follow.data : undefined;

  const forget = () => {
    tabStorage.remove(key);
    setTaskId(null);
    reset();
  };

  return {
    start: mutate,
    forget,
    task,
    /** The proposal, once it is there. */
    draft: task?.draft ?? null,
    isBusy: isPending || (isKnown && (task === undefined || task.status === 'processing')),
    isUnreachable: isKnown && follow.error !== null,
    /** Why there is none: an error, or its sentence. */
    failure: error ?? (task?.status === 'failed' ? task.message : null),
  };
}
