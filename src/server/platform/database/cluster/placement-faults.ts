import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database.ts';
import { ownerColumns, tablePlacement } from '../placement.ts';
import type { ClusterTable } from './distribute.ts';

interface Key {
  table: string;
  name: string;
  columns: string[];
  kind: 'primary' | 'unique' | 'index';
}

interface ForeignKey {
  table: string;
  target: string;
  columns: string[];
  onDelete: string;
}

const ours = sql`current_schema()::text::regnamespace`;

function ownerOf(table: string): string | null {
  const placement = tablePlacement[table];
  return placement === 'student' || placement === 'listing' ? ownerColumns[placement] : null;
}

/**
 * What in the catalogue of the database goes against `placement.ts`: tables that one of both doesn't know, keys and
 * indexes of an owned table that its owner doesn't lead, foreign keys between tables that live in different places,
 * triggers. Sentences in Portuguese, none where all is well.
 */
export async function placementFaults(db: Db): Promise<string[]> {
  const tables = await tableNames(db);
  return [
    ...tableFaults(tables),
    ...(await keyFaults(db, tables)),
    ...(await foreignKeyFaults(db)),
    ...(await triggerFaults(db)),
  ];
}

async function tableNames(db: Db): Promise<Set<string>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`
    select relname as name from pg_class c where relnamespace = ${ours} and relkind in ('r', 'p')
      and not exists (
        select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
  );
  return new Set(tables.map(({ name }) => name));
}

const tableFaults = (tables: ReadonlySet<string>): string[] => [
  ...[...tables]
    .filter((name) => !Object.hasOwn(tablePlacement, name))
    .map((name) => `${name}: existe no banco, mas não em placement.ts.`),
  ...Object.keys(tablePlacement)
    .filter((name) => !tables.has(name))
    .map((name) => `${name}: está em placement.ts, mas não existe no banco.`),
];

async function keyFaults(db: Db, tables: ReadonlySet<string>): Promise<string[]> {
  const keys = await rowsOf<Key>(
    db,
    sql`
    select owner.relname as "table", idx.relname as name,
      case when i.indisprimary then 'primary' when i.indisunique then 'unique' else 'index' end as kind,
      (select json_agg(a.attname order by k.position)
       from unnest(i.indkey::int[]) with ordinality k(attnum, position)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum) as columns
    from pg_index i
    join pg_class owner on owner.oid = i.indrelid
    join pg_class idx on idx.oid = i.indexrelid
    where owner.relnamespace = ${ours}`,
  );
  const owned = keys.filter(({ table }) => ownerOf(table));
  // Plain indexes of listings serve searches through all of them.
  const isSearch = ({ table, kind }: Key) => tablePlacement[table] === 'listing' && kind === 'index';
  const withPrimary = new Set(owned.filter(({ kind }) => kind === 'primary').map(({ table }) => table));
  return [
    ...owned
      .filter((key) => !isSearch(key) && key.columns?.[0] !== ownerOf(key.table))
      .map(({ table, name }) => `${table}: ${name} não começa por ${ownerOf(table)}.`),
    ...Object.keys(tablePlacement)
      .filter((table) => ownerOf(table) && tables.has(table) && !withPrimary.has(table))
      .map((table) => `${table}: não tem chave primária.`),
  ];
}

async function foreignKeyFaults(db: Db): Promise<string[]> {
  const foreign = await rowsOf<ForeignKey>(
    db,
    sql`
    select child.relname as "table", parent.relname as target, c.confdeltype as "onDelete",
      (select json_agg(a.attname order by k.position)
       from unnest(c.conkey::int[]) with ordinality k(attnum, position)
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum) as columns
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and child.relnamespace = ${ours}`,
  );
  return foreign.flatMap(({ table, target, columns, onDelete }) => [
    ...(tablePlacement[table] === tablePlacement[target]
      ? []
      : [`${table} → ${target}: as tabelas moram em lugares diferentes.`]),
    ...(columns[0] === ownerOf(table)
      ? []
      : [`${table} → ${target}: a chave estrangeira não começa pelo dono.`]),
    ...(onDelete === 'n' ? [`${table} → ${target}: apagar poria o dono em null.`] : []),
  ]);
}

async function triggerFaults(db: Db): Promise<string[]> {
  const triggers = await rowsOf<{ table: string; name: string }>(
    db,
    sql`
    select c.relname as "table", t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = ${ours} and not t.tgisinternal and t.tgname not like 'truncate_trigger_%'`,
  );
  return triggers.map(({ table, name }) => `${table}: tem o gatilho ${name}.`);
}

/** Where a cluster has placed our tables otherwise than `placement.ts` says. */
export function clusterPlacementFaults(placed: readonly ClusterTable[]): string[] {
  const known = new Map(placed.map((table) => [table.name, table]));
  const groupOf = { student: known.get('students')?.group, listing: known.get('plan_listings')?.group };
  return Object.entries(tablePlacement).flatMap(([name, placement]) => {
    const table = known.get(name);
    if (placement === 'local') return table ? [`${name}: deveria ficar só no coordenador.`] : [];
    if (!table) return [`${name}: ainda não foi distribuída; rode npm run db:distribute.`];
    if (placement === 'reference')
      return table.type === 'reference' ? [] : [`${name}: deveria ser tabela de referência.`];
    const wanted = ownerColumns[placement];
    return [
      ...(table.column === wanted
        ? []
        : [`${name}: está distribuída por ${table.column}, não por ${wanted}.`]),
      ...(table.group === groupOf[placement] ? [] : [`${name}: não mora junto com as outras do mesmo dono.`]),
      ...(table.hasLocalRows ? [`${name}: linhas antigas ainda ocupam o coordenador.`] : []),
    ];
  });
}
