import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Summary } from '#shared/contracts/summaries.ts';
import { formatNumber } from '#shared/rules/text/format.ts';
import { engineText } from '#web/domain/engine-labels.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useUpdateSummary } from '../api.ts';
import { SummaryTags } from '../badges.tsx';
import { engineWords, originWords, sharingWords } from '../summary-labels.ts';

type AboutSummaryProps = {
  summary: Summary;
  /** Whether the student's plan allows public summaries; undefined until it is known. */
  canShare: boolean | undefined;
  /** What else there is about it, below. */
  children: ReactNode;
};

/** What stands beside the text: its facts, who may read it, its tags. */
export function AboutSummary({ summary, canShare, children }: AboutSummaryProps) {
  return (
    <aside aria-label="Sobre o resumo" className="grid grid-cols-[minmax(0,1fr)] gap-4 print:hidden">
      <SummaryFacts summary={summary} />
      {canShare !== undefined && <ShareSummary summary={summary} canShare={canShare} />}
      <SummaryTags tags={summary.tags} />
      {children}
    </aside>
  );
}

function SummaryFacts({ summary }: { summary: Summary }) {
  const { wordCount, compressionRate, createdAt, engine, fallback } = summary;
  return (
    <Card title="Sobre o resumo">
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-1">
        <Fact
          label="Palavras"
          value={
            wordCount.original === 0
              ? formatNumber(wordCount.summary)
              : `${formatNumber(wordCount.summary)} de ${formatNumber(wordCount.original)}`
          }
        />
        {compressionRate > 0 && <Fact label="Redução" value={`${compressionRate}%`} />}
        <Fact label="Origem" value={originWords(summary)} />
        <Fact label="Como foi feito" value={engineText(engineWords[engine], fallback)} />
        <Fact label="Criado em" value={<time dateTime={createdAt}>{formatDate(createdAt)}</time>} />
      </dl>
    </Card>
  );
}

type ShareSummaryProps = {
  summary: Pick<Summary, 'id' | 'isPublic'>;
  canShare: boolean;
};

/** Whether others may read the summary: changed at once, and back when the server refuses. */
function ShareSummary({ summary: { id, isPublic }, canShare }: ShareSummaryProps) {
  const { mutate, isPending, variables } = useUpdateSummary(id);
  const toast = useToast();
  const shown = isPending ? (variables.isPublic ?? isPublic) : isPublic;

  const share = (next: boolean) => {
    if (isPending) return;
    mutate(
      { isPublic: next },
      {
        onSuccess: () =>
          toast.success(next ? 'Seu resumo agora é público.' : 'Só você vê este resumo agora.'),
        onError: (error) =>
          toast.error(sentenceOf(error, 'Não foi possível mudar quem vê o resumo. Tente novamente.')),
      },
    );
  };
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/summaries/public/${id}`);
      toast.success('Link copiado.');
    } catch {
      toast.error('Não foi possível copiar o link. Tente novamente.');
    }
  };

  return (
    <Card title="Compartilhar">
      <div className="grid gap-3">
        <Switch
          {...sharingWords(canShare, 'Público')}
          checked={shown}
          // What was shared before can always be taken back.
          disabled={!canShare && !isPublic}
          onChange={({ target }) => share(target.checked)}
        />
        {isPublic && (
          <Button size="sm" icon={<Link2 aria-hidden="true" />} onClick={copyLink}>
            Copiar link
          </Button>
        )}
      </div>
    </Card>
  );
}
