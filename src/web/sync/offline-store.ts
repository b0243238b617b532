import { clear, createStore, delMany, entries, get, setMany, type UseStore } from 'idb-keyval';
import { contractsVersion as contracts } from './contracts-version.ts';

// What the API answered last, for when it can't be asked. In IndexedDB, by student; JSON, as its size has to be known.

interface Row {
  /** Of the contracts that shaped it. */
  contracts: string;
  /** Milliseconds since the epoch. */
  keptAt: number;
  text: string;
}

export interface Kept {
  data: unknown;
  /** Milliseconds since the epoch. */
  keptAt: number;
}

/** Characters: of one answer, and of all. */
const longest = 4_000_000;
const most = 20_000_000;
const mostRows = 200;

const rows: UseStore | null = globalThis.indexedDB ? createStore('orbita-kept', 'answers') : null;
const nameOf = (userId: string, name: string) => `${userId} ${name}`;
const noted = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/** What was kept for the student under `name`, unless by a version of the app that knew other shapes. */
export async function readOfflineCopy(userId: string, name: string): Promise<Kept | undefined> {
  const row = rows ? await noted(get<Row>(nameOf(userId, name), rows)) : undefined;
  if (row?.contracts !== contracts) return undefined;
  return { data: JSON.parse(row.text), keptAt: row.keptAt };
}

/** Keeps answers by their names; one that is too long is left out. Where the browser keeps nothing, nothing is kept. */
export async function keep(userId: string, answers: readonly [name: string, data: unknown][]): Promise<void> {
  if (!rows) return;
  const keptAt = Date.now();
  const texts = answers.map(([name, data]) => [nameOf(userId, name), JSON.stringify(data)] as const);
  const short = texts.filter(([, text]) => text.length <= longest);
  await noted(
    setMany(
      short.map(([name, text]) => [name, { contracts, keptAt, text } satisfies Row]),
      rows,
    ),
  );
}

/** Lets go of what belongs to others, of what nobody can read any more, and of the oldest beyond the bounds. */
export async function pruneOfflineCache(userId: string): Promise<void> {
  if (!rows) return;
  const all = (await noted(entries<string, Row>(rows))) ?? [];
  const isOurs = ([name, row]: [string, Row]) => name.startsWith(`${userId} `) && row.contracts === contracts;
  const newestFirst = all.filter(isOurs).sort(([, one], [, other]) => other.keptAt - one.keptAt);
  let size = 0;
  const kept = newestFirst.filter(([, { text }], index) => {
    size += text.length;
    return index < mostRows && size <= most;
  });
  const names = new Set(kept.map(([name]) => name));
  await noted(
    delMany(
      all.map(([name]) => name).filter((name) => !names.has(name)),
      rows,
    ),
  );
}

/** Lets go of everything. */
export async function clearOfflineCache(): Promise<void> {
  if (rows) await noted(clear(rows));
}
