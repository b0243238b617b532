import { loadModule, parseSync } from 'libpg-query';
import { clusterFaults } from './shapes.ts';

/** What stands in an `alter table`, of the parse tree; no more of it than is asked for here. */
interface Alteration {
  cmds: {
    AlterTableCmd: {
      subtype: string;
      def?: { ColumnDef?: { constraints?: { Constraint: { contype: string } }[] } };
    };
  }[];
}

/** Constraints that a cluster takes only by a statement of their own. */
const apart: Record<string, string> = {
  CONSTR_CHECK: 'a check',
  CONSTR_FOREIGN: 'a foreign key',
  CONSTR_PRIMARY: 'a primary key',
  CONSTR_UNIQUE: 'a unique constraint',
};

function* faultsOfAlteration({ cmds }: Alteration): Generator<string> {
  if (cmds.length > 1) yield `an alter table does ${cmds.length} things: one statement each`;
  for (const {
    AlterTableCmd: { subtype, def },
  } of cmds) {
    if (subtype !== 'AT_AddColumn') continue;
    for (const { Constraint } of def?.ColumnDef?.constraints ?? []) {
      const what = apart[Constraint.contype];
      if (what) yield `a column is added with ${what}: add that by a statement of its own`;
    }
  }
}

/** What a cluster whose tables are spread already refuses in a migration (Citus 13); empty when there is nothing. */
export const migrationFaults = (script: string): string[] => [
  ...(parseSync(script).stmts ?? []).flatMap(({ stmt }) => {
    const { AlterTableStmt } = stmt as { AlterTableStmt?: Alteration };
    return AlterTableStmt ? [...faultsOfAlteration(AlterTableStmt)] : [];
  }),
  ...clusterFaults(script).flatMap(({ runsEverywhere, what }) => (runsEverywhere ? [] : [what])),
];

await loadModule();
