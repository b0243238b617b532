import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Syllabus, UpdateSyllabus } from '#shared/contracts/syllabi.ts';
import { sampleSyllabus, sampleTopic } from '#test/support/samples/syllabi.ts';
import { stubApi } from '#test/support/web.tsx';
import { createEditor } from './store.ts';

const userId = '0193a000-0000-7000-8000-000000000001';
const opened = sampleSyllabus();
const path = `/syllabi/${opened.id}`;
/** Leave the screens that a test opened. */
const open: (() => void)[] = [];

/** Answers updates as the server does, with ids for what is new; 0 is a server out of reach. */
function openEditor(status: () => number = () => 200) {
  let { revision } = opened;
  let free = 50;
  const calls = stubApi({
    [`PUT ${path}`]: ({ body }) => {
      if (status() !== 200) return { status: status() };
      const { disciplines = [] } = body as UpdateSyllabus;
      revision += 1;
      const kept = disciplines.map((discipline) => ({
        ...discipline,
        id: discipline.id ?? free++,
        topics: discipline.topics.map((topic) => sampleTopic({ ...topic, id: topic.id ?? free++ })),
      })) as Syllabus['disciplines'];
      return { body: { data: { syllabus: { ...opened, revision, disciplines: kept } } } };
    },
  });
  const editor = createEditor(new QueryClient(), userId, opened);
  const leave = editor.open();
  open.push(leave);
  return {
    editor,
    leave,
    sent: () =>
      calls.map(({ body }) =>
        (body as UpdateSyllabus).disciplines?.[0]?.topics.map(({ id, text }) => [id, text]),
      ),
  };
}
type Editor = ReturnType<typeof openEditor>['editor'];
const rename = (editor: Editor, text: string, topic = 0) => editor.act({ type: 'rename', topic, text });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const kept = () => JSON.parse(localStorage.getItem(`syllabusDraft.${userId}.${opened.id}`) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(async () => {
  for (const leave of open.splice(0)) leave();
  await pass(0);
  vi.useRealTimers();
});

describe('what is corrected', () => {
  it('is sent once, two seconds after the last change, and then kept here no more', async () => {
    const { editor, sent } = openEditor();
    rename(editor, 'Leitura');
    await pass(1500);
    rename(editor, 'Leitura e textos');
    await pass(1500);
    expect(sent()).toEqual([]);
    expect(editor.get().saving).toBe('waiting');
    expect(kept().disciplines[0].topics[0].text).toBe('Leitura e textos');
    await pass(600);
    expect(sent()).toEqual([expect.arrayContaining([[0, 'Leitura e textos']])]);
    expect(editor.get().saving).toBe('saved');
    expect(kept()).toBeNull();
  });

  it('names what is new by the id that the server gave it', async () => {
    const { editor, sent } = openEditor();
    editor.act({ type: 'addBelow', topic: 0 });
    const key = Number(editor.get().place?.row.slice(1));
    rename(editor, 'Novo', key);
    await pass(2100);
    rename(editor, 'Novíssimo', key);
    await pass(2100);
    expect(sent().map((topics) => topics?.[1])).toEqual([
      [undefined, 'Novo'],
      [50, 'Novíssimo'],
    ]);
  });

  it('is nothing to be sent once it was undone', async () => {
    const { editor, sent } = openEditor();
    rename(editor, 'Leitura');
    editor.travel('past');
    expect(editor.get().saving).toBe('saved');
    await pass(3000);
    expect(sent()).toEqual([]);
    expect(kept()).toBeNull();
  });

  it('is sent when the screen is left', async () => {
    const { editor, sent, leave } = openEditor();
    rename(editor, 'Leitura');
    leave();
    await pass(0);
    expect(sent()).toHaveLength(1);
  });

  it('is tried again until the server can be reached', async () => {
    let status = 0;
    const { editor, sent } = openEditor(() => status);
    rename(editor, 'Leitura');
    await pass(2100);
    expect(editor.get().saving).toBe('offline');
    expect(kept().revision).toBe(1);
    status = 200;
    await pass(20_000);
    expect(editor.get().saving).toBe('saved');
    expect(sent()).toHaveLength(2);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(sent()).toHaveLength(2);
  });

  it('is said to be nowhere when this device keeps nothing either', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { editor } = openEditor(() => 0);
    rename(editor, 'Leitura');
    await pass(2100);
    expect(editor.get().saving).toBe('unkept');
    full.mockRestore();
  });

  it('gives way to what was changed elsewhere only while there is nothing of the own', async () => {
    const { editor, leave } = openEditor();
    const other = sampleSyllabus({ revision: 9, disciplines: opened.disciplines.slice(1) });
    editor.receive(other);
    expect(editor.get().history.tree.disciplines).toHaveLength(1);
    rename(editor, 'Outro', 4);
    editor.receive(sampleSyllabus({ revision: 10 }));
    expect(editor.get().saving).toBe('conflict');
    await pass(5000);
    expect(kept().disciplines[0].topics[0].text).toBe('Outro');
    leave();
  });
});
