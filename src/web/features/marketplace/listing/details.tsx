import type { Listing, ScheduledDay } from '#shared/contracts/marketplace.ts';
import { groupBy } from '#shared/rules/group-by.ts';
import { countOf, formatMinutes } from '#shared/rules/text/format.ts';
import { LessonLink, lessonOf } from '#web/domain/lesson-link.tsx';
import { activityKindNames, priorityNames, resourceTypeNames } from '#web/domain/plan-names.ts';
import { FoldedText, GoalList, MethodList, PriorityBadge, ResourceCard } from '#web/domain/plan-parts.tsx';
import { fieldId } from '#web/lib/form-rules.ts';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';

type ListingDetailsProps = { listing: Listing };

export function ListingDetails({ listing }: ListingDetailsProps) {
  const { description, goals, topics, schedule, resources, evaluationMethods, lessons } = listing;
  const { syllabusTopics } = listing;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {description && (
        <Card title="Descrição">
          <p className="max-w-[70ch] whitespace-pre-line break-words">{description}</p>
        </Card>
      )}
      {syllabusTopics > 0 && (
        <Card title="Edital verticalizado">
          <p className="max-w-[70ch]">
            Ao clonar o plano, você recebe também uma cópia do edital:{' '}
            {countOf(syllabusTopics, 'tópico', 'tópicos')}, com as disciplinas e os pesos, sem nada marcado.
            Depois, ele fica em Editais.
          </p>
        </Card>
      )}
      {goals.length > 0 && (
        <Card title="Objetivos">
          <GoalList goals={goals} />
        </Card>
      )}
      {topics.length > 0 && <ListingTopics topics={topics} lessons={lessons} />}
      {schedule.length > 0 && <ListingSchedule schedule={schedule} />}
      {resources.length > 0 && (
        <section aria-labelledby="recursos" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id="recursos" className="text-lg">
            Recursos de Estudo
          </h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
            {resources.map((resource) => (
              <li key={`${resource.type} ${resource.title} ${resource.url}`}>
                <ResourceCard {...resource} typeName={resourceTypeNames[resource.type]} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {evaluationMethods.length > 0 && (
        <Card title="Métodos de Avaliação">
          <MethodList methods={evaluationMethods} />
        </Card>
      )}
    </div>
  );
}

type ListingScheduleProps = { schedule: readonly ScheduledDay[] };

function ListingSchedule({ schedule }: ListingScheduleProps) {
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
        {activities.map(({ time, duration, topic, kind, description }, index) => (
          <li key={fieldId(`activities.${index}`)} className="border-subject-mark border-s-2 ps-3">
            <p className="break-words font-medium">{topic}</p>
            <p className="text-ink-muted text-sm tabular-nums">
              {activityKindNames[kind]} · <time>{time}</time> · {formatMinutes(duration)}
            </p>
            {description && (
              <div className="text-ink-muted text-sm">
                <FoldedText>{description}</FoldedText>
              </div>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

interface ListingWeek {
  /** From 1. */
  weekNumber: number;
  days: ScheduledDay[];
  activities: number;
}

/** The days of a published schedule by week, in their order. */
function weeksOf(schedule: readonly ScheduledDay[]): ListingWeek[] {
  return [...groupBy(schedule, ({ weekNumber }) => weekNumber)].map(([weekNumber, days]) => ({
    weekNumber,
    days,
    activities: days.reduce((sum, day) => sum + day.activities.length, 0),
  }));
}

type ListingTopicsProps = Pick<Listing, 'topics' | 'lessons'>;

function ListingTopics({ topics, lessons }: ListingTopicsProps) {
  return (
    <section aria-labelledby="topicos" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="topicos" className="text-lg">
        Tópicos de Estudo
      </h2>
      <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
        {topics.map(({ name, description, priority }, index) => (
          <li
            key={fieldId(`topics.${index}`)}
            className="flex flex-wrap items-start gap-x-3 gap-y-1.5 px-4 py-3 sm:px-5"
          >
            <div className="min-w-0 flex-1 basis-60 break-words">
              <h3 className="font-medium font-sans text-base tracking-normal">{name}</h3>
              {description && (
                <div className="text-ink-muted text-sm">
                  <FoldedText>{description}</FoldedText>
                </div>
              )}
              <LessonLink lesson={lessonOf(lessons, name)} topic={name} className="-ms-3 text-cometa!">
                Ler a lição
              </LessonLink>
            </div>
            <PriorityBadge priority={priority}>{priorityNames[priority]}</PriorityBadge>
          </li>
        ))}
      </ol>
    </section>
  );
}
