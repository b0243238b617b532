import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { storage, storedItems } from '#web/lib/storage.ts';

// What the server still has to be told, in IndexedDB, with a copy in memory for those who can't wait. Each letter is
// a row of its own: two tabs that write at once lose nothing of each other's.

type Name = string;
type Listener = (name: Name | null) => void;

/** Where letters wait, by name; null where the browser keeps nothing. */
const rows: UseStore | null = globalThis.indexedDB ? createStore('orbita-letters', 'letters') : null;

const copy = new Map<Name, unknown>();
/** What the browser refused to write: the copy alone has it. */
const unwritten = new Set<Name>();
/** What is being written, or was refused: a page that goes away now would take it along. */
const underWay = new Map<Name, unknown>();
/** What changed since the rows were last asked for: the copy knows better. */
const changed = new Set<Name>();
const listeners = new Set<Listener>();
let writing: Promise<unknown> = Promise.resolve();
let reading: Promise<unknown> = Promise.resolve();

const otherTabs = globalThis.BroadcastChannel ? new BroadcastChannel('orbita-letters') : null;

const tell = (name: Name | null) => {
  for (const listener of listeners) listener(name);
};

const put = (name: Name, letter: unknown) => {
  changed.add(name);
  if (letter === undefined) copy.delete(name);
  else copy.set(name, letter);
};

otherTabs?.addEventListener('message', ({ data: { name, letter } }) => {
  put(name, letter);
  tell(name);
});

/** Resolves once the row is written; `undefined` removes it. Never rejects: what the browser refuses stays in memory. */
function write(name: Name, letter: unknown): Promise<void> {
  put(name, letter);
  otherTabs?.postMessage({ name, letter });
  if (!rows) return Promise.resolve();
  underWay.set(name, letter);
  const written = rows('readwrite', (store) => {
    if (letter === undefined) store.delete(name);
    else store.put(letter, name);
    return promisifyRequest(store.transaction);
  }).then(
    () => {
      unwritten.delete(name);
      if (underWay.get(name) !== letter) return;
      underWay.delete(name);
      storage.remove(name);
    },
    () => void unwritten.add(name),
  );
  writing = Promise.all([writing, written]);
  return written;
}

// localStorage alone writes at once. What is put there waits for the next page, and goes when it is written after all.
globalThis.addEventListener?.('pagehide', () => {
  for (const [name, letter] of underWay) if (letter !== undefined) storage.set(name, JSON.stringify(letter));
});

const prefixes = ['flashcardOutbox.', 'focusOutbox.', 'tickOutbox.'];

/** What a page that went away had not written, and letters of a time when all of them waited in localStorage. */
async function moveOldMessages(): Promise<void> {
  if (!rows) return;
  for (const [name, text] of prefixes.flatMap((prefix) => storedItems(prefix))) {
    try {
      await write(name, JSON.parse(text));
    } catch {
      // What nobody can read nobody waits for.
    }
    localStorage.removeItem(name);
  }
}

async function readRows(): Promise<void> {
  await writing;
  changed.clear();
  const found = await rows?.('readonly', async (store) => {
    const [names, letters] = [promisifyRequest(store.getAllKeys()), promisifyRequest(store.getAll())];
    return { names: (await names).map(String), letters: await letters };
  }).catch(() => null);
  if (!found) return;
  const { names, letters } = found;
  const isOurs = (name: Name) => changed.has(name) || unwritten.has(name);
  const gone = [...copy.keys()].filter((name) => !names.includes(name) && !isOurs(name));
  const come = names.filter((name) => !copy.has(name) && !isOurs(name));
  for (const name of gone) copy.delete(name);
  for (const name of come) copy.set(name, letters[names.indexOf(name)]);
  if (gone.length + come.length > 0) tell(null);
}

/** Asks for the rows anew: what another tab has just sent may still be on its way to this one. */
export function reloadOutbox(): Promise<void> {
  const read = reading.then(readRows);
  reading = read;
  return read;
}

/** Resolves once what waited before this page is known. */
export const outboxReady: Promise<void> = moveOldMessages().then(reloadOutbox);

/** The letters whose names begin with `prefix`, in the order of their names. */
export const messagesUnder = (prefix: string): unknown[] =>
  [...copy]
    .filter(([name]) => name.startsWith(prefix))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, letter]) => letter);

export const messageNames = (): Name[] => [...copy.keys()];

/** Resolves once the letter is safe. Tells nobody but the other tabs. */
export const writeMessage = (name: Name, letter: object): Promise<void> => write(name, letter);

/** Resolves once no other page finds it any more. */
export const removeMessage = (name: Name): Promise<void> => write(name, undefined);

/** Runs `listener` with the changed letter's name, or null after many; returns the way to stop. */
export function onOutboxChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody here of a change that was written. */
export const tellOfMessage = (name: Name): void => tell(name);
