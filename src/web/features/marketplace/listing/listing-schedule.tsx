import type { ScheduledDay } from '#shared/contracts/marketplace.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { countOf } from '#web/lib/format.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { weeksOf } from './listing-weeks.ts';

type ListingScheduleProps = { schedule: readonly ScheduledDay[] };

export function ListingSchedule({ schedule }: ListingScheduleProps) {
  return (
    <section aria-labelledby="cronograma" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="cronograma" className="text-lg">
          Cronograma de Estudos
        </h2>
        <p className="text-ink-muted text-sm">No seu clone, cada atividade fica no mesmo dia da semana.</p>
      </div>
      {weeksOf(schedule).map(({ weekNumber, days, activities }, index) => (
        <Collapsible
          key={weekNumber}
          defaultOpen={index === 0}
          title={`Semana ${weekNumber}`}
          aside={
            <span className="text-ink-muted text-sm tabular-nums">
              {countOf(activities, 'atividade', 'atividades')}
            </span>
          }
        >
          <ol className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-2">
            {days.map((day) => (
              <Day key={day.day} day={day} />
            ))}
          </ol>
        </Collapsible>
      ))}
    </section>
  );
}

function Day({ day: { day, activities } }: { day: ScheduledDay }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h4 className="font-medium text-sm">{day}</h4>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {activities.map(({ time, duration, topic, description }, index) => (
          <li key={fieldId(`activities.${index}`)} className="border-subject-mark border-s-2 ps-3">
            <p className="break-words font-medium">{topic}</p>
            <p className="text-ink-muted text-sm tabular-nums">
              <time>{time}</time> · {duration} min
            </p>
            {description && <p className="max-w-[70ch] break-words text-ink-muted text-sm">{description}</p>}
          </li>
        ))}
      </ul>
    </li>
  );
}
