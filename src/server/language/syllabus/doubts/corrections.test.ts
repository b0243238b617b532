import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notice, Topic } from '../notice.ts';
import { applyCorrections, type Correction, groundedCorrections, lineRoles } from './corrections.ts';

const page = [
  'LÍNGUA PORTUGUESA',
  '1 Crase',
  '2 Ortografia oficial e emprego',
  'das letras',
  'Concordância verbal',
  'Edital nº 4 – página 9',
  'NOÇÕES DE',
  'INFORMÁTICA',
  '1 Redes de computadores',
  '1.1 Internet',
  '2 e intranet',
  'MATEMÁTICA',
  '1 Funções',
];
const topic = (text: string, line: number, children: Topic[] = []): Topic => ({
  text,
  children,
  page: 1,
  line,
});
const unknown = { area: null, questions: null, weight: null, minimum: null, page: 1 };
const long = 'Ortografia oficial e emprego das letras Concordância verbal Edital nº 4 – página 9';
const informatics = topic('NOÇÕES DE INFORMÁTICA', 6, [
  topic('Redes de computadores', 8, [topic('Internet', 9)]),
  topic('e intranet', 10),
]);
const portuguese = {
  ...unknown,
  name: 'LÍNGUA PORTUGUESA',
  line: 0,
  topics: [topic('Crase', 1), topic(long, 2), informatics],
};
const mathematics = { ...unknown, name: 'MATEMÁTICA', line: 11, topics: [topic('Funções', 12)] };
const notice: Notice = {
  posts: [
    { name: 'Técnico', disciplines: [portuguese, mathematics] },
    { name: 'Analista', disciplines: [{ ...portuguese, questions: 10 }] },
  ],
  weightsTable: [],
  examDate: null,
  examDates: [],
  registration: null,
};

type Tree = string | [string, Tree[]];
const treeOf = ({ text, children }: Topic): Tree =>
  children.length > 0 ? [text, children.map(treeOf)] : text;
const outline = ({ posts }: Notice) =>
  posts[0]?.disciplines.map(({ name, topics }) => [name, topics.map(treeOf)]);
const at = (line: number, as: Correction['as'], level: number | null = null): Correction => ({
  page: 1,
  line,
  text: page[line] ?? '',
  as,
  level,
});
const corrected = (...corrections: Correction[]) => outline(applyCorrections(notice, [page], corrections));
const computing: Tree = ['NOÇÕES DE INFORMÁTICA', [['Redes de computadores', ['Internet']], 'e intranet']];
const rest = ['MATEMÁTICA', ['Funções']];

describe('a correction', () => {
  it('of nothing leaves all as it was read', () => {
    expect(applyCorrections(notice, [page], [])).toEqual(notice);
  });

  it('begins a topic in the middle of another one, and takes out what is none', () => {
    expect(corrected(at(4, 'topic'), at(5, 'noise'))).toEqual([
      [
        'LÍNGUA PORTUGUESA',
        ['Crase', 'Ortografia oficial e emprego das letras', 'Concordância verbal', computing],
      ],
      rest,
    ]);
    expect(corrected(at(4, 'topic', 2))?.[0]?.[1]).toEqual([
      'Crase',
      ['Ortografia oficial e emprego das letras', ['Concordância verbal Edital nº 4 – página 9']],
      computing,
    ]);
  });

  it('puts a topic a level deeper or higher, with what stands below it', () => {
    expect(corrected(at(8, 'topic', 1))?.[0]?.[1]?.slice(2)).toEqual([
      'NOÇÕES DE INFORMÁTICA',
      ['Redes de computadores', ['Internet', 'e intranet']],
    ]);
    expect(corrected(at(1, 'topic', 3))).toEqual(outline(notice));
  });

  it('makes a topic go on in the one before', () => {
    expect(corrected(at(10, 'continuation'))?.[0]?.[1]?.slice(2)).toEqual([
      ['NOÇÕES DE INFORMÁTICA', [['Redes de computadores', ['Internet e intranet']]]],
    ]);
    expect(corrected(at(1, 'continuation'))).toEqual(outline(notice));
  });

  it('makes a discipline of a heading, also one of two lines, for every position', () => {
    const made = [
      ['LÍNGUA PORTUGUESA', ['Crase', long]],
      ['NOÇÕES DE INFORMÁTICA', [['Redes de computadores', ['Internet']], 'e intranet']],
    ];
    expect(corrected(at(6, 'heading'), at(7, 'heading'))).toEqual([...made, rest]);
    const { posts } = applyCorrections(notice, [page], [at(6, 'heading'), at(7, 'heading')]);
    expect(posts[1]?.disciplines.map(({ name, questions }) => [name, questions])).toEqual([
      ['LÍNGUA PORTUGUESA', 10],
      ['NOÇÕES DE INFORMÁTICA', null],
    ]);
  });

  it('of a line that is no part of a topic changes nothing', () => {
    expect(corrected(at(0, 'noise'), at(11, 'topic'))).toEqual(outline(notice));
  });

  it('whatever it is, leaves the notice with its own words only', () => {
    const words = new Set(page.join(' ').split(/\s+/u));
    const all = (topics: readonly Topic[]): string[] =>
      topics.flatMap(({ text, children }) => [text, ...all(children)]);
    const any = fc.record({
      line: fc.nat(page.length - 1),
      as: fc.constantFrom(...lineRoles),
      level: fc.option(fc.integer({ min: 1, max: 6 })),
    });
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ line }) => line }), (corrections) => {
        const { posts } = applyCorrections(
          notice,
          [page],
          corrections.map(({ line, as, level }) => at(line, as, level)),
        );
        for (const { name, topics } of posts.flatMap(({ disciplines }) => disciplines))
          for (const text of [name, ...all(topics)]) {
            expect(text).not.toBe('');
            for (const word of text.split(' ')) expect(words).toContain(word);
          }
      }),
    );
  });
});

describe('what a model says', () => {
  const asked = [
    { page: 3, line: 1, text: 'Direito\tCivil' },
    { page: 3, line: 2, text: 'Bens públicos' },
  ];
  const said = { page: 3, line: 1, text: 'Direito Civil', as: 'heading', level: null } as const;

  it('counts when it quotes a line letter by letter, white space apart, and once', () => {
    expect(groundedCorrections([said, { ...said, as: 'noise' }], asked)).toEqual([said]);
  });

  it.each([
    ['another letter', { text: 'Direito Cível' }],
    ['another case', { text: 'direito Civil' }],
    ['half of the line', { text: 'Direito' }],
    ['more than the line', { text: 'Direito Civil.' }],
    ['the text of another line', { text: 'Bens públicos' }],
    ['a line that was not asked about', { line: 3 }],
    ['a page that is none', { page: -1 }],
  ])('is dropped with %s', (_, changes) => {
    expect(groundedCorrections([{ ...said, ...changes }], asked)).toEqual([]);
  });
});
