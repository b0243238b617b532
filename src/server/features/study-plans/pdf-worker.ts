import { parentPort, workerData } from 'node:worker_threads';
import { Typesetter } from '#server/platform/documents/typesetter.ts';
import type { Activity, StudyPlan } from '#shared/contracts/study-plans.ts';
import { formatDay, formatHours, formatMinutes } from '#shared/rules/text/format.ts';

const difficulties = { easy: 'Fácil', medium: 'Médio', hard: 'Difícil' } as const;

function typeset(plan: StudyPlan): Typesetter {
  const sheet = new Typesetter({ title: plan.title, subject: plan.subject });
  sheet.title(plan.title);
  sheet.note(
    [
      plan.subject,
      difficulties[plan.difficulty],
      `${formatDay(plan.startDate)} a ${formatDay(plan.endDate)}`,
      `${formatHours(plan.timeAvailable)} por semana`,
      ...(plan.examDate ? [`prova em ${formatDay(plan.examDate)}`] : []),
      `${plan.progress}% concluído`,
    ].join(' · '),
  );
  if (plan.description) sheet.paragraph(plan.description);
  sheet.heading('Objetivos');
  for (const goal of plan.goals) sheet.bullet(goal);
  const weeks = plan.weeks.filter(({ days }) => days.some(({ activities }) => activities.length > 0));
  if (weeks.length > 0) sheet.heading('Cronograma de Estudos');
  for (const { weekNumber, days } of weeks) {
    sheet.subheading(`Semana ${weekNumber}`);
    for (const { dayName, date, activities } of days) {
      if (activities.length === 0) continue;
      sheet.note(`${dayName}, ${formatDay(date)}`, true);
      for (const activity of activities) writeActivity(sheet, activity);
    }
  }
  sheet.heading('Tópicos de Estudo');
  for (const { name, description, completed } of plan.topics) sheet.task(name, description, completed);
  if (plan.resources.length > 0) sheet.heading('Recursos de Estudo');
  for (const { title, description, url } of plan.resources) sheet.bullet(title, `${description} ${url}`);
  if (plan.evaluationMethods.length > 0) sheet.heading('Métodos de Avaliação');
  for (const { name, frequency, description } of plan.evaluationMethods)
    sheet.bullet(`${name} (${frequency.toLowerCase()})`, description);
  return sheet;
}

function writeActivity(sheet: Typesetter, { time, duration, topic, description, completed }: Activity): void {
  sheet.task(`${time} · ${formatMinutes(duration)} · ${topic}`, description, completed);
}

parentPort?.postMessage(await typeset(workerData as StudyPlan).finish());
