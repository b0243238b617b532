import { sql } from 'drizzle-orm';
import { createStudyPlan } from '#server/features/study-plans/service.ts';
import { everyJob } from '#server/jobs.ts';
import { type OpenServices, openServices } from '#server/open-services.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction, rowsOf } from '#server/platform/database/database.ts';
import type { Job } from '#server/platform/jobs.ts';
import { readSettings } from '#server/settings.ts';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { addDays, defaultTimeZone, studyDay } from '#shared/rules/time/study-day.ts';
import {
  type DatabaseKind,
  databaseKinds,
  fill,
  type Installation,
  install,
} from './support/installation.ts';
import { subjects } from './support/plans.ts';
import { against, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';

/** Works with an installation whose jobs of the given kinds run, as a process of its own would, since `began`. */
async function withJobs<T>(
  installation: Installation,
  kinds: (services: OpenServices) => Job<never>[],
  work: (services: OpenServices, began: number) => Promise<T>,
): Promise<T> {
  const services = await openServices(readSettings(installation));
  try {
    const began = performance.now();
    // What the hour would start is another bench's.
    await services.jobs.start(
      kinds(services).map(({ options: { cron: _, ...options }, ...job }) => ({ ...job, options })),
    );
    return await work(services, began);
  } finally {
    await services.close();
  }
}

const secondsSince = (began: number) => (performance.now() - began) / 1000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Mails promised in one transaction until the last lies in the outbox, two at a time as reminders go. */
async function timeToMail(installation: Installation, count: number): Promise<number> {
  let sent = 0;
  const mailing = ({ mailer }: OpenServices): Job<never>[] => [
    {
      name: 'bench.mail',
      options: { timeoutSeconds: 60, retries: 0, concurrency: 2 },
      run: async () => {
        await mailer.send({ to: 'ana@example.com', subject: 'Lembrete', text: 'Olá', html: '<p>Olá</p>' });
        sent++;
      },
    },
  ];
  return withJobs(installation, mailing, async ({ db, jobs }) => {
    const began = performance.now();
    await inTransaction(db, async (tx) => {
      for (let number = 0; number < count; number++) await jobs.enqueue(tx, 'bench.mail', { number });
    });
    while (sent < count) await wait(20);
    return secondsSince(began);
  });
}

/** Plans that a stopped server left until the last is written, from the start of the next one's jobs. */
async function timeToPlan(installation: Installation, count: number): Promise<number> {
  const [student] = await fill(installation, 1);
  if (!student) throw new Error('Falta o estudante.');
  const asking: SignedIn = {
    userId: student.userId,
    sessionId: student.userId,
    role: 'user',
    timeZone: defaultTimeZone,
  };
  const today = studyDay(new Date(), defaultTimeZone);
  await withJobs(installation, everyJob, () => wait(0));
  await withJobs(
    installation,
    () => [],
    async (services) => {
      for (let number = 0; number < count; number++)
        await createStudyPlan(services, asking, {
          title: `Plano ${number}`,
          subject: subjects[number % subjects.length] ?? subjects[0],
          difficulty: 'intermediário',
          startDate: today,
          endDate: addDays(today, studyPlanLimits.endWithinDays),
          goals: ['Chegar pronto à prova'],
          timeAvailable: 10,
          description: '',
          topicsCount: 10,
          numberOfWeeks: 4,
          includeSchedule: true,
          isAdvanced: false,
          programme: '',
        });
    },
  );
  return withJobs(installation, everyJob, async ({ db }, began) => {
    for (let left = count; left > 0; ) {
      await wait(50);
      const [row] = await rowsOf<{ left: number }>(
        db,
        sql`select count(*)::int as left from generation_tasks where status <> 'completed'`,
      );
      left = row?.left ?? 0;
    }
    return secondsSince(began);
  });
}

async function figures(stack: AsyncDisposableStack, kind: DatabaseKind): Promise<string[]> {
  const installation = await install(stack, kind);
  return [
    kind,
    against(await timeToMail(installation, 60), '≤', 1),
    against(await timeToMail(installation, 5000), '≤', 180, 0),
    against(await timeToPlan(installation, 50), '≤', 4, 1),
  ];
}

await tidily(async (stack) => {
  const rows: string[][] = [];
  for (const kind of databaseKinds) {
    await using own = stack.use(new AsyncDisposableStack());
    rows.push(await figures(own, kind));
  }
  printTable(
    'Fila: de uma transação até o último email na caixa de saída; e de uma partida até o último plano que ela achou na fila',
    ['banco', '60 emails s', '5.000 emails s', '50 planos s'],
    rows,
  );
});
