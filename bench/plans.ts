import { sql } from 'drizzle-orm';
import { type CreateStudyPlanInput, studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { addDays, defaultTimeZone, studyDay } from '#shared/rules/time/study-day.ts';
import { median } from './support/figures.ts';
import { fill, install, serve, withDatabase } from './support/installation.ts';
import { largePlan, makePlan, type PlanSize, subjects, usualPlan, widestPlan } from './support/plans.ts';
import { headersOf } from './support/students.ts';
import { decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';

const queued = 20;
const repeats = 20;

/** Milliseconds to write and schedule one plan, the median over every subject. */
function timeToMake(size: PlanSize): number {
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const subject of subjects) {
      const began = performance.now();
      makePlan(subject, size);
      times.push(performance.now() - began);
    }
  }
  return median(times.slice(subjects.length));
}

async function answer<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} respondeu ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Seconds from asking for `queued` plans at once until the first, and the last, is there. */
async function timeToGenerate(stack: AsyncDisposableStack, { topics, weeks, hoursPerWeek }: PlanSize) {
  await using own = stack.use(new AsyncDisposableStack());
  const installation = await install(own, 'PGlite');
  const [student] = await fill(installation, 1);
  if (!student) throw new Error('Falta o estudante.');
  await withDatabase(installation, ({ db }) =>
    db.execute(sql`update students set plan = 'premium', plan_expires_at = now() + interval '1 day'`),
  );
  const { url } = await serve(own, installation);
  const headers = await headersOf(student, installation.JWT_SECRET);
  const today = studyDay(new Date(), defaultTimeZone);
  const wish = (number: number): CreateStudyPlanInput => ({
    title: `Plano ${number}`,
    subject: subjects[number % subjects.length] ?? subjects[0],
    difficulty: 'intermediário',
    startDate: today,
    endDate: addDays(today, studyPlanLimits.endWithinDays),
    goals: ['Chegar pronto à prova'],
    timeAvailable: hoursPerWeek,
    topicsCount: topics,
    numberOfWeeks: weeks,
  });

  const began = performance.now();
  const done = await Promise.all(
    Array.from({ length: queued }, async (_, number) => {
      const { taskId } = await answer<{ taskId: string }>(`${url}/api/study-plans`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(wish(number)),
      });
      for (;;) {
        const task = await answer<{ status: string }>(`${url}/api/study-plans/status/${taskId}`, { headers });
        if (task.status === 'completed') return (performance.now() - began) / 1000;
        if (task.status === 'failed') throw new Error(`O plano ${number} falhou.`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }),
  );
  return { first: Math.min(...done), last: Math.max(...done) };
}

await tidily(async (stack) => {
  const rows: string[][] = [];
  for (const size of [usualPlan, largePlan, widestPlan]) {
    const { first, last } = await timeToGenerate(stack, size);
    rows.push([
      `${size.topics} tópicos, ${size.weeks} semanas, ${size.hoursPerWeek} h por semana`,
      decimal(timeToMake(size), 1),
      decimal(first, 2),
      decimal(last, 2),
    ]);
  }
  printTable(
    `Geração: um plano pelo motor local (mediana), e ${queued} pedidos de uma vez pela API sobre PGlite`,
    ['tamanho', 'escrever e distribuir ms', 'o primeiro pronto s', `os ${queued} prontos s`],
    rows,
  );
});
