import { loadModule, parseSync } from 'libpg-query';
import { ownerColumns, tablePlacement } from '#server/platform/database/placement.ts';

/** A node of PostgreSQL's parse tree, as JSON. */
type Tree = Record<string, unknown>;

export interface Fault {
  /** Whether the statement runs on a cluster all the same, if on every machine of it. */
  runsEverywhere: boolean;
  what: string;
}

/** The column by which a table's rows are spread over the machines; undefined for one that is not spread. */
function keyOf(table: string): string | undefined {
  const placement = tablePlacement[table];
  return placement === 'student' || placement === 'listing' ? ownerColumns[placement] : undefined;
}

/** Functions that answer otherwise at every call (`provolatile = 'v'`), as far as a query of ours could want them. */
const volatile = new Set([
  ...['random', 'random_normal', 'setseed', 'gen_random_uuid', 'gen_random_bytes', 'uuidv4', 'uuidv7'],
  ...['clock_timestamp', 'timeofday', 'nextval', 'currval', 'lastval', 'setval'],
]);

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const tree = (value: unknown): Tree => (isTree(value) ? value : {});
const list = (value: unknown): Tree[] => (Array.isArray(value) ? value.filter(isTree) : []);

/** Every node below one, itself included, with its type where the parser names it. */
function* nodesOf(value: unknown, type = ''): Generator<{ type: string; node: Tree }> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item, type);
  else if (isTree(value)) {
    yield { type: 'limitOption' in value ? 'SelectStmt' : type, node: value };
    for (const [name, child] of Object.entries(value)) yield* nodesOf(child, name);
  }
}

const nodesNamed = (value: unknown, wanted: string) =>
  [...nodesOf(value)].filter(({ type }) => type === wanted).map(({ node }) => node);

const nameOf = (node: unknown): string => String(tree(tree(node).String).sval ?? '');

/** `user_id` or `plan.user_id`; undefined for what is no column. */
function columnOf(node: unknown): { of: string | undefined; name: string } | undefined {
  const names = list(tree(tree(node).ColumnRef).fields).map(nameOf);
  const name = names.at(-1);
  return name ? { of: names.at(-2), name } : undefined;
}

/** What is known before any row is read: a parameter or a constant, perhaps as another type. */
function isGiven(node: unknown): boolean {
  const { ParamRef, A_Const, TypeCast } = tree(node);
  return Boolean(ParamRef ?? A_Const) || (TypeCast !== undefined && isGiven(tree(TypeCast).arg));
}

interface Source {
  table: string;
  alias: string;
}

const sourceOf = ({ relname, alias }: Tree): Source => ({
  table: String(relname),
  alias: String(tree(alias).aliasname ?? relname),
});

interface Condition {
  expression: unknown;
  /** The only aliases whose rows it leaves out, in an outer join; without them, all. */
  narrows?: readonly string[];
}

interface From {
  sources: Source[];
  conditions: Condition[];
}

/** What a `from` reads by itself, not within a subquery, and the conditions of its joins. */
function partsOf({ RangeVar, JoinExpr }: Tree): From {
  if (RangeVar) return { sources: [sourceOf(tree(RangeVar))], conditions: [] };
  if (!JoinExpr) return { sources: [], conditions: [] };
  const { jointype, larg, rarg, quals } = tree(JoinExpr);
  const [left, right] = [partsOf(tree(larg)), partsOf(tree(rarg))];
  const narrowed = {
    JOIN_INNER: undefined,
    JOIN_LEFT: right.sources,
    JOIN_RIGHT: left.sources,
    JOIN_FULL: [],
  }[String(jointype)]?.map(({ alias }) => alias);
  return {
    sources: [...left.sources, ...right.sources],
    conditions: [
      ...left.conditions,
      ...right.conditions,
      { expression: quals, ...(narrowed && { narrows: narrowed }) },
    ],
  };
}

/** What has to hold of every row: the parts of an `and`. */
function conjunctsOf({ expression, ...rest }: Condition): Condition[] {
  const { boolop, args } = tree(tree(expression).BoolExpr);
  return boolop === 'AND_EXPR'
    ? list(args).flatMap((part) => conjunctsOf({ expression: part, ...rest }))
    : [{ expression, ...rest }];
}

/** The spread tables of a query by itself whose key is given neither by its conditions nor through another table's. */
function unboundSources({ sources, conditions }: From): Source[] {
  const spread = sources.filter(({ table }) => keyOf(table));
  const idOf = (node: unknown): string[] => {
    const column = columnOf(node);
    if (!column) return [];
    if (column.of) return [`${column.of}.${column.name}`];
    return spread
      .filter(({ table }) => keyOf(table) === column.name)
      .map(({ alias }) => `${alias}.${column.name}`);
  };
  const bound = new Set<string>();
  /** The second is bound when the first is. */
  const follows: [string | true, string][] = [];
  for (const { expression, narrows } of conditions.flatMap(conjunctsOf)) {
    const { kind, name, lexpr, rexpr } = tree(tree(expression).A_Expr);
    if (kind !== 'AEXPR_OP' || nameOf(list(name)[0]) !== '=') continue;
    for (const [one, other] of [
      [lexpr, rexpr],
      [rexpr, lexpr],
    ])
      for (const id of idOf(other)) {
        if (narrows && !narrows.some((alias) => id.startsWith(`${alias}.`))) continue;
        for (const from of isGiven(one) ? [true as const] : idOf(one)) follows.push([from, id]);
      }
  }
  for (let known = -1; known < bound.size; ) {
    known = bound.size;
    for (const [from, id] of follows) if (from === true || bound.has(from)) bound.add(id);
  }
  return spread.filter(({ table, alias }) => !bound.has(`${alias}.${keyOf(table)}`));
}

const runsNowhere = (what: string): Fault => ({ runsEverywhere: false, what });
const runsEverywhere = (what: string): Fault => ({ runsEverywhere: true, what });

function* faultsOfRead(query: Tree, own: Source | undefined, from: Tree[]): Generator<Fault> {
  const parts = from.map(partsOf);
  const sources = [...(own ? [own] : []), ...parts.flatMap(({ sources }) => sources)];
  const conditions = [{ expression: query.whereClause }, ...parts.flatMap(({ conditions }) => conditions)];
  const isLocked = list(query.lockingClause).length > 0;
  for (const { table } of unboundSources({ sources, conditions })) {
    const what = `${table} is not bound by a given ${keyOf(table)}`;
    yield isLocked ? runsNowhere(`${what}, and locked`) : runsEverywhere(what);
  }
}

/** What an `update` or the other half of an upsert sets. */
function* faultsOfSet(table: string, targets: unknown): Generator<Fault> {
  if (!tablePlacement[table] || tablePlacement[table] === 'local') return;
  for (const target of list(targets)) {
    const { name, val } = tree(target.ResTarget);
    if (name === keyOf(table)) yield runsNowhere(`${table} sets its own ${name}`);
    if (nodesNamed(val, 'SetToDefault').length > 0) yield runsNowhere(`${table} sets ${name} to its default`);
    for (const { funcname } of nodesNamed(val, 'FuncCall')) {
      const called = nameOf(list(funcname).at(-1));
      if (volatile.has(called)) yield runsNowhere(`${table} sets ${name} by ${called}(), which is volatile`);
    }
  }
}

function* faultsOfInsert(query: Tree): Generator<Fault> {
  const { table } = sourceOf(tree(query.relation));
  yield* faultsOfSet(table, tree(query.onConflictClause).targetList);
  const key = keyOf(table);
  if (!key) return;
  const columns = list(query.cols).map(({ ResTarget }) => String(tree(ResTarget).name));
  // Every spread table is declared with its key first.
  const at = columns.length === 0 ? 0 : columns.indexOf(key);
  const select = tree(tree(query.selectStmt).SelectStmt);
  const rows = list(select.valuesLists);
  const values =
    rows.length > 0
      ? rows.map((row) => list(tree(row.List).items)[at])
      : [tree(list(select.targetList)[at]?.ResTarget).val];
  const sources = list(select.fromClause).flatMap((item) => partsOf(item).sources);
  // A row that is read there is of the same owner: that it is bound is asked of the query that reads it.
  const isRead = (value: unknown) =>
    columnOf(value)?.name === key && sources.some(({ table }) => keyOf(table) === key);
  if (!values.every((value) => isGiven(value) || isRead(value)))
    yield runsNowhere(`${table} gets rows whose ${key} is not given`);
}

/** Tables that a statement reads or writes, those of its subqueries too. */
function tablesOf(statement: unknown): string[] {
  const named = nodesNamed(statement, 'RangeVar').map(({ relname }) => String(relname));
  const written = nodesNamed(statement, 'relation').map(({ relname }) => String(relname));
  return [...named, ...written].filter((table) => table in tablePlacement);
}

function* faultsOf(statement: Tree): Generator<Fault> {
  for (const { type, node } of nodesOf(statement)) {
    // What a query within a statement has put into a spread table is handed to every machine, whoever reads it.
    const inserted = tree(tree(tree(node.ctequery).InsertStmt).relation).relname;
    if (type === 'CommonTableExpr' && keyOf(String(inserted)))
      yield runsEverywhere(`${node.ctename} inserts within a statement`);
    const own = node.relation ? sourceOf(tree(node.relation)) : undefined;
    if (type === 'SelectStmt') {
      yield* faultsOfRead(node, undefined, list(node.fromClause));
      const isEmpty = node.op === 'SETOP_NONE' && !node.targetList && !node.valuesLists;
      if (isEmpty) yield runsNowhere('a select without columns');
    }
    if (!own) continue;
    if (type === 'UpdateStmt') {
      yield* faultsOfRead(node, own, list(node.fromClause));
      yield* faultsOfSet(own.table, node.targetList);
    }
    if (type === 'DeleteStmt') yield* faultsOfRead(node, own, list(node.usingClause));
    if (type === 'InsertStmt') yield* faultsOfInsert(node);
    const reads = tablesOf(node).filter((table) => keyOf(table));
    if (type !== 'SelectStmt' && tablePlacement[own.table] === 'reference' && reads.length > 0)
      yield runsNowhere(
        `${own.table}, which every machine has, is written by what is read in ${reads.join()}`,
      );
  }
  const keysOfAll = new Set(tablesOf(statement).flatMap((table) => keyOf(table) ?? []));
  if (keysOfAll.size > 1) yield runsNowhere("tables of students and of listings don't lie together");
}

/**
 * What stands against running SQL on a cluster that spreads tables as `tablePlacement` says (Citus 13): statements that
 * it refuses, and those that ask every machine because a table's key is not given in each query that reads it. Empty
 * when each statement is one machine's. Read by PostgreSQL's own parser; throws what that can't read.
 */
export function clusterFaults(sql: string): Fault[] {
  return list(tree(parseSync(sql)).stmts).flatMap(({ stmt }) => [...faultsOf(tree(stmt))]);
}

await loadModule();
