import { createStore, type UseStore } from 'idb-keyval';

/** Where letters to the server wait, by name; null where the browser keeps nothing. */
export const outboxRows: UseStore | null = globalThis.indexedDB
  ? createStore('orbita-letters', 'letters')
  : null;
