import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

/** Where letters to the server wait, by name; null where the browser keeps nothing. */
export const letterRows: UseStore | null = globalThis.indexedDB
  ? createStore('orbita-letters', 'letters')
  : null;

/** How many letters wait, of any kind and of any student on this device; 0 where none can be kept. */
export const countLetters = async (): Promise<number> =>
  (await letterRows?.('readonly', (rows) => promisifyRequest(rows.count())).catch(() => 0)) ?? 0;
