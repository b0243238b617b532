import type { PlannedAndDone } from '#shared/contracts/focus.ts';
import { percent } from '#web/ui/chart-scale.ts';
import { NumberTable } from '#web/ui/number-table.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { subjectStyle } from '#web/ui/subject-style.ts';
import { SubjectTag } from '#web/ui/subject-tag.tsx';
import { minutesText } from '../history/labels.ts';
import { differenceText, weekTotals } from '../history/planned-week.ts';

type PlannedWeekProps = { week: PlannedAndDone };

/** Each subject's planned minutes as a track, with what is done of them on it. */
export function PlannedWeek({ week }: PlannedWeekProps) {
  const { subjects, other } = week;
  const { planned, done } = weekTotals(week);
  const most = Math.max(other, ...subjects.map((subject) => Math.max(subject.planned, subject.done)));
  const rows = [
    ...subjects.map((subject) => ({ ...subject, name: subject.subject })),
    ...(other > 0 ? [{ subject: null, name: 'Sem matéria', planned: 0, done: other }] : []),
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Stat label="Planejado" value={minutesText(planned)} />
        <Stat label="Feito" value={minutesText(done)} />
      </dl>
      <div aria-hidden="true" className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
        {rows.map(({ subject, name, planned, done }) => (
          <div
            key={name}
            className="subject grid grid-cols-[minmax(0,1fr)] gap-1.5"
            style={subject === null ? undefined : subjectStyle(subject)}
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
              <span className="min-w-0 flex-1 basis-24">
                {subject === null ? (
                  <span className="text-ink-muted text-xs">{name}</span>
                ) : (
                  <SubjectTag name={name} variant="plain" />
                )}
              </span>
              <span className="tabular-nums">
                <span className="font-semibold">{minutesText(done)}</span>{' '}
                <span className="text-ink-muted">
                  {planned > 0 ? `de ${minutesText(planned)}` : 'fora do plano'}
                </span>
              </span>
            </p>
            <svg aria-hidden="true" width="100%" height="12" className="block">
              <rect
                width={percent(planned / most)}
                height="12"
                rx="6"
                className="fill-well stroke-line-strong"
              />
              <rect
                y="3"
                width={percent(done / most)}
                height="6"
                rx="3"
                className={subject === null ? 'fill-line-strong' : 'fill-subject-mark'}
              />
            </svg>
          </div>
        ))}
      </div>
      <NumberTable
        caption="Planejado e feito por matéria"
        columns={['Matéria', 'Planejado', 'Feito', 'Diferença']}
        rows={rows.map(({ name, planned, done }) => ({
          key: name,
          cells: [name, minutesText(planned), minutesText(done), differenceText(planned, done)],
        }))}
      />
    </>
  );
}
