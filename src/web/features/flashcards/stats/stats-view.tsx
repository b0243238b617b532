import type { FlashcardStats } from '#shared/contracts/flashcard-stats.ts';
import { ForecastStats } from './days.tsx';
import { HourStats } from './hour-stats.tsx';
import { MaturityStats } from './maturity-stats.tsx';
import { RetentionStats } from './retention.tsx';
import { TimeStats } from './time-stats.tsx';
import { TodayStats } from './today-stats.tsx';
import { YearStats } from './year.tsx';

type StatsViewProps = {
  stats: FlashcardStats;
  /** The retention that the student wishes for, 0 to 1; undefined while it is not known. */
  goal: number | undefined;
};

export function StatsView({ stats, goal }: StatsViewProps) {
  return (
    <div className="grid gap-5">
      <TodayStats today={stats.today} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <RetentionStats retention={stats.retention} goal={goal} />
        <ForecastStats forecast={stats.forecast} />
      </div>
      <YearStats year={stats.year} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <HourStats hours={stats.hours} />
        <div className="grid min-w-0 gap-5">
          <MaturityStats cards={stats.cards} />
          <TimeStats stats={stats} />
        </div>
      </div>
    </div>
  );
}
