import { subjectStyle } from '#web/domain/subject-style.ts';
import { Card } from '#web/ui/card.tsx';
import { BarChart } from '#web/ui/chart/bar-chart.tsx';
import { NumberTable } from '#web/ui/chart/number-table.tsx';
import { StackedChart } from '#web/ui/chart/stacked-chart.tsx';
import { GallerySection } from './gallery-section.tsx';

const week = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
const minutes = [40, 75, 0, 90, 50, 25, 110];
const marks = week.map((text, slot) => ({ slot, text }));
const ticks = [0, 30, 60, 90, 120];
const minutesText = (tick: number) => `${tick}min`;
const subjects = ['Matemática', 'História', 'Redação'];

export function ChartsSection() {
  return (
    <GallerySection title="Gráficos">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card title="Barras">
          <BarChart
            label="Gráfico do tempo de estudo por dia."
            current={6}
            ticks={ticks}
            tickText={minutesText}
            marks={marks}
            bars={minutes.map((value, slot) => ({
              key: slot,
              value,
              title: `${week[slot]}: ${minutesText(value)}`,
            }))}
          />
          <NumberTable
            caption="Tempo de estudo por dia"
            columns={['Dia', 'Tempo']}
            rows={minutes.map((value, slot) => ({ key: slot, cells: [week[slot], minutesText(value)] }))}
          />
        </Card>
        <Card title="Barras em partes">
          <StackedChart
            label="Gráfico do tempo de estudo por dia e matéria."
            ticks={ticks}
            tickText={minutesText}
            marks={marks}
            bars={minutes.map((value, slot) => ({
              key: week[slot] ?? '',
              title: `${week[slot]}: ${minutesText(value)}`,
              parts: subjects
                .slice(slot % subjects.length)
                .map((name, _, all) => ({ key: name, value: value / all.length, style: subjectStyle(name) }))
                .filter((part) => part.value > 0),
            }))}
          />
        </Card>
      </div>
    </GallerySection>
  );
}
