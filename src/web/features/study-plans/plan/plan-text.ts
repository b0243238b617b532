import type { PlanWeek, StudyPlan } from '#shared/contracts/study-plans.ts';
import { slug } from '#shared/rules/text/slug.ts';
import { formatDay, hoursText } from '#web/lib/format.ts';
import { difficultyNames, priorityNames } from '#web/lib/plan-names.ts';
import { weekRange } from '#web/lib/week-calendar.ts';
import { hasActivities } from './calendar.ts';

const box = (completed: boolean) => (completed ? '☑' : '☐');

/** The plan as plain text, for a message or a notebook. */
export function planText(plan: StudyPlan): string {
  const { title, subject, difficulty, startDate, endDate, timeAvailable, examDate } = plan;
  const head = [
    title,
    `${subject} · ${difficultyNames[difficulty]}`,
    `${formatDay(startDate)} a ${formatDay(endDate)} · ${hoursText(timeAvailable)} por semana`,
    ...(examDate ? [`Prova: ${formatDay(examDate)}`] : []),
  ];
  const goals = plan.goals.map((goal) => `- ${goal}`);
  const topics = plan.topics.map(
    ({ name, priority, completed }) =>
      `${box(completed)} ${name} (${priorityNames[priority].toLocaleLowerCase('pt-BR')})`,
  );
  const weeks = plan.weeks.filter((week) => hasActivities([week])).map(weekText);
  return [
    head.join('\n'),
    ...(goals.length > 0 ? [['OBJETIVOS', ...goals].join('\n')] : []),
    ['TÓPICOS', ...topics].join('\n'),
    ...weeks,
  ].join('\n\n');
}

function weekText({ weekNumber, days }: PlanWeek): string {
  const lines = days
    .filter(({ activities }) => activities.length > 0)
    .flatMap(({ dayName, date, activities }) => [
      `${dayName}, ${formatDay(date)}`,
      ...activities.map(
        ({ completed, time, duration, topic, description }) =>
          `${box(completed)} ${time} (${duration} min) ${topic}${description && `: ${description}`}`,
      ),
    ]);
  return [`SEMANA ${weekNumber} (${weekRange(days)})`, ...lines].join('\n');
}

/** The name of the plan's PDF: `plano-genetica-para-o-enem.pdf`. */
export function pdfName(title: string): string {
  return `plano-${slug(title) || 'sem-titulo'}.pdf`;
}
