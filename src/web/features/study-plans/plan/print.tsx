import type { Activity, PlanResource, PlanWeek, StudyPlan, Topic } from '#shared/contracts/study-plans.ts';
import { formatDay, formatHours, formatMinutes } from '#shared/rules/text/format.ts';
import { difficultyNames, priorityNames, resourceTypeNames } from '#web/domain/plan-names.ts';
import { weekRange } from '#web/domain/week-calendar.ts';
import { PaperBox } from '#web/ui/paper-box.tsx';
import { hasActivities } from './calendar.ts';

type PlanPrintProps = { plan: StudyPlan };

/** The whole plan on paper: black on white, every week open, boxes to be ticked by hand. */
export function PlanPrint({ plan }: PlanPrintProps) {
  const { title, description, goals, weeks, topics, resources } = plan;
  return (
    <article
      aria-hidden="true"
      className="hidden bg-[color:canvas] text-[color:canvastext] text-sm leading-snug print:block [&_h2]:mt-6 [&_h2]:mb-2 [&_h2]:text-lg"
    >
      <h1 className="text-xl">{title}</h1>
      <dl className="mt-3 grid grid-cols-3 gap-x-6 gap-y-2">
        {factsOf(plan).map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {description && <p className="mt-3 whitespace-pre-line">{description}</p>}
      <h2>Objetivos</h2>
      <ul className="list-disc ps-5">
        {goals.map((goal) => (
          <li key={goal}>{goal}</li>
        ))}
      </ul>
      {hasActivities(weeks) && <h2>Cronograma de Estudos</h2>}
      {weeks
        .filter((week) => hasActivities([week]))
        .map((week) => (
          <PrintedWeek key={week.weekNumber} week={week} />
        ))}
      <h2>Tópicos de Estudo</h2>
      <ul className="grid gap-1.5">
        {topics.map((topic) => (
          <PrintedTopic key={topic.id} topic={topic} />
        ))}
      </ul>
      {resources.length > 0 && <h2>Recursos de Estudo</h2>}
      <ul className="grid gap-2">
        {resources.map((resource) => (
          <PrintedResource key={`${resource.type} ${resource.title} ${resource.url}`} resource={resource} />
        ))}
      </ul>
    </article>
  );
}

function factsOf(plan: StudyPlan): [label: string, value: string][] {
  return [
    ['Matéria', plan.subject],
    ['Dificuldade', difficultyNames[plan.difficulty]],
    ['Tempo disponível', `${formatHours(plan.timeAvailable)} por semana`],
    ['Início', formatDay(plan.startDate)],
    ['Término', formatDay(plan.endDate)],
    ['Progresso', `${plan.progress}% concluído`],
    ...(plan.examDate ? [['Prova', formatDay(plan.examDate)] satisfies [string, string]] : []),
  ];
}

function PrintedWeek({ week: { weekNumber, days } }: { week: PlanWeek }) {
  return (
    <section>
      <h3 className="mt-4 border-b pb-0.5 text-base">
        Semana {weekNumber} <span className="font-normal font-sans text-sm">{weekRange(days)}</span>
      </h3>
      {days
        .filter(({ activities }) => activities.length > 0)
        .map(({ date, dayName, activities }) => (
          <section key={date}>
            <h4 className="mt-2.5 mb-1 break-after-avoid font-semibold">
              {dayName}, {formatDay(date)}
            </h4>
            <ul className="grid gap-1.5">
              {activities.map((activity) => (
                <PrintedActivity key={activity._id} activity={activity} />
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}

function PrintedActivity({ activity }: { activity: Activity }) {
  const { time, duration, topic, description, completed } = activity;
  return (
    <li className="flex break-inside-avoid gap-2.5">
      <PaperBox checked={completed} />
      <div className="min-w-0">
        <p className="font-semibold">
          <span className="tabular-nums">
            {time} · {formatMinutes(duration)}
          </span>{' '}
          · {topic}
        </p>
        <p>{description}</p>
      </div>
    </li>
  );
}

function PrintedTopic({ topic: { name, description, priority, completed } }: { topic: Topic }) {
  return (
    <li className="flex break-inside-avoid gap-2.5">
      <PaperBox checked={completed} />
      <div className="min-w-0">
        <p className="font-semibold">
          {name} <span className="font-normal">({priorityNames[priority].toLocaleLowerCase('pt-BR')})</span>
        </p>
        {description && <p>{description}</p>}
      </div>
    </li>
  );
}

function PrintedResource({ resource: { title, type, description, url } }: { resource: PlanResource }) {
  return (
    <li className="break-inside-avoid">
      <p className="font-semibold">
        {title} <span className="font-normal">({resourceTypeNames[type]})</span>
      </p>
      {description && <p>{description}</p>}
      {url && <p className="break-all">{url}</p>}
    </li>
  );
}
