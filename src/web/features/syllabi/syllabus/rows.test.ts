import { describe, expect, it } from 'vitest';
import type { SyllabusTopic } from '#shared/contracts/syllabi.ts';
import { sampleDiscipline } from '#test/support/samples/syllabi.ts';
import { countFound, heightOf, syllabusRows, topicFilterOf } from './rows.ts';

const texts = ['Sintaxe', '  Crase', '  Regência', 'Morfologia'];
const changed = (changes: Record<string, Partial<SyllabusTopic>>) => {
  const discipline = sampleDiscipline({ id: 1, name: 'Português' }, texts);
  return {
    ...discipline,
    topics: discipline.topics.map((topic) => ({ ...topic, ...changes[topic.text] })),
  };
};
const all = { filter: 'all', query: '' } as const;
const named = (rows: ReturnType<typeof syllabusRows>) =>
  rows.map((row) => (row.kind === 'discipline' ? row.discipline.name : row.topic.text));
const shown = (narrowed: Parameters<typeof syllabusRows>[1], changes = {}) =>
  named(syllabusRows([changed(changes)], narrowed, () => true));

describe('rows', () => {
  it('are disciplines, and the topics of those that are open', () => {
    const closed = sampleDiscipline({ id: 2, name: 'Direito' }, ['Atos']);
    const rows = syllabusRows([changed({}), closed], all, (id) => id === 1);
    expect(named(rows)).toEqual(['Português', ...texts.map((text) => text.trim()), 'Direito']);
    expect(rows.map(({ kind }) => kind)).toEqual([
      'discipline',
      'group',
      'topic',
      'topic',
      'topic',
      'discipline',
    ]);
    expect(rows.flatMap((row) => (row.kind === 'topic' ? [row.isLast] : []))).toEqual([false, false, true]);
  });

  it('count what was studied, by topics and by weight', () => {
    const [head, group] = syllabusRows(
      [changed({ Sintaxe: { share: 0 }, Crase: { share: 0.3, theoryOn: '2026-03-01' } })],
      all,
      () => true,
    );
    expect(head).toMatchObject({ topics: 3, studied: 1, share: 0.5, coverage: 0.6 });
    expect(group).toMatchObject({ topics: 2, studied: 1 });
  });

  it('below a topic that is left out are out with it', () => {
    const rows = syllabusRows([changed({ Sintaxe: { isLeftOut: true } })], all, () => true);
    expect(rows.flatMap((row) => (row.kind === 'discipline' ? [] : [row.isOut]))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('a search', () => {
  it('finds topics, with those they stand below', () => {
    expect(shown({ filter: 'all', query: 'crase' })).toEqual(['Português', 'Sintaxe', 'Crase']);
  });

  it('that finds a topic above, or the discipline, finds all below it', () => {
    expect(shown({ filter: 'all', query: 'sintaxe' })).toEqual(['Português', 'Sintaxe', 'Crase', 'Regência']);
    expect(shown({ filter: 'all', query: 'portugues' })).toHaveLength(5);
  });

  it('leaves out disciplines where it finds nothing', () => {
    expect(shown({ filter: 'all', query: 'zzz' })).toEqual([]);
    expect(countFound([changed({})], { filter: 'all', query: 'zzz' })).toBe(0);
  });
});

describe('a filter', () => {
  it.each([
    ['open', ['Português', 'Morfologia']],
    ['theory', ['Português', 'Sintaxe', 'Crase']],
    ['weak', ['Português', 'Sintaxe', 'Crase']],
    ['out', ['Português', 'Sintaxe', 'Regência']],
  ] as const)('%s shows topics that pass', (filter, expected) => {
    const changes = {
      Crase: { theoryOn: '2026-03-01', questionsDone: 5, questionsRight: 2 },
      Regência: { isLeftOut: true },
    };
    expect(shown({ filter, query: '' }, changes)).toEqual(expected);
  });

  it('of an address that is none shows all', () => {
    expect([topicFilterOf('weak'), topicFilterOf('x'), topicFilterOf(undefined)]).toEqual([
      'weak',
      'all',
      'all',
    ]);
  });
});

it('is placed higher the longer it is, up to where it is folded', () => {
  const height = (text: string, width: number) => {
    const discipline = sampleDiscipline({}, [text]);
    const row = syllabusRows([discipline], all, () => true)[1];
    return row ? heightOf(row, width) : 0;
  };
  expect(height('Crase', 1280)).toBeLessThan(height('a'.repeat(200), 1280));
  expect(height('a'.repeat(900), 1280)).toBe(height('a'.repeat(1400), 1280));
  expect(height('Crase', 360)).toBeGreaterThan(height('Crase', 1280));
});
