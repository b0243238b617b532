import type { Summary } from '#shared/contracts/summaries.ts';
import { engineText } from '#web/lib/engine-words.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { engineWords, originWords } from '../summary-labels.ts';

type SummaryFactsProps = { summary: Summary };

export function SummaryFacts({ summary }: SummaryFactsProps) {
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
        <Fact label="Motor" value={engineText(engineWords[engine], fallback)} />
        <Fact label="Criado em" value={<time dateTime={createdAt}>{formatDate(createdAt)}</time>} />
      </dl>
    </Card>
  );
}
