import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { percent } from '#web/ui/chart/chart-scale.ts';

type SubjectBarsProps = {
  subjects: readonly {
    name: string;
    /** The length of its bar. */
    minutes: number;
    /** How much of the bar is filled; all of it unless said. */
    studied?: number;
    /** The numbers in words. */
    text: string;
    /** Beside them. */
    action?: ReactNode;
  }[];
  className?: string;
};

/** A bar for each subject, in its hue, with its minutes in words. */
export function SubjectBars({ subjects, className }: SubjectBarsProps) {
  const longest = Math.max(1, ...subjects.map(({ minutes }) => minutes));
  return (
    <ul className={clsx('grid gap-x-8 gap-y-3', className)}>
      {subjects.map(({ name, minutes, studied = minutes, text, action }) => (
        <li key={name} style={subjectStyle(name)} className="subject grid min-w-0 content-end gap-1">
          <span className="flex flex-wrap items-end justify-between gap-x-3 text-sm">
            <span className="min-w-0 flex-1 basis-30 break-words font-medium">{name}</span>
            <span className="shrink-0 text-ink-muted tabular-nums">{text}</span>
            {action}
          </span>
          <span aria-hidden="true" className="block h-2 rounded-full bg-well">
            <span
              className="block h-full overflow-hidden rounded-full border border-subject-mark"
              style={{ width: percent(minutes / longest) }}
            >
              <span
                data-fill=""
                className="block h-full bg-subject-mark"
                style={{ width: percent(minutes > 0 ? Math.min(1, studied / minutes) : 0) }}
              />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
