import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { QuestionEntry } from '#shared/contracts/plan-follow-up.ts';
import type { Topic } from '#shared/contracts/study-plans.ts';
import { formatDay } from '#shared/rules/text/format.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { questionEntriesQuery } from '../../api.ts';
import { entryText } from '../topic.ts';
import { removeQuestions } from './log.ts';

type QuestionEntriesProps = { planId: string; topic: Topic };

/** What was logged on a topic lately. */
export function QuestionEntries({ planId, topic }: QuestionEntriesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="registros" className="mt-5 grid gap-2 border-line border-t pt-4">
      <h3 ref={heading} id="registros" tabIndex={-1} className="rounded-md text-base">
        Últimos registros
      </h3>
      <Entries planId={planId} topic={topic} onRemoved={() => heading.current?.focus()} />
    </section>
  );
}

function Entries({ planId, topic, onRemoved }: QuestionEntriesProps & { onRemoved: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(questionEntriesQuery(planId));
  if (error && !data)
    return (
      <ErrorState
        message={sentenceOf(error, 'Não foi possível carregar os registros de questões. Tente novamente.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <Skeleton label="Carregando registros...">
        <SkeletonBlock className="h-10" />
        <SkeletonBlock className="h-10" />
      </Skeleton>
    );
  const entries = data.filter(({ topicId }) => topicId === topic.id);
  return <EntryList planId={planId} topic={topic} entries={entries} onRemoved={onRemoved} />;
}

type EntryListProps = QuestionEntriesProps & { entries: QuestionEntry[]; onRemoved: () => void };

function EntryList({ planId, topic, entries, onRemoved }: EntryListProps) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<QuestionEntry | null>(null);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (entry: QuestionEntry) => removeQuestions(client, planId, entry),
    onSuccess: () => {
      setAsking(false);
      onRemoved();
    },
  });
  const ask = (entry: QuestionEntry) => {
    reset();
    setAsked(entry);
    setAsking(true);
  };
  return (
    <>
      {entries.length === 0 ? (
        <EmptyState
          compact
          title={
            // The log reaches back so far only.
            topic.questionsDone > 0
              ? 'Nenhum registro recente neste tópico.'
              : 'Nenhuma questão registrada neste tópico.'
          }
        />
      ) : (
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry.id} className="flex items-center gap-3 py-1 tabular-nums">
              <time dateTime={entry.day} className="text-ink-muted text-sm">
                {formatDay(entry.day)}
              </time>
              <span className="min-w-0 flex-1">{entryText(entry)}</span>
              <IconButton
                label={`Excluir o registro de ${formatDay(entry.day)}: ${entryText(entry)}`}
                size="sm"
                className="text-ink-muted"
                onClick={() => ask(entry)}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={`Excluir o registro de ${formatDay(asked.day)}?`}
          description={`Ele traz ${entryText(asked)} em “${topic.name}”. Isso não pode ser desfeito.`}
          confirmLabel="Excluir registro"
          busyLabel="Excluindo..."
          busy={isPending}
          onConfirm={() => mutate(asked)}
          error={
            error ? sentenceOf(error, 'Não foi possível excluir o registro. Tente novamente.') : undefined
          }
        />
      )}
    </>
  );
}
