import type { FocusSummary } from '#shared/contracts/focus.ts';
import { percent } from '#web/ui/chart-scale.ts';
import { categoryStyle } from '../categories.ts';
import { minutesText, sessionsText } from '../history/labels.ts';
import { CategoryTag } from './category-tag.tsx';

type CategoryTotalsProps = {
  categories: FocusSummary['categories'];
  /** Of all of them. */
  minutes: number;
};

/** The categories by their time: the key to the chart beside it, too. */
export function CategoryTotals({ categories, minutes: whole }: CategoryTotalsProps) {
  return (
    <ul aria-label="Tempo por categoria" className="grid content-start gap-3">
      {categories.map(({ category, sessions, minutes }) => (
        <li key={category} className="grid gap-1.5 text-sm">
          <span className="flex items-center justify-between gap-3">
            <CategoryTag category={category} />
            <span className="text-end tabular-nums">
              <span className="font-semibold">{minutesText(minutes)}</span>{' '}
              <span className="text-ink-muted text-xs">{sessionsText(sessions)}</span>
            </span>
          </span>
          <svg
            aria-hidden="true"
            width="100%"
            height="6"
            className="subject block"
            style={categoryStyle(category)}
          >
            <rect width="100%" height="6" rx="3" className="fill-well" />
            <rect width={percent(minutes / whole)} height="6" rx="3" className="fill-subject-mark" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
