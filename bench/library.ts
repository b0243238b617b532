import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lessonsOf, lessonText, librarySubjects } from '#server/content/library.ts';
import { listLessons, listSubjects } from '#server/features/library/service.ts';
import { findLessons, searchLessons } from '#server/language/library/search.ts';
import { percentile } from './support/figures.ts';
import { against, printTable } from './support/table.ts';

const mostMs = 10;
const mostMegabytes = { heap: 15, files: 8 } as const;
const queries = ['crase', 'leis de newton', 'fotossíntese', 'revolução', 'equa', 'logarítimo', 'o que é mol'];
const rounds = 40;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function megabytes(): number {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

/** Milliseconds that no turn of the event loop gave back while `work` went on, the longest of them. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [longest, before] = [0, performance.now()];
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  }, 1);
  await work();
  clearInterval(timer);
  return longest;
}

async function timeOf(search: (query: string) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const query of queries) {
      const began = performance.now();
      await search(query);
      times.push(performance.now() - began);
    }
  return percentile(times, 0.5);
}

const before = megabytes();
const texts = librarySubjects().flatMap((subject) =>
  lessonsOf(subject).map((lesson) => lessonText(subject, lesson)),
);
const files = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1e6;
const turn = await longestTurn(() => findLessons(['crase'], 3));
for (const { slug } of listSubjects()) listLessons(slug);
const lessons = texts.length;
texts.length = 0;
const kept = megabytes() - before;

printTable(
  `A biblioteca: ${lessons} lições`,
  ['medida', 'valor'],
  [
    ['arquivos, MB', against(files, '≤', mostMegabytes.files, 1)],
    ['memória do índice e das listas, MB', against(kept, '≤', mostMegabytes.heap, 1)],
    ['turno mais longo ao fazer o índice, ms', against(turn, '≤', mostMs, 1)],
    [
      'busca de um estudante, p50, ms',
      against(await timeOf((query) => searchLessons(query, 20)), '≤', mostMs),
    ],
    [
      'busca do tutor, p50, ms',
      against(await timeOf((query) => findLessons(query.split(' '), 3)), '≤', mostMs),
    ],
  ],
);
