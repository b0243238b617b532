import { useState } from 'react';
import { type Dashboard, dashboardLimits } from '#shared/contracts/dashboard.ts';
import { formatDay, formatMinutes } from '#shared/rules/text/format.ts';
import { useMedia } from '#web/lib/hooks/use-media.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BarChart } from '#web/ui/chart/bar-chart.tsx';
import { NumberTable } from '#web/ui/chart/number-table.tsx';
import { weekdayMark } from './day-labels.ts';

const { max, step } = dashboardLimits.axis;
const ticks = Array.from({ length: max / step + 1 }, (_, index) => index * step);

type StudyTimeChartProps = { week: Dashboard['week'] };

/** Minutes of each of the last seven days, where there is room for them at once; a day past the axis reaches its top and says its number. */
export function StudyTimeChart({ week }: StudyTimeChartProps) {
  const isNarrow = useMedia('(width < 64rem)', false);
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <Card
      title="Tempo de Estudo (Últimos 7 Dias)"
      actions={
        isNarrow && (
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {isUnfolded ? 'Ocultar' : 'Ver gráfico'}
          </Button>
        )
      }
    >
      {(isUnfolded || !isNarrow) && <TimeBars week={week} />}
    </Card>
  );
}

function TimeBars({ week }: StudyTimeChartProps) {
  const last = week.length - 1;
  const total = week.reduce((sum, { minutes }) => sum + minutes, 0);
  const summary = `${formatMinutes(total)} nos últimos ${week.length} dias, no timer.`;
  return (
    <>
      <p className="mb-2 text-sm">{summary}</p>
      <BarChart
        label={`Gráfico. ${summary}`}
        current={last}
        ticks={ticks}
        tickText={String}
        bars={week.map(({ day, minutes }) => {
          const number = Math.round(minutes);
          return {
            key: day,
            value: Math.min(max, minutes),
            title: `${number} min`,
            ...(number > max && { note: String(number) }),
          };
        })}
        marks={week.map(({ day }, slot) => ({ slot, text: slot === last ? 'hoje' : weekdayMark(day) }))}
      />
      <NumberTable
        caption="Tempo de estudo por dia"
        columns={['Dia', 'Tempo']}
        rows={week.toReversed().map(({ day, minutes }) => ({
          key: day,
          cells: [formatDay(day), `${Math.round(minutes)} min`],
        }))}
      />
    </>
  );
}
