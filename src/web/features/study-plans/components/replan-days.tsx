import type { ReplanPreview } from '#shared/contracts/replan.ts';
import { countOf, formatDay } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { shortDay } from '../replan-words.ts';

type ReplanDaysProps = { preview: ReplanPreview };

/** Each day as it would be, and what finds no place. */
export function ReplanDays({ preview: { days, leftOut } }: ReplanDaysProps) {
  return (
    <div className="grid gap-2">
      {days.map(({ date, dayName, activities }, index) => (
        <Collapsible
          key={date}
          defaultOpen={index === 0}
          title={
            <>
              {dayName}{' '}
              <time dateTime={date} className="font-normal text-ink-muted text-sm">
                {formatDay(date)}
              </time>
            </>
          }
          aside={<Count of={activities.length} />}
        >
          <ul className="grid gap-2.5">
            {activities.map(({ time, duration, topic, description, from }) => (
              <li key={`${time} ${topic} ${description}`} className="text-sm">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="min-w-0 break-words font-medium">{topic}</span>
                  {from !== date && <Badge tone="cometa">{`era ${shortDay(from)}`}</Badge>}
                </span>
                <span className="text-ink-muted tabular-nums">
                  <time>{time}</time> · {duration} min
                </span>
              </li>
            ))}
          </ul>
        </Collapsible>
      ))}
      {leftOut.length > 0 && (
        <Collapsible title="Não cabe" defaultOpen className="mt-2" aside={<Count of={leftOut.length} />}>
          <p className="mb-3 text-ink-muted text-sm">
            Estas atividades continuam abertas e ficam depois do término. Um término mais tarde abre lugar
            para elas.
          </p>
          <ul className="grid gap-2.5">
            {[...leftOut.entries()].map(([place, { topic, duration, from }]) => (
              // The list is never reordered, and two of them may look the same.
              <li key={place} className="text-sm">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="min-w-0 break-words font-medium">{topic}</span>
                  <Badge tone="cometa">{`era ${shortDay(from)}`}</Badge>
                </span>
                <span className="text-ink-muted tabular-nums">{duration} min</span>
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
    </div>
  );
}

const Count = ({ of }: { of: number }) => (
  <span className="text-ink-muted text-sm tabular-nums">{countOf(of, 'atividade', 'atividades')}</span>
);
