import { useState } from 'react';
import type { ReportedItem } from '#shared/contracts/administration.ts';
import { reasonNames } from '#web/features/marketplace/listing-labels.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { reportsQuery, useDecideReport } from '../api.ts';
import { Loaded } from '../loaded.tsx';

/** What students reported of the marketplace and of the library, and waits for a decision. */
export const ReportsTab = () => (
  <Loaded query={reportsQuery}>
    {({ reported, hasAll }) =>
      reported.length === 0 ? (
        <EmptyState title="Nada espera decisão." hint="O que for denunciado aparece aqui." />
      ) : (
        <div className="grid gap-4">
          {reported.map((item) => (
            <ReportedCard key={item.id} item={item} />
          ))}
          {!hasAll && <p className="text-ink-muted text-sm">Há mais: aparecem conforme estas saírem.</p>}
        </div>
      )
    }
  </Loaded>
);

const titleOf = ({ kind, title, author }: ReportedItem): string =>
  ({
    plan: `Plano “${title}”, de ${author}`,
    review: `Avaliação de ${author} sobre “${title}”`,
    lesson: `Lição ${title}`,
  })[kind];

function ReportedCard({ item }: { item: ReportedItem }) {
  const { id, kind, isHidden, text, reports, hiddenBy } = item;
  const [isRemoving, setRemoving] = useState(false);
  const decide = useDecideReport();
  const toast = useToast();
  const isLesson = kind === 'lesson';
  const choose = (decision: 'keep' | 'remove', done: string) =>
    decide.mutate(
      { id, decision },
      {
        onSuccess: () => {
          setRemoving(false);
          toast.success(done);
        },
        onError: (error) => toast.error(sentenceOf(error, 'Não deu certo. Tente novamente.')),
      },
    );
  const counted = reports.filter(({ counts }) => counts).length;
  return (
    <Card
      title={<span className="break-words">{titleOf(item)}</span>}
      description={
        isLesson ? undefined : (
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={isHidden ? 'warn' : 'neutral'}>{isHidden ? 'escondido' : 'à vista'}</Badge>
            {`Contam ${counted} de ${reports.length}; ${hiddenBy} escondem.`}
          </span>
        )
      }
    >
      {text && (
        <blockquote className="mb-3 max-w-[70ch] whitespace-pre-wrap break-words border-line-strong border-s-2 ps-3">
          {text}
        </blockquote>
      )}
      <ul className="mb-4 grid gap-1 text-sm">
        {reports.map(({ number, reason, comment, counts }) => (
          <li key={number} className="break-words">
            {[reason && reasonNames[reason], comment].filter(Boolean).join(': ')}
            {!isLesson && !counts && <span className="text-ink-muted"> (não conta)</span>}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={decide.isPending && !isRemoving}
          onClick={() => choose('keep', isLesson ? 'Relatos encerrados.' : 'Está à vista.')}
        >
          {isLesson ? 'Encerrar relatos' : 'Manter'}
        </Button>
        {!isLesson && <Button onClick={() => setRemoving(true)}>Remover</Button>}
      </div>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title="Remover do marketplace?"
        description="Sai para sempre: não dá para desfazer. Quem publicou é avisado por email; quem já tem uma cópia fica com ela."
        confirmLabel="Remover"
        busyLabel="Removendo..."
        busy={decide.isPending}
        onConfirm={() => choose('remove', 'Removido do marketplace.')}
      />
    </Card>
  );
}
