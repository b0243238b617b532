import { areaKind, isForAll } from '../areas.ts';
import type { AreaValues, Discipline, Post } from '../notice.ts';
import { coverage, levelsIn, likeness, nameWords, plain } from '../words.ts';
import type { StatedValues } from './stated-values.ts';
import type { ValueRow, ValueTable } from './tables.ts';

/** A position while its values are looked for. */
export interface OpenPost extends Post {
  levels: readonly string[];
  /** How many of its disciplines it shares with others; they come first. */
  shared: number;
  group: string | null;
}

const alike = 0.62;

const resembles = (one: string, other: string): number => {
  const [ours, theirs] = [nameWords(one), nameWords(other)];
  const whole = likeness(ours, theirs);
  const [short, long] = ours.length < theirs.length ? [ours, theirs] : [theirs, ours];
  return short.length >= 2 || whole > 0.4 ? Math.max(whole, coverage(short, long) === 1 ? 0.7 : 0) : whole;
};

const isSpecific = (name: string) => areaKind(name) === 'specific';
const bareArea = (name: string) =>
  plain(name)
    .replace(/\b(?:d[oa]s? )?(?:cargo|especialidade|area|emprego)s?\b/gu, '')
    .trim();

/** The pairs of disciplines and rows that bear one name, the most alike first. */
function pairRows(disciplines: readonly Discipline[], rows: readonly ValueRow[]): Map<Discipline, ValueRow> {
  const pairs: { discipline: Discipline; row: ValueRow; value: number }[] = [];
  for (const discipline of disciplines)
    for (const row of rows) {
      const isArea = isSpecific(discipline.name) && isSpecific(row.name);
      const value = isArea ? 0.9 : resembles(discipline.name, row.name);
      if (value >= alike) pairs.push({ discipline, row, value });
    }
  const paired = new Map<Discipline, ValueRow>();
  const used = new Set<ValueRow>();
  for (const { discipline, row } of pairs.toSorted((one, other) => other.value - one.value)) {
    if (paired.has(discipline) || used.has(row)) continue;
    paired.set(discipline, row);
    used.add(row);
  }
  return paired;
}

function fits({ name, levels, disciplines, group }: OpenPost, { title, rows }: ValueTable): number {
  const words = nameWords(name);
  const [meant = '', except = ''] = title.split(/\b(?:exceto|com exce[çc][ãa]o|salvo)\b/iu);
  let score = (pairRows(disciplines, rows).size / Math.max(1, rows.length)) * 2;
  if (coverage(words, nameWords(except)) >= 0.8) score -= 4;
  const named = coverage(words, nameWords(meant));
  if (named >= 0.75) score += named * 3;
  else if (named >= 0.5) score += 1;
  if (group && coverage(nameWords(group), nameWords(meant)) >= 0.7) score += 1;
  if (rows.some((row) => likeness(nameWords(row.name), words) >= 0.9)) score += 2;
  const own = levelsIn(meant);
  if (own.length > 0 && levels.length > 0) score += own.some((level) => levels.includes(level)) ? 1 : -2;
  return isForAll(title) ? score + 0.5 : score;
}

function bestTable(post: OpenPost, tables: readonly ValueTable[]): ValueTable | null {
  let best: { table: ValueTable; score: number } | null = null;
  for (const table of tables) {
    const score = fits(post, table);
    if (!best || score > best.score) best = { table, score };
  }
  return best && best.score > 0.3 ? best.table : null;
}

const withoutArea = (rows: readonly ValueRow[]) => rows.map((row) => ({ ...row, area: null }));

/** One table for each position, where its first column names them beside the same groups again and again. */
function splitByLabel(table: ValueTable): ValueTable[] {
  const areas = [...new Set(table.rows.map(({ area }) => area))];
  const names = new Set(table.rows.map(({ name }) => plain(name)));
  const [only] = areas;
  if (areas.length === 1 && only && isForAll(only))
    return [{ ...table, title: `${table.title} ${only}`, rows: withoutArea(table.rows) }];
  if (areas.length < 2 || names.size === table.rows.length || areas.includes(null)) return [table];
  return areas.map((area) => ({
    ...table,
    title: `${table.title} ${area}`,
    rows: withoutArea(table.rows.filter((row) => row.area === area)),
  }));
}

/** Tables that follow each other for the same positions: "Módulo I", "Módulo II". */
export function joinParts(tables: readonly ValueTable[]): ValueTable[] {
  const joined: ValueTable[] = [];
  for (const table of tables.flatMap(splitByLabel)) {
    const last = joined.at(-1);
    const isPart =
      last &&
      (table.title === '' ||
        (/m[óo]dulo|parte|bloco|grupo|conhecimentos/iu.test(table.title) &&
          nameWords(table.title).length <= 6 &&
          !/cargo|n[íi]vel/iu.test(table.title)));
    const repeats = last?.rows.some((row) =>
      table.rows.some((other) => plain(other.name) === plain(row.name)),
    );
    if (isPart && !repeats) {
      last.rows = [...last.rows, ...table.rows];
      last.groups = [...last.groups, ...table.groups];
    } else joined.push({ ...table });
  }
  return joined;
}

function assign(discipline: Discipline, row: ValueRow): void {
  discipline.questions ??= row.questions;
  discipline.weight ??=
    row.weight ??
    (row.questions && row.points ? Math.round((row.points / row.questions) * 1000) / 1000 : null);
  discipline.minimum ??= row.minimum;
  discipline.area ??= row.area;
}

/** Disciplines of a position's own under the one name that the table has for them. */
function fold(post: OpenPost, table: ValueTable): void {
  const own = post.disciplines.slice(post.shared);
  const general = post.disciplines.slice(0, post.shared);
  const row = table.rows.find(
    ({ name }) => isSpecific(name) || likeness(nameWords(name), nameWords(post.name)) >= 0.9,
  );
  if (!row || own.length === 0 || own.some(({ name }) => isSpecific(name))) return;
  const others = table.rows.filter((each) => each !== row && areaKind(each.name) === null);
  if (pairRows(general, others).size === 0 || pairRows(own, others).size > 0) return;
  const [first] = own as [Discipline];
  const topics = own.map(({ name, topics: children, page, line }) => ({ text: name, children, page, line }));
  post.disciplines = [...general, { ...first, name: 'CONHECIMENTOS ESPECÍFICOS', topics }];
}

/** The topics of a position's only own discipline as disciplines, where the table calls them so. */
function unfold(post: OpenPost, table: ValueTable): void {
  const own = post.disciplines.slice(post.shared);
  const [only] = own;
  if (!only || own.length !== 1 || !isSpecific(only.name)) return;
  const general = post.disciplines.slice(0, post.shared);
  const taken = new Set(pairRows(general, table.rows).values());
  const rest = table.rows.filter((row) => !taken.has(row) && !isSpecific(row.name));
  if (rest.length < 2) return;
  const heads = only.topics.map(({ text }) => text.replace(/\s*:.*$/u, ''));
  const matched = rest.filter((row) => heads.some((head) => resembles(head, row.name) >= 0.8));
  if (matched.length < rest.length * 0.7 || matched.length < only.topics.length * 0.6) return;
  const disciplines = only.topics.map((topic): Discipline => {
    const colon = topic.children.length === 0 ? topic.text.indexOf(':') : -1;
    const name = colon > 0 ? topic.text.slice(0, colon) : topic.text;
    const topics = colon > 0 ? [{ ...topic, text: topic.text.slice(colon + 1).trim() }] : topic.children;
    return { ...only, name, topics, page: topic.page, line: topic.line };
  });
  post.disciplines = [...general, ...disciplines];
}

/** Leaves out shared disciplines that the position's table does not have, when it accounts for all its rows without them. */
function select(post: OpenPost, table: ValueTable): void {
  const general = post.disciplines.slice(0, post.shared);
  const paired = pairRows(general, table.rows);
  if (paired.size < (table.isWhole ? 1 : 2)) return;
  const specificRows = table.rows.filter(
    ({ name, area }) =>
      isSpecific(name) ||
      (area !== null && isSpecific(area)) ||
      likeness(nameWords(name), nameWords(post.name)) >= 0.9,
  );
  const rest = table.rows.filter((row) => ![...paired.values()].includes(row) && !specificRows.includes(row));
  if (rest.length > 0) return;
  const kept = general.filter((discipline) => paired.has(discipline));
  post.disciplines = [...kept, ...post.disciplines.slice(post.shared)];
  post.shared = kept.length;
}

function fromTable(post: OpenPost, table: ValueTable): void {
  select(post, table);
  fold(post, table);
  unfold(post, table);
  const paired = pairRows(post.disciplines, table.rows);
  for (const [discipline, row] of paired) assign(discipline, row);
  for (const [at, discipline] of post.disciplines.entries()) {
    const kind = at < post.shared ? 'general' : 'specific';
    if (!paired.has(discipline))
      discipline.weight ??= table.rows.find(({ name }) => areaKind(name) === kind)?.weight ?? null;
  }
  const own = post.disciplines.slice(post.shared);
  const [only] = own;
  if (!only || own.length > 1 || paired.has(only)) return;
  const left = table.rows.filter((row) => ![...paired.values()].includes(row));
  const row =
    left.find(({ name }) => isSpecific(name)) ??
    left.find(({ name }) => likeness(nameWords(name), nameWords(post.name)) >= 0.75);
  if (row) assign(only, row);
}

/** Gives each position's disciplines what tables and sentences say of them. */
export function giveValues(
  posts: readonly OpenPost[],
  tables: readonly ValueTable[],
  stated: StatedValues,
): void {
  for (const post of posts) {
    post.disciplines = post.disciplines.map((discipline) => ({ ...discipline }));
    const table = bestTable(post, tables);
    if (table) fromTable(post, table);
    for (const [discipline, row] of pairRows(post.disciplines, stated.rows)) assign(discipline, row);
    for (const discipline of post.disciplines)
      if (discipline.questions !== null) discipline.weight ??= stated.weight;
  }
}

/** The rows of all tables once each, with their groups: what the notice says of areas. */
export function weightsTable(tables: readonly ValueTable[], stated: StatedValues): AreaValues[] {
  const seen = new Map<string, AreaValues>();
  for (const { name, questions, weight, points, minimum } of [
    ...tables.flatMap(({ rows, groups }) => [...rows, ...groups]),
    ...stated.rows,
  ]) {
    const key = bareArea(name);
    if (key === '' || (questions === null && weight === null && minimum === null)) continue;
    const known = seen.get(key);
    if (!known) seen.set(key, { area: name, questions, weight, points, minimum });
    else {
      known.questions ??= questions;
      known.weight ??= weight;
      known.points ??= points;
      known.minimum ??= minimum;
    }
  }
  return [...seen.values()].slice(0, 200);
}
