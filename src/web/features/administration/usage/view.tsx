import { useState } from 'react';
import type { UsageDay } from '#shared/contracts/administration.ts';
import { formatDay, formatNumber, shortDay } from '#shared/rules/text/format.ts';
import { Card } from '#web/ui/card.tsx';
import { BarChart } from '#web/ui/chart/bar-chart.tsx';
import { countTicks } from '#web/ui/chart/chart-scale.ts';
import { NumberTable } from '#web/ui/chart/number-table.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { usageQuery } from '../api.ts';
import { Loaded } from '../loaded.tsx';

const periods = ['7', '30', '90'] as const;
type Period = (typeof periods)[number];

type Figure = Exclude<keyof UsageDay, 'day'>;
const figures: { figure: Figure; title: string; note?: string }[] = [
  { figure: 'active', title: 'Estudantes ativos' },
  { figure: 'registrations', title: 'Contas novas', note: 'Sem as contas de teste.' },
  { figure: 'answers', title: 'Respostas a flashcards' },
  { figure: 'plans', title: 'Planos criados', note: 'Sem os que já foram excluídos.' },
  { figure: 'tokens', title: 'Tokens da IA conectada' },
];

/** How much the installation is used, day by day. */
export function UsageTab() {
  const [period, setPeriod] = useState<Period>('30');
  return (
    <div className="grid gap-4">
      <Segmented
        label="Período"
        value={period}
        onValueChange={setPeriod}
        options={periods.map((value) => ({ value, label: `${value} dias` }))}
      />
      <Loaded query={usageQuery(Number(period))}>
        {(days) => (
          <div className="grid gap-4 lg:grid-cols-2">
            {figures.map((figure) => (
              <FigureCard key={figure.figure} days={days} {...figure} />
            ))}
          </div>
        )}
      </Loaded>
    </div>
  );
}

function FigureCard({ figure, title, note, days }: (typeof figures)[number] & { days: UsageDay[] }) {
  const values = days.map((day) => day[figure]);
  const [today = 0, most] = [values.at(-1), Math.max(...values)];
  const sum = values.reduce((total, value) => total + value, 0);
  const said = figure === 'active' ? `Hoje: ${formatNumber(today)}` : `No período: ${formatNumber(sum)}`;
  const marks = [0, days.length - 1].map((slot) => ({ slot, text: shortDay(days[slot]?.day ?? '') }));
  return (
    <Card title={title} description={[most > 0 && `${said}.`, note].filter(Boolean).join(' ')}>
      {most === 0 ? (
        <p className="text-ink-muted text-sm">Nada neste período.</p>
      ) : (
        <>
          <BarChart
            label={`${title} por dia`}
            bars={days.map((day) => ({
              key: day.day,
              value: day[figure],
              title: `${formatDay(day.day)}: ${formatNumber(day[figure])}`,
            }))}
            ticks={countTicks(most)}
            tickText={formatNumber}
            marks={marks}
            current={days.length - 1}
          />
          <NumberTable
            caption={`${title} por dia`}
            columns={['Dia', title]}
            rows={days
              .toReversed()
              .map((day) => ({ key: day.day, cells: [formatDay(day.day), formatNumber(day[figure])] }))}
          />
        </>
      )}
    </Card>
  );
}
