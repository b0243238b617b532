import { expect, it } from 'vitest';
import type { Tree } from '../tree.ts';
import type { NewTopic } from './match-trees.ts';
import { mergeTrees } from './merge.ts';

const topic = (text: string, rest: Partial<NewTopic> = {}): NewTopic => ({
  depth: 0,
  text,
  weight: 1,
  isLeftOut: false,
  isDoubtful: false,
  page: null,
  line: null,
  ...rest,
});
const discipline = (name: string, topics: NewTopic[], rest: Partial<Tree[number]> = {}): Tree[number] => ({
  name,
  area: null,
  questions: 10,
  weight: 1,
  minimum: null,
  topics,
  ...rest,
});

/** Two disciplines with ids, as they were taken over. */
const taken = (): Tree => [
  discipline(
    'Língua Portuguesa',
    [
      topic('Crase', { id: 0 }),
      topic('Concordância verbal e nominal', { id: 1 }),
      topic('Casos especiais', { id: 2, depth: 1 }),
      topic('Redação oficial', { id: 3 }),
    ],
    { id: 0 },
  ),
  discipline('Matemática', [topic('Função quadrática', { id: 4 }), topic('Probabilidade', { id: 5 })], {
    id: 1,
  }),
];
/** The author's, with ids of their own. */
const published = (change: (tree: Tree) => Tree = (tree) => tree): Tree =>
  change(taken()).map(({ id: _id, topics, ...said }) => ({
    ...said,
    topics: topics.map((each, at) => ({ ...each, id: 90 + at })),
  }));
const inFirst = (change: (topics: NewTopic[]) => NewTopic[]) => (tree: Tree) =>
  tree.map((each, at) => (at === 0 ? { ...each, topics: change(each.topics) } : each));
const outline = (tree: Tree) =>
  tree.map(({ id, name, topics }) => [
    name,
    id,
    topics.map((each) => `${'>'.repeat(each.depth)}${each.text} ${each.id ?? 'new'}`),
  ]);
const merged = async (mine: Tree, now: Tree) =>
  (await mergeTrees(taken(), mine, now, async () => {})).disciplines;

it('is the student’s own while the author changed nothing', async () => {
  const mine = inFirst(([crase, , , redacao]) => [
    redacao as NewTopic,
    crase as NewTopic,
    topic('Só meu', { id: 9 }),
  ])(taken()).toReversed();
  expect(outline(await merged(mine, published()))).toEqual(outline(mine));
});

it('takes what the author added, took out, worded and weighed anew', async () => {
  const now = published((tree) =>
    inFirst(([crase, concordancia, , redacao]) => [
      topic('Ortografia oficial'),
      { ...(crase as NewTopic), weight: 3 },
      { ...(concordancia as NewTopic), text: 'Concordância verbal, nominal' },
      { ...(redacao as NewTopic), isLeftOut: true },
    ])(tree).map((each) => ({ ...each, questions: 20 })),
  );
  const [first, second] = await merged(taken(), now);
  expect(outline([first as Tree[number]])).toEqual([
    [
      'Língua Portuguesa',
      0,
      ['Ortografia oficial new', 'Crase 0', 'Concordância verbal, nominal 1', 'Redação oficial 3'],
    ],
  ]);
  expect(first?.topics.map(({ weight, isLeftOut }) => [weight, isLeftOut])).toEqual([
    [1, false],
    [3, false],
    [1, false],
    [1, true],
  ]);
  expect([first?.questions, second?.questions]).toEqual([20, 20]);
});

it('knows a topic of its author under a name with a word of the old one', async () => {
  const [first, second] = taken() as [Tree[number], Tree[number]];
  const now = (text: string, id: number) =>
    [first, { ...second, topics: [second.topics[0] as NewTopic, topic(text, { id })] }] as Tree;
  const last = async (tree: Tree) => (await merged(taken(), tree))[1]?.topics.at(-1)?.id;
  expect(await last(now('Noções iniciais de probabilidade', 5))).toBe(5);
  expect(await last(now('Noções iniciais de probabilidade', 6))).toBeUndefined();
  expect(await last(now('Matrizes', 5))).toBeUndefined();
});

it('leaves what the student changed: words, weights, what they took out and what they added', async () => {
  const mine = inFirst(([crase, concordancia, casos]) => [
    { ...(crase as NewTopic), text: 'Crase, com exercícios', weight: 2 },
    concordancia as NewTopic,
    casos as NewTopic,
    topic('Casos meus', { id: 9, depth: 1 }),
    topic('Meu tópico', { id: 10 }),
  ])(taken());
  const now = published(
    inFirst(([crase, concordancia, casos, redacao]) => [
      { ...(crase as NewTopic), weight: 5 },
      concordancia as NewTopic,
      casos as NewTopic,
      topic('Mais casos', { depth: 1 }),
      redacao as NewTopic,
      topic('Regência'),
    ]),
  );
  const [first] = await merged(mine, now);
  expect(outline([first as Tree[number]])[0]?.[2]).toEqual([
    'Crase, com exercícios 0',
    'Concordância verbal e nominal 1',
    '>Casos especiais 2',
    '>Casos meus 9',
    '>Mais casos new',
    'Meu tópico 10',
    'Regência new',
  ]);
  expect(first?.topics[0]?.weight).toBe(2);
});

it('does not bring what the student added already a second time', async () => {
  const mine = inFirst((topics) => [...topics, topic('Regência verbal', { id: 9 })])(taken());
  const now = published(inFirst((topics) => [topic('REGÊNCIA VERBAL.'), ...topics]));
  const [first] = await merged(mine, now);
  expect(first?.topics.filter(({ text }) => /reg/i.test(text)).map(({ id }) => id)).toEqual([9]);
});

it('follows the author’s moves, and leaves the student’s', async () => {
  const [first, second] = taken() as [Tree[number], Tree[number]];
  const now = published(() => [
    { ...first, topics: first.topics.slice(1) },
    { ...second, topics: [...second.topics, first.topics[0] as NewTopic] },
  ]);
  expect(outline(await merged(taken(), now))[1]?.[2]).toEqual([
    'Função quadrática 4',
    'Probabilidade 5',
    'Crase 0',
  ]);
  const mine = [
    { ...first, topics: first.topics.slice(0, 3) },
    { ...second, topics: [first.topics[3] as NewTopic, ...second.topics] },
  ];
  const other = published(inFirst((topics) => [topic('Regência'), ...topics]));
  const result = outline(await merged(mine, other));
  expect(result[0]?.[2]).not.toContain('Redação oficial 3');
  expect(result[1]?.[2]).toEqual(['Redação oficial 3', 'Função quadrática 4', 'Probabilidade 5']);
});

it('takes whole disciplines, and keeps the student’s own and those they took out', async () => {
  const [first, second] = taken() as [Tree[number], Tree[number]];
  const own = discipline('Violão', [topic('Acordes', { id: 9 })], { id: 7 });
  const now = published(() => [first, discipline('Física', [topic('Óptica')])]);
  expect(outline(await merged([first, second, own], now))).toEqual([
    outline([first])[0],
    ['Física', undefined, ['Óptica new']],
    ['Violão', 7, ['Acordes 9']],
  ]);
  const kept = published((tree) => inFirst((topics) => [...topics, topic('Regência')])(tree));
  expect((await merged([second], kept)).map(({ name }) => name)).toEqual(['Matemática']);
});

it('keeps what the student wrote into a discipline that the author took out', async () => {
  const [first, second] = taken() as [Tree[number], Tree[number]];
  const mine = [first, { ...second, topics: [...second.topics, topic('Meu tópico', { id: 9 })] }];
  expect(
    outline(
      await merged(
        mine,
        published(() => [first]),
      ),
    )[1],
  ).toEqual(['Matemática', 1, ['Meu tópico 9']]);
});

it('brings nothing below what the student took out', async () => {
  const mine = inFirst(([crase, , , redacao]) => [crase as NewTopic, redacao as NewTopic])(taken());
  const now = published(
    inFirst(([crase, concordancia, casos, redacao]) => [
      crase as NewTopic,
      concordancia as NewTopic,
      casos as NewTopic,
      topic('Sujeito composto', { depth: 1 }),
      redacao as NewTopic,
    ]),
  );
  expect(outline(await merged(mine, now))[0]?.[2]).toEqual(['Crase 0', 'Redação oficial 3']);
});
