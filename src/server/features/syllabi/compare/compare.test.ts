import { expect, it } from 'vitest';
import type { SyllabusDiscipline, SyllabusTopic } from '#shared/contracts/syllabi.ts';
import type { Tree } from '../tree.ts';
import { compareTrees } from './compare.ts';

const compared = (tree: readonly SyllabusDiscipline[], now: Tree) => compareTrees(tree, now, async () => {});

const old = (id: number, text: string, rest: Partial<SyllabusTopic> = {}): SyllabusTopic => ({
  id,
  depth: 0,
  text,
  weight: 1,
  share: 0,
  isLeftOut: false,
  isDoubtful: false,
  page: 1,
  line: id,
  theoryOn: null,
  revisedOn: [],
  questionsDone: 0,
  questionsRight: 0,
  minutesStudied: 0,
  lesson: null,
  ...rest,
});
const before: SyllabusDiscipline[] = [
  {
    id: 1,
    name: 'Língua Portuguesa',
    area: null,
    questions: 10,
    weight: 1,
    minimum: null,
    topics: [
      old(1, 'Crase', { weight: 3 }),
      old(2, 'Concordância verbal e nominal', { theoryOn: '2026-03-01' }),
      old(3, 'Redação oficial', { questionsDone: 5 }),
    ],
  },
];
const topic = (text: string): Tree[number]['topics'][number] => ({
  depth: 0,
  text,
  weight: 1,
  isLeftOut: false,
  isDoubtful: false,
  page: 2,
  line: 0,
});
const after = (name: string, ...texts: string[]): Tree => [
  { name, area: null, questions: 12, weight: 1, minimum: null, topics: texts.map(topic) },
];

it('tells what is added, removed and worded anew, and what stays the same by its words', async () => {
  const changes = await compared(
    before,
    after('LÍNGUA PORTUGUESA', 'crase.', 'Concordância nominal e verbal do português', 'Pontuação'),
  );
  expect(changes.added).toEqual([{ discipline: 'LÍNGUA PORTUGUESA', text: 'Pontuação' }]);
  expect(changes.removed).toEqual([
    { discipline: 'LÍNGUA PORTUGUESA', text: 'Redação oficial', wasStudied: true },
  ]);
  expect(changes.changed).toEqual([
    {
      discipline: 'LÍNGUA PORTUGUESA',
      before: 'Concordância verbal e nominal',
      after: 'Concordância nominal e verbal do português',
    },
  ]);
});

it('keeps ids, and so what was studied, with the weights that the student gave', async () => {
  const reordered = after('Língua Portuguesa', 'Pontuação', 'Crase');
  const [discipline] = (await compared(before, reordered)).disciplines;
  expect(discipline?.id).toBe(1);
  expect(discipline?.questions).toBe(12);
  expect(discipline?.topics.map(({ id, weight }) => [id, weight])).toEqual([
    [undefined, 1],
    [1, 3],
  ]);
});

it('removes a discipline that is gone, with all of it', async () => {
  const changes = await compared(before, after('Informática', 'Planilhas'));
  expect(changes.removed.map(({ discipline, text }) => `${discipline}: ${text}`)).toEqual([
    'Língua Portuguesa: Crase',
    'Língua Portuguesa: Concordância verbal e nominal',
    'Língua Portuguesa: Redação oficial',
  ]);
  expect(changes.added).toEqual([{ discipline: 'Informática', text: 'Planilhas' }]);
});

it('takes another law for another topic, however alike the words', async () => {
  const law: SyllabusDiscipline[] = [
    {
      ...(before[0] as SyllabusDiscipline),
      topics: [old(1, 'Lei nº 8.112/1990 e suas alterações', { theoryOn: '2026-03-01' })],
    },
  ];
  const changes = await compared(law, after('Língua Portuguesa', 'Lei nº 8.429/1992 e suas alterações'));
  expect(changes.changed).toEqual([]);
  expect(changes.removed).toMatchObject([{ wasStudied: true }]);
});

it('keeps what the new notice does not say, and shows no page of another notice', async () => {
  const silent = [
    { ...(after('Língua Portuguesa', 'Crase', 'Pontuação')[0] as Tree[number]), questions: null },
  ];
  const [discipline] = (await compared(before, silent)).disciplines;
  expect(discipline?.questions).toBe(10);
  expect(discipline?.topics.map(({ page, line }) => [page, line])).toEqual([
    [1, 1],
    [null, null],
  ]);
});

it('follows a topic of the same words into another discipline', async () => {
  const moved = [...after('Língua Portuguesa', 'Crase'), ...after('Redação', 'Redação oficial')];
  const [, other] = (await compared(before, moved)).disciplines;
  expect(other?.topics[0]?.id).toBe(3);
});
