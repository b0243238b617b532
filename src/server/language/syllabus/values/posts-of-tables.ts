import { isForAll } from '../areas.ts';
import { withoutCode } from '../known-names.ts';
import type { Discipline } from '../notice.ts';
import type { NoticeLine } from '../notice-lines.ts';
import { levelsIn, plain, soundsLikePost } from '../words.ts';
import type { OpenPost } from './give-values.ts';
import type { ValueTable } from './tables.ts';

const most = 200;

/** The positions that rows and headings name, as they are written. */
function namesIn(lines: readonly NoticeLine[]): string[] {
  const names = new Map<string, string>();
  for (const { cells } of lines)
    for (const { text } of cells) {
      if (text.length < 5 || text.length > 90 || /[.;:]$/u.test(text) || !soundsLikePost(text)) continue;
      const isNamed = cells.length > 1 || /^cargo/iu.test(text);
      if (isNamed && !names.has(plain(withoutCode(text)))) names.set(plain(withoutCode(text)), text);
    }
  return [...names.values()].slice(0, most);
}

const nameOf = (title: string): string => {
  const named =
    /\b(?:cargos?|empregos?|fun[çc](?:ão|ões)|especialidades?)\s*(?:de\s|:|–|-)?\s*([\p{Lu}][^.:;]{3,90})/u.exec(
      title,
    )?.[1];
  if (named) return named.trim();
  const [level] = levelsIn(title);
  if (level) return /n[íi]vel\s+[\p{L} ]{4,24}/iu.exec(title)?.[0]?.trim() ?? level;
  return 'Todos os cargos';
};

/** Positions by the tables of questions alone, for a notice whose programme stands elsewhere: disciplines without topics. */
export function postsOfTables(tables: readonly ValueTable[], lines: readonly NoticeLine[]): OpenPost[] {
  const posts = tables.map((table): OpenPost => {
    const disciplines = table.rows.map(
      ({ name, area }): Discipline => ({
        name,
        area,
        questions: null,
        weight: null,
        minimum: null,
        topics: [],
        page: table.page,
        line: table.line,
      }),
    );
    return { name: nameOf(table.title), levels: levelsIn(table.title), group: null, shared: 0, disciplines };
  });
  const [only] = posts;
  const isForEach =
    posts.length === 1 && (isForAll(tables[0]?.title ?? '') || only?.name === 'Todos os cargos');
  const names = isForEach ? namesIn(lines) : [];
  if (!only || names.length === 0) return posts;
  return names.map((name) => ({
    ...only,
    name,
    disciplines: only.disciplines.map((discipline) => ({ ...discipline })),
  }));
}
