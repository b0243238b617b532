import 'fake-indexeddb/auto';
import { createStore, entries, get, set } from 'idb-keyval';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createOutbox } from './outbox.ts';

const rows = createStore('orbita-letters', 'letters');
const schema = z.object({ op: z.string(), attempted: z.boolean(), text: z.string() });
const letter = (op: string, text = op) => ({ op, attempted: false, text });
let boxes = 0;
const someBox = () => createOutbox(`box${++boxes}.ana.`, (stored) => schema.safeParse(stored).data);
const stored = async (prefix: string) => {
  const all = await entries(rows);
  return all.flatMap(([name, { text }]) => (String(name).startsWith(prefix) ? [text] : []));
};
const texts = ({ list }: ReturnType<typeof someBox>) => list().map(({ text }) => text);

it('shows a letter at once, in its order, and writes it down', async () => {
  const box = someBox();
  box.put(letter('2'));
  box.put(letter('1'));
  expect(texts(box)).toEqual(['1', '2']);
  await vi.waitFor(async () => expect(await stored(box.prefix)).toEqual(['1', '2']), 10_000);
});

it('has removed a letter for every tab once it says so', async () => {
  const box = someBox();
  box.put(letter('1'));
  box.put(letter('2'));
  await box.remove(letter('1'));
  expect(await stored(box.prefix)).toEqual(['2']);
});

it('takes over what another tab wrote and lets go of what it sent', async () => {
  const box = someBox();
  box.put(letter('1'));
  await vi.waitFor(async () => expect(await stored(box.prefix)).toEqual(['1']), 10_000);
  const heard = vi.fn();
  onTestFinished(box.subscribe(heard));
  await set(`${box.prefix}2`, letter('2'), rows);
  await box.reload();
  expect([texts(box), heard.mock.calls.length]).toEqual([['1', '2'], 1]);
  await box.reload();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('is told by another tab at once', async () => {
  const box = someBox();
  const otherTab = new BroadcastChannel('orbita-letters');
  onTestFinished(() => otherTab.close());
  otherTab.postMessage({ name: `${box.prefix}1`, letter: letter('1') });
  await vi.waitFor(() => expect(texts(box)).toEqual(['1']), 10_000);
  otherTab.postMessage({ name: `${box.prefix}1` });
  await vi.waitFor(() => expect(texts(box)).toEqual([]), 10_000);
});

it('skips what nobody can read', async () => {
  const box = someBox();
  await set(`${box.prefix}1`, { op: 1 }, rows);
  box.put(letter('2'));
  await box.reload();
  expect(texts(box)).toEqual(['2']);
});

it('keeps in memory what the browser refuses to write', async () => {
  const box = someBox();
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  box.put(letter('1'));
  await box.reload();
  refuse.mockRestore();
  expect([texts(box), await stored(box.prefix)]).toEqual([['1'], []]);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(`${box.prefix}1`)).toBe(JSON.stringify(letter('1')));
  await box.remove(letter('1'));
  expect(texts(box)).toEqual([]);
});

it('leaves what is still being written where a page that goes away can, and takes it back once it is written', async () => {
  const box = someBox();
  box.put(letter('1'));
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(`${box.prefix}1`)).toBe(JSON.stringify(letter('1')));
  await box.reload();
  expect(await stored(box.prefix)).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage).toHaveLength(0);
});

it('moves what waited in localStorage, once', async () => {
  const name = 'flashcardOutbox.ana.1';
  localStorage.setItem(name, JSON.stringify(letter('1')));
  localStorage.setItem('focusOutbox.ana.1', '{"op":');
  vi.resetModules();
  const later = await import('./outbox.ts');
  const box = later.createOutbox('flashcardOutbox.ana.', (stored) => schema.safeParse(stored).data);
  await box.ready;
  expect(box.list()).toEqual([letter('1')]);
  expect(await get(name, rows)).toEqual(letter('1'));
  expect(localStorage).toHaveLength(0);
});
