import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { syllabusLimits } from '#shared/contracts/syllabi.ts';
import { sampleDiscipline } from '#test/support/samples/syllabi.ts';
import { type Action, edit } from './actions.ts';
import { dropBlank, mostSteps, newHistory, perform, travel } from './history.ts';
import { inputOf, type Tree, treeOf } from './tree.ts';

const texts = ['Textos', '  Tipos', '    Narração; descrição', '  Gêneros', 'Crase', '  Regras'];
const sample = () =>
  treeOf([
    sampleDiscipline({ id: 0, name: 'Português' }, texts),
    sampleDiscipline({ id: 1, name: 'Direito' }, ['Estado', '  Poderes', 'União'], 6),
  ]);

/** The tree as one would write it down. */
const written = ({ disciplines }: Tree) =>
  disciplines.flatMap(({ name, topics }) => [
    `# ${name}`,
    ...topics.map(({ depth, text }) => `${'  '.repeat(depth)}${text}`),
  ]);
const treeAfter = (...actions: Action[]) =>
  written(actions.reduce((tree, action) => edit(tree, action).tree, sample().tree));
const topicsAfter = (...actions: Action[]) => treeAfter(...actions).slice(1, -4);

describe('a topic', () => {
  it.each<[string, Action, string[]]>([
    ['is renamed', { type: 'rename', topic: 4, text: 'Uso da\ncrase' }, texts.with(4, 'Uso da crase')],
    [
      'is cut at the caret, and what stands below it follows the second half',
      { type: 'split', topic: 2, caret: 9 },
      texts.toSpliced(2, 1, '    Narração', '    descrição'),
    ],
    [
      'begins a blank one below at its end',
      { type: 'split', topic: 3, caret: 7 },
      texts.toSpliced(4, 0, '  '),
    ],
    [
      'begins a blank one above at its beginning',
      { type: 'split', topic: 3, caret: 0 },
      texts.toSpliced(3, 0, '  '),
    ],
    [
      'with others below it begins the first of them',
      { type: 'addBelow', topic: 4 },
      texts.toSpliced(5, 0, '  '),
    ],
    [
      'is joined with the one above',
      { type: 'merge', topic: 1 },
      ['Textos Tipos', '  Narração; descrição', '  Gêneros', 'Crase', '  Regras'],
    ],
    [
      'goes down a level with all below it',
      { type: 'indent', topic: 4, by: 1 },
      [...texts.slice(0, 4), '  Crase', '    Regras'],
    ],
    ['goes no deeper than one below the one above', { type: 'indent', topic: 1, by: 1 }, texts],
    ['goes up a level', { type: 'indent', topic: 3, by: -1 }, texts.with(3, 'Gêneros')],
    [
      'moves up with all below it',
      { type: 'move', topic: 4, by: -1 },
      ['Crase', '  Regras', ...texts.slice(0, 4)],
    ],
    [
      'moves down past the next at its level',
      { type: 'move', topic: 1, by: 1 },
      ['Textos', '  Gêneros', '  Tipos', '    Narração; descrição', 'Crase', '  Regras'],
    ],
    [
      'moves down below what follows where it is the last',
      { type: 'move', topic: 3, by: 1 },
      ['Textos', '  Tipos', '    Narração; descrição', 'Crase', '  Gêneros', '  Regras'],
    ],
    [
      'moves up before what it stands below where it is the first',
      { type: 'move', topic: 2, by: -1 },
      ['Textos', '  Narração; descrição', '  Tipos', '  Gêneros', 'Crase', '  Regras'],
    ],
    ['is deleted with all below it', { type: 'remove', topic: 1, keepsBelow: false }, texts.toSpliced(1, 2)],
    [
      'is deleted alone',
      { type: 'remove', topic: 1, keepsBelow: true },
      ['Textos', '  Narração; descrição', '  Gêneros', 'Crase', '  Regras'],
    ],
    [
      'takes several lines',
      { type: 'insertLines', topic: 5, selection: [0, 6], lines: ['Regras', 'Casos', 'Exceções'] },
      [...texts, '  Casos', '  Exceções'],
    ],
  ])('%s', (_, action, expected) => expect(topicsAfter(action)).toEqual(expected));

  it('moves beyond its discipline, and into another', () => {
    expect(treeAfter({ type: 'move', topic: 6, by: -1 })).toEqual([
      '# Português',
      ...texts,
      'Estado',
      '  Poderes',
      '# Direito',
      'União',
    ]);
    expect(treeAfter({ type: 'move', topic: 4, by: 1 }).slice(-5)).toEqual([
      'Crase',
      '  Regras',
      'Estado',
      '  Poderes',
      'União',
    ]);
    expect(treeAfter({ type: 'moveTo', topic: 2, discipline: 1 }).slice(-4)).toEqual([
      'Estado',
      '  Poderes',
      'União',
      'Narração; descrição',
    ]);
  });

  it('becomes a discipline with what follows it, and a topic again', () => {
    expect(treeAfter({ type: 'promote', topic: 1 })).toEqual([
      '# Português',
      'Textos',
      '# Tipos',
      'Narração; descrição',
      'Gêneros',
      'Crase',
      '  Regras',
      '# Direito',
      'Estado',
      '  Poderes',
      'União',
    ]);
    expect(treeAfter({ type: 'demote', discipline: 1 }).slice(-4)).toEqual([
      'Direito',
      '  Estado',
      '    Poderes',
      '  União',
    ]);
  });

  it('is left out with all below it, weighed and confirmed', () => {
    const { disciplines } = edit(sample().tree, { type: 'leaveOut', topic: 1, isLeftOut: true }).tree;
    expect(disciplines[0]?.topics.map(({ isLeftOut }) => isLeftOut)).toEqual(
      texts.map((_, at) => at === 1 || at === 2),
    );
    expect(
      edit(sample().tree, { type: 'setWeight', topic: 7, weight: 2 }).tree.disciplines[1]?.topics[1]?.weight,
    ).toBe(2);
  });
});

describe('a discipline', () => {
  it('is renamed, moved, added, joined and deleted', () => {
    expect(treeAfter({ type: 'renameDiscipline', discipline: 1, name: 'Direitos' })).toContain('# Direitos');
    expect(treeAfter({ type: 'moveDiscipline', discipline: 1, by: -1 })[0]).toBe('# Direito');
    expect(treeAfter({ type: 'addDiscipline', after: 0 })[7]).toBe('# ');
    expect(treeAfter({ type: 'removeDiscipline', discipline: 0 })[0]).toBe('# Direito');
    expect(treeAfter({ type: 'addTopic', discipline: 1 })[8]).toBe('');
    const { disciplines } = edit(sample().tree, { type: 'mergeDiscipline', discipline: 1 }).tree;
    expect(disciplines).toMatchObject([{ key: 0, name: 'Português', questions: 40 }]);
  });
});

const key = fc.nat(12);
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('rename' as const), topic: key, text: fc.string() }),
  fc.record({ type: fc.constant('split' as const), topic: key, caret: fc.nat(20) }),
  fc.record({
    type: fc.constant('insertLines' as const),
    topic: key,
    selection: fc.constant([0, 0] as const),
    lines: fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ type: fc.constantFrom('merge', 'addBelow', 'promote', 'confirm'), topic: key }),
  fc.record({ type: fc.constantFrom('indent', 'move'), topic: key, by: fc.constantFrom(1, -1) }),
  fc.record({ type: fc.constant('moveTo' as const), topic: key, discipline: fc.nat(3) }),
  fc.record({ type: fc.constant('leaveOut' as const), topic: key, isLeftOut: fc.boolean() }),
  fc.record({ type: fc.constant('remove' as const), topic: key, keepsBelow: fc.boolean() }),
  fc.record({
    type: fc.constantFrom('addTopic', 'mergeDiscipline', 'demote', 'removeDiscipline'),
    discipline: fc.nat(3),
  }),
  fc.record({
    type: fc.constant('moveDiscipline' as const),
    discipline: fc.nat(3),
    by: fc.constantFrom(1, -1),
  }),
  fc.record({ type: fc.constant('addDiscipline' as const), after: fc.option(fc.nat(3)) }),
) as fc.Arbitrary<Action>;
const anyActions = fc.array(anyAction, { maxLength: 40 });

const keysOf = ({ disciplines }: Tree) =>
  disciplines.flatMap(({ topics }) => topics.map((topic) => topic.key));
const destroying = ['merge', 'remove', 'promote', 'removeDiscipline'];

describe('whatever is done', () => {
  it('leaves a tree that the server takes, every key of which is there once', () => {
    fc.assert(
      fc.property(anyActions, (actions) => {
        const { tree: before, ids } = sample();
        let tree = before;
        for (const action of actions) {
          const next = edit(tree, action).tree;
          const lost = keysOf(tree).filter((known) => !keysOf(next).includes(known));
          if (lost.length > 0) expect(destroying).toContain(action.type);
          if (action.type === 'merge') expect(lost).toEqual(next === tree ? [] : [action.topic]);
          tree = next;
        }
        const keys = keysOf(tree);
        expect(new Set(keys).size).toBe(keys.length);
        expect(Math.max(-1, ...keys, ...tree.disciplines.map((one) => one.key))).toBeLessThan(tree.nextKey);
        for (const { topics } of tree.disciplines)
          for (const [at, { depth }] of topics.entries()) {
            expect(depth).toBeLessThanOrEqual((topics[at - 1]?.depth ?? -1) + 1);
            expect(depth).toBeLessThan(syllabusLimits.depth);
            expect(depth).toBeGreaterThanOrEqual(0);
          }
        const input = inputOf(tree.disciplines, ids);
        expect(input.every(({ name, topics }) => name && topics.every(({ text }) => text.trim()))).toBe(true);
        const written = tree.disciplines.flatMap(({ topics }) => topics.filter(({ text }) => text.trim()));
        expect(input.flatMap(({ topics }) => topics)).toHaveLength(written.length);
      }),
    );
  });

  it('can be undone to exactly what was, and done again', () => {
    fc.assert(
      fc.property(anyActions, (actions) => {
        const start = newHistory(sample().tree);
        const end = actions.reduce((history, action) => perform(history, action).history, start);
        let back = end;
        while (back.past.length > 0) back = travel(back, 'past').history;
        expect(back.tree.disciplines).toEqual(start.tree.disciplines);
        while (back.future.length > 0) back = travel(back, 'future').history;
        expect(back.tree.disciplines).toBe(end.tree.disciplines);
      }),
    );
  });

  it("is as good as not done where it can't be", () => {
    const { tree } = sample();
    expect(edit(tree, { type: 'merge', topic: 0 }).tree).toBe(tree);
    expect(edit(tree, { type: 'move', topic: 0, by: -1 }).tree).toBe(tree);
    expect(edit(tree, { type: 'demote', discipline: 0 }).tree).toBe(tree);
    expect(edit(tree, { type: 'rename', topic: 99, text: 'Nada' }).tree).toBe(tree);
  });

  it('touches nothing else', () => {
    const { tree } = sample();
    const next = edit(tree, { type: 'rename', topic: 0, text: 'Outro' }).tree;
    expect(next.disciplines[1]).toBe(tree.disciplines[1]);
    expect(next.disciplines[0]?.topics[1]).toBe(tree.disciplines[0]?.topics[1]);
  });
});

const type = (text: string, topic = 4) =>
  Array.from(text, (_, at): Action => ({ type: 'rename', topic, text: text.slice(0, at + 1) }));
const done = (...actions: Action[]) =>
  actions.reduce((history, action) => perform(history, action).history, newHistory(sample().tree));
const undone = (history: ReturnType<typeof done>, times: number) =>
  written(
    Array.from({ length: times }).reduce<typeof history>((now) => travel(now, 'past').history, history).tree,
  );

describe('the steps that can be undone', () => {
  it('are words while one writes', () => {
    const history = done(...type('uso do acento'));
    expect(history.past).toHaveLength(3);
    expect(undone(history, 1)).toContain('uso do ');
    expect(undone(history, 3)).toContain('Crase');
  });

  it('are at least two hundred', () => {
    const history = done(
      ...Array.from({ length: 600 }, (_, at): Action => ({ type: 'setWeight', topic: 0, weight: at + 1 })),
    );
    expect(history.past).toHaveLength(mostSteps);
    expect(mostSteps).toBeGreaterThanOrEqual(200);
  });

  it('do not count a topic that was left blank', () => {
    const begun = done({ type: 'addBelow', topic: 5 });
    const dropped = dropBlank(begun, 9).history;
    expect(written(dropped.tree)).toEqual(written(sample().tree));
    expect(dropped.past).toEqual([]);
  });
});
