import { v7 as uuidv7 } from 'uuid';
import { insertBlocks } from '#server/features/study-cycles/block-queries.ts';
import { withMinutes } from '#server/features/study-cycles/layout-service.ts';
import { insertCycle } from '#server/features/study-cycles/queries.ts';
import { layOutCycle } from '#shared/rules/cycles/cycle-schedule.ts';
import { numbered } from '#shared/rules/plans/replan.ts';
import {
  addDays,
  defaultTimeZone,
  studyDay,
  type Weekday,
  weekdayOf,
  weekdays,
} from '#shared/rules/time/study-day.ts';
import { median } from './support/figures.ts';
import {
  type DatabaseKind,
  databaseKinds,
  fill,
  install,
  serve,
  twinOf,
  withDatabase,
} from './support/installation.ts';
import { type Call, connections, load } from './support/load.ts';
import { startProgram } from './support/program.ts';
import { type BenchStudent, headersOf } from './support/students.ts';
import { against, decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';
import { middle, ratio, takeTurns } from './support/turns.ts';

const startDate = studyDay(new Date(), defaultTimeZone);
const hours = (perDay: number) =>
  Object.fromEntries(weekdays.map((day) => [day, perDay])) as Record<Weekday, number>;
const rating = (index: number) => (index % 5) + 1;
const subjectsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Matéria ${index + 1}`,
    difficulty: rating(index),
    priority: rating(3 * index),
  }));

interface Size {
  subjects: number;
  weeks: number;
  hoursPerDay: number;
  studyBlockSize: number;
  breakSize: number;
}
const usual: Size = { subjects: 8, weeks: 12, hoursPerDay: 4, studyBlockSize: 50, breakSize: 10 };
const year: Size = { ...usual, subjects: 20, weeks: 52 };
/** The most blocks that a day can hold, all year. */
const widest: Size = { subjects: 40, weeks: 52, hoursPerDay: 16, studyBlockSize: 15, breakSize: 5 };

function make({ subjects: count, weeks, hoursPerDay, studyBlockSize, breakSize }: Size) {
  const subjects = subjectsOf(count);
  const time = {
    startDate,
    weeklySchedule: hours(hoursPerDay),
    studyBlockSize,
    breakSize,
    startsAt: '08:00',
  };
  const blocks = layOutCycle({ ...time, subjects, from: 0, until: weeks * 7 - 1 });
  if (!blocks) throw new Error('O ciclo tem matérias demais.');
  return { time, subjects, blocks: numbered(blocks) };
}

const repeats = 31;

/** Milliseconds to lay one cycle out: the first, and the median of the others. */
function timesToMake(size: Size): { first: number; usual: number } {
  const times = Array.from({ length: repeats }, () => {
    const began = performance.now();
    make(size);
    return performance.now() - began;
  });
  return { first: times[0] ?? Number.NaN, usual: median(times.slice(1)) };
}

const rounds = 3;
const seconds = 2;

/** Ticks of a cycle for each student, ten of its blocks in turns. */
async function measure(stack: AsyncDisposableStack, kind: DatabaseKind): Promise<string[][]> {
  const installation = await install(stack, kind);
  const students = await fill(installation);
  const { time, subjects, blocks } = make(usual);
  const cycleOf = new Map<BenchStudent, string>();
  await withDatabase(installation, async ({ db, exec }) => {
    for (const student of students) {
      const { userId } = student;
      const id = uuidv7();
      cycleOf.set(student, id);
      await insertCycle(db, {
        ...time,
        userId,
        id,
        name: 'Ciclo',
        studyFocus: '',
        mode: 'calendar',
        totalWeeks: usual.weeks,
        subjects: withMinutes(subjects, blocks),
        blockCount: blocks.length,
        createdAt: new Date(),
      });
      await insertBlocks(db, userId, id, blocks);
    }
    await exec('vacuum analyze');
  });
  const twin = await twinOf(installation);
  const { url } = await serve(stack, installation);
  const bareUrl = await startProgram(stack, new URL('./support/bare-server.ts', import.meta.url), twin);
  const headers = await Promise.all(students.map((student) => headersOf(student, installation.JWT_SECRET)));
  const ticks = Array.from({ length: 10 }, (_, turn) =>
    students.map((student, index): Call => {
      const { day, position } = blocks[(turn * 7) % blocks.length] ?? { day: 0, position: 0 };
      const place = `${Math.floor(day / 7)}/${weekdayOf(addDays(startDate, day))}/${position}`;
      return {
        method: 'PATCH',
        path: `/api/study-cycles/${cycleOf.get(student)}/schedule/${place}`,
        headers: { ...headers[index], 'content-type': 'application/json' },
        body: JSON.stringify({ completed: turn % 2 === 0 }),
      };
    }),
  ).flat();
  const bare = (method: Call['method'], path: (student: BenchStudent) => string) => {
    const requests = students.map((student): Call => ({ method, path: path(student) }));
    return () => load(bareUrl, requests, seconds);
  };
  const [selects, real, updates] = await takeTurns(rounds, [
    bare('GET', ({ userId }) => `/students/${userId}`),
    () => load(url, ticks, seconds),
    bare('PUT', ({ userId, planId }) => `/plans/${userId}/${planId}`),
  ]);
  const row = (name: string, figures: typeof real, toSelect: string, toUpdate: string) => {
    const { perSecond, p50, p99 } = middle(figures);
    return [name, decimal(perSecond), decimal(p50, 2), decimal(p99, 2), toSelect, toUpdate];
  };
  return [
    row(
      `${kind}: marcar um bloco`,
      real,
      against(ratio(real, selects), '≥', 0.4),
      decimal(ratio(real, updates), 2),
    ),
    row('  rota nua: um SELECT de uma linha pequena', selects, '1,00', ''),
    row('  rota nua: um UPDATE de uma linha', updates, decimal(ratio(updates, selects), 2), '1,00'),
  ];
}

printTable(
  `Gerar um ciclo (mediana de ${repeats - 1}, depois de um primeiro a frio)`,
  ['tamanho', 'blocos', 'a frio ms', 'ms'],
  ([usual, year, widest] as const).map((size) => {
    const { first, usual: ms } = timesToMake(size);
    return [
      `${size.subjects} matérias, ${size.weeks} semanas, ${size.hoursPerDay} h por dia, blocos de ${size.studyBlockSize} min`,
      decimal(make(size).blocks.length),
      decimal(first, 1),
      size === year ? against(ms, '≤', 20) : decimal(ms, 2),
    ];
  }),
);

await tidily(async (stack) => {
  const table: string[][] = [];
  for (const kind of databaseKinds) {
    await using own = stack.use(new AsyncDisposableStack());
    table.push(...(await measure(own, kind)));
  }
  printTable(
    `Ciclos pela API, ${connections} conexões, ${rounds} rodadas alternadas de ${seconds} s`,
    ['operação', 'req/s', 'p50 ms', 'p99 ms', 'para o SELECT', 'para o UPDATE'],
    table,
  );
});
