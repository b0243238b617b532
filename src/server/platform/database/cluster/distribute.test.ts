import { describe, expect, it } from 'vitest';
import { ownerColumns, tablePlacement } from '../placement.ts';
import type { Table } from '../table-catalogue.ts';
import { type ClusterTable, distributionSteps } from './distribute.ts';
import { clusterPlacementFaults } from './placement-faults.ts';

const table = (name: string, ...parents: string[]): Table => ({ name, columns: [], key: [], parents });
const tables = [
  table('accounts'),
  table('flashcards', 'students'),
  table('flashcard_answers', 'flashcards'),
  table('plan_listings'),
  table('plan_reviews', 'plan_listings'),
  table('schema_migrations'),
  table('students'),
];

describe('the tables are spread', () => {
  it('reference tables first, parents before children; their old rows go children first', () => {
    expect(distributionSteps(tables, [])).toEqual([
      "select create_reference_table('accounts')",
      "select create_distributed_table('students', 'user_id', colocate_with => 'none')",
      "select create_distributed_table('flashcards', 'user_id', colocate_with => 'students')",
      "select create_distributed_table('flashcard_answers', 'user_id', colocate_with => 'students')",
      "select create_distributed_table('plan_listings', 'listing_id', colocate_with => 'none')",
      "select create_distributed_table('plan_reviews', 'listing_id', colocate_with => 'plan_listings')",
      ...['flashcard_answers', 'flashcards', 'students', 'plan_reviews', 'plan_listings', 'accounts'].map(
        (name) => expect.stringContaining(`truncate_local_data_after_distributing_table('${name}')`),
      ),
    ]);
  });

  it('those that are already are left, but for rows that a broken run has left behind', () => {
    const placed = (name: string, hasLocalRows = false): ClusterTable => ({
      ...{ name, type: 'distributed', column: 'user_id', group: 2, hasLocalRows },
    });
    const known = [placed('accounts'), placed('students', true), placed('flashcards')];
    const steps = distributionSteps(
      tables.filter(({ name }) => !name.startsWith('plan_')),
      known,
    );
    expect(steps).toEqual([
      "select create_distributed_table('flashcard_answers', 'user_id', colocate_with => 'students')",
      "select truncate_local_data_after_distributing_table('flashcard_answers')",
      "select truncate_local_data_after_distributing_table('students')",
    ]);
  });
});

describe('a cluster’s placement', () => {
  const right = Object.entries(tablePlacement).flatMap(([name, placement]): ClusterTable[] => {
    if (placement === 'local') return [];
    if (placement === 'reference')
      return [{ name, type: 'reference', column: '<none>', group: 1, hasLocalRows: false }];
    const group = placement === 'student' ? 2 : 3;
    return [{ name, type: 'distributed', column: ownerColumns[placement], group, hasLocalRows: false }];
  });
  const changed = (name: string, change: Partial<ClusterTable>) =>
    right.map((table) => (table.name === name ? { ...table, ...change } : table));

  it('has no fault as it is declared', () => expect(clusterPlacementFaults(right)).toEqual([]));

  it.each([
    [changed('flashcards', { column: 'id' }), 'flashcards: está distribuída por id, não por user_id.'],
    [changed('flashcards', { group: 9 }), 'flashcards: não mora junto com as outras do mesmo dono.'],
    [changed('flashcards', { hasLocalRows: true }), 'flashcards: linhas antigas ainda ocupam o coordenador.'],
    [
      right.filter(({ name }) => name !== 'flashcards'),
      'flashcards: ainda não foi distribuída; rode npm run db:distribute.',
    ],
    [changed('accounts', { type: 'distributed' }), 'accounts: deveria ser tabela de referência.'],
    [
      [...right, { ...(right[0] as ClusterTable), name: 'schema_migrations' }],
      'schema_migrations: deveria ficar só no coordenador.',
    ],
  ])('has one where it is otherwise: %#', (placed, fault) =>
    expect(clusterPlacementFaults(placed)).toEqual([fault]),
  );
});
