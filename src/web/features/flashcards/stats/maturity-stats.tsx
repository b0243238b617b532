import type { FlashcardStats } from '#shared/contracts/flashcard-stats.ts';
import { countOf, formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { percent } from '#web/ui/chart-scale.ts';
import { NumberTable } from '#web/ui/number-table.tsx';
import { shareText } from './labels.ts';

type MaturityStatsProps = { cards: FlashcardStats['cards'] };

const kinds = [
  { key: 'new', name: 'Novos', hint: 'nunca respondidos' },
  { key: 'young', name: 'Jovens', hint: 'voltam em menos de 21 dias' },
  { key: 'mature', name: 'Maduros', hint: 'voltam em 21 dias ou mais' },
  { key: 'suspended', name: 'Suspensos', hint: 'fora das revisões' },
] as const;

export function MaturityStats({ cards }: MaturityStatsProps) {
  const total = kinds.reduce((sum, { key }) => sum + cards[key], 0);
  const rows = kinds.map((kind) => ({
    ...kind,
    count: cards[kind.key],
    share: total === 0 ? 0 : cards[kind.key] / total,
  }));
  return (
    <Card title="Seus cartões" description={`${countOf(total, 'cartão', 'cartões')} ao todo.`}>
      <div className="grid gap-3.5" aria-hidden="true">
        {rows.map(({ key, name, hint, count, share }) => (
          <div key={key}>
            <p className="flex items-baseline justify-between gap-3 text-sm">
              <span>
                <span className="font-medium">{name}</span> <span className="text-ink-muted">{hint}</span>
              </span>
              <span className="shrink-0 tabular-nums">
                <span className="font-semibold">{formatNumber(count)}</span>{' '}
                <span className="text-ink-muted">{shareText(share)}</span>
              </span>
            </p>
            <svg aria-hidden="true" width="100%" height="10" className="mt-1 block">
              <rect width="100%" height="10" rx="5" className="fill-well" />
              <rect width={percent(share)} height="10" rx="5" className="fill-cometa" />
            </svg>
          </div>
        ))}
      </div>
      <NumberTable
        caption="Cartões por maturidade"
        columns={['Cartões', 'Quantidade', 'Parte']}
        rows={rows.map(({ key, name, hint, count, share }) => ({
          key,
          cells: [`${name}, ${hint}`, formatNumber(count), shareText(share)],
        }))}
      />
    </Card>
  );
}
