import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { firstRecord, isNewer } from './timer-storage.ts';
import { type Hearing, openTabs } from './timer-tabs.ts';

class FakeChannel {
  static open: FakeChannel[] = [];
  heard: ((event: { data: unknown }) => void)[] = [];
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    FakeChannel.open.push(this);
  }
  addEventListener(_: string, listener: (event: { data: unknown }) => void) {
    this.heard.push(listener);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name) for (const hear of other.heard) hear({ data });
  }
  close() {
    FakeChannel.open = FakeChannel.open.filter((other) => other !== this);
  }
}

const record = { ...firstRecord, revision: 3, tab: 'b' };
const deaf: Hearing = { onRecord: () => {}, onStorage: () => {} };
const open = (hearing: Partial<Hearing> = {}, userId = 'ana') => {
  const tabs = openTabs(userId, { ...deaf, ...hearing });
  onTestFinished(() => tabs.close());
  return tabs;
};

beforeEach(() => {
  FakeChannel.open = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('the tabs of a student', () => {
  it('hear of each other, not of another student, nor what nobody understands', () => {
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const [heard, foreign] = [vi.fn(), vi.fn()];
    open({ onRecord: heard });
    open({ onRecord: foreign }, 'bia');
    open().tell(record);
    new FakeChannel('orbita.timer.ana').postMessage({ revision: 9 });
    expect(heard.mock.calls).toEqual([[record]]);
    expect(foreign).not.toHaveBeenCalled();
  });

  it('hear by the storage where there is no channel, until they are closed', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const onStorage = vi.fn();
    const tabs = open({ onStorage });
    const write = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
    for (const key of ['pomodoroTimer', 'customTimerSettings', null, 'pomodoroTimeLeft', 'theme']) write(key);
    expect(onStorage).toHaveBeenCalledTimes(3);
    tabs.close();
    write('pomodoroTimer');
    expect(onStorage).toHaveBeenCalledTimes(3);
    expect(() => tabs.tell(record)).not.toThrow();
  });
});

describe('in turn', () => {
  function stubLocks() {
    let last: Promise<unknown> = Promise.resolve();
    let held = 0;
    const request = (_: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: object | null) => unknown;
      const isPolite = rest.length > 1;
      if (isPolite && held > 0) return Promise.resolve(work(null));
      held += 1;
      last = last
        .then(() => work({}))
        .finally(() => {
          held -= 1;
        });
      return last;
    };
    vi.stubGlobal('navigator', { locks: { request } });
  }

  it('one tab works at once, and the other after the news of the first', async () => {
    stubLocks();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const order: string[] = [];
    const works = [open(), open()].map(({ inTurn }, index) => inTurn(() => order.push(`tab ${index}`)));
    await vi.advanceTimersByTimeAsync(299);
    expect(order).toEqual(['tab 0']);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(works);
    expect(order).toEqual(['tab 0', 'tab 1']);
  });

  it('everybody works where there are no locks', async () => {
    vi.stubGlobal('navigator', {});
    const work = vi.fn();
    await open().inTurn(work);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

it('of two changes made at once every tab takes the same', () => {
  const one = { ...record, tab: 'a' };
  expect([isNewer(record, one), isNewer(one, record)]).toEqual([true, false]);
  expect(isNewer({ ...one, revision: 4 }, record)).toBe(true);
});
