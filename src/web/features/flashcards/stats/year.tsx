import { useLayoutEffect, useRef } from 'react';
import type { FlashcardStats } from '#shared/contracts/flashcard-stats.ts';
import { countOf, formatDay, formatNumber, shortMonth } from '#shared/rules/text/format.ts';
import { weekdayNames, weekdays } from '#shared/rules/time/study-day.ts';
import { Card } from '#web/ui/card.tsx';
import { NumberTable } from '#web/ui/chart/number-table.tsx';
import { yearSummary } from './labels.ts';
import { type HeatLevel, type MapDay, type MapWeek, monthMarks, weeksOf } from './year-map.ts';

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

type YearMapProps = {
  weeks: readonly MapWeek[];
  label: string;
};

/** Pixels. */
const cell = 15;
const monthsHeight = 18;
const height = monthsHeight + 7 * cell;
/** Of a star: larger with more answers, so that nothing depends on its colour. */
const radii: Record<HeatLevel, number> = { 0: 1.25, 1: 2.75, 2: 4, 3: 5.25, 4: 6.5 };
const levels = [0, 1, 2, 3, 4] as const;

const middle = (place: number) => (place + 0.5) * cell;
const starClass = (level: HeatLevel) => (level === 0 ? 'fill-line-strong' : 'fill-star');

/** A year of days as stars in columns of weeks. Where it does not fit it scrolls, from the newest week on. */
function YearMap({ weeks, label }: YearMapProps) {
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box) box.scrollLeft = box.scrollWidth;
  }, []);
  const lastWeek = weeks.length - 1;
  const lastRow = weeks[lastWeek]?.findLastIndex((place) => place !== null) ?? 0;
  return (
    <>
      <div className="flex gap-2 text-xs">
        <svg aria-hidden="true" width="24" height={height} className="shrink-0 fill-ink-muted">
          {(['seg', 'qua', 'sex'] as const).map((name, index) => (
            <text key={name} x="0" y={monthsHeight + middle(2 * index + 1) + 4}>
              {name}
            </text>
          ))}
        </svg>
        <section
          ref={scroller}
          aria-label="Mapa do ano"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop, the year cannot be scrolled by keyboard
          tabIndex={0}
          className="min-w-0 overflow-x-auto overscroll-x-contain rounded-md pb-2"
        >
          <svg
            role="img"
            aria-label={label}
            width={weeks.length * cell}
            height={height}
            className="block max-w-none"
          >
            {monthMarks(weeks).map(({ column, day }) => (
              <text key={day} x={column * cell + 2} y="11" className="fill-ink-muted">
                {shortMonth(day)}
              </text>
            ))}
            {weeks.map((week, column) =>
              week.map(
                (place, row) => place && <Star key={place.day} place={place} column={column} row={row} />,
              ),
            )}
            <circle
              cx={middle(lastWeek)}
              cy={monthsHeight + middle(lastRow)}
              r="7"
              fill="none"
              className="stroke-sol-strong"
            />
          </svg>
        </section>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-xs">
        <span className="flex items-center gap-1.5">
          menos
          <svg aria-hidden="true" width={levels.length * cell} height={cell}>
            {levels.map((level) => (
              <circle
                key={level}
                cx={middle(level)}
                cy={cell / 2}
                r={radii[level]}
                className={starClass(level)}
              />
            ))}
          </svg>
          mais
        </span>
        <span className="flex items-center gap-1.5">
          <svg aria-hidden="true" width={cell + 1} height={cell}>
            <circle cx="8" cy="7.5" r="6.5" fill="none" className="stroke-sol-strong" />
          </svg>
          hoje
        </span>
      </p>
    </>
  );
}

type StarProps = { place: MapDay; column: number; row: number };

function Star({ place: { day, answers, level, joined }, column, row }: StarProps) {
  const [x, y] = [middle(column), monthsHeight + middle(row)];
  return (
    <>
      {joined && <line x1={x} x2={x} y1={y - cell} y2={y} className="stroke-star" />}
      <circle cx={x} cy={y} r={radii[level]} className={starClass(level)}>
        <title>{`${formatDay(day)}: ${countOf(answers, 'resposta', 'respostas')}`}</title>
      </circle>
    </>
  );
}
