import type { FlashcardStats } from '#shared/contracts/flashcard-stats.ts';
import { weekdayNames, weekdays } from '#shared/rules/time/study-day.ts';
import { formatDay, formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { NumberTable } from '#web/ui/number-table.tsx';
import { yearSummary } from './labels.ts';
import { weeksOf } from './year-map.ts';
import { YearMap } from './year-map.tsx';

type YearStatsProps = { year: FlashcardStats['year'] };

const shortNames = weekdays.map((day) => weekdayNames[day].slice(0, 3));

export function YearStats({ year }: YearStatsProps) {
  const weeks = weeksOf(year);
  const summary = yearSummary(year);
  return (
    <Card
      title="Seu ano"
      description="Cada estrela é um dia com respostas: quanto maior, mais respostas. Dias seguidos da mesma semana se ligam."
    >
      <p className="mb-3 text-sm">{summary}</p>
      <YearMap weeks={weeks} label={`Mapa do ano. ${summary}`} />
      <NumberTable
        caption="Respostas por dia do ano"
        columns={['Semana de', ...shortNames]}
        rows={weeks.toReversed().map((week, index) => {
          const first = week.find((place) => place !== null);
          return {
            key: first?.day ?? index,
            cells: [
              first ? formatDay(first.day) : '',
              ...week.map((place) => (place ? formatNumber(place.answers) : '')),
            ],
          };
        })}
      />
    </Card>
  );
}
