import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someStreak } from '#test/support/samples/streak.ts';
import { stubApi } from '#test/support/web.tsx';
import { onNoticePress, rememberNotices } from '#web/lib/notices.ts';
import { remind } from './remind.ts';

let shown: { title: string; notice: { onclick: (() => void) | null } }[];
const locks = new Set<string>();

class FakeNotification {
  static permission: NotificationPermission = 'granted';
  onclick: (() => void) | null = null;
  close = vi.fn();
  constructor(title: string) {
    shown.push({ title, notice: this });
  }
}

beforeEach(() => {
  localStorage.clear();
  locks.clear();
  shown = [];
  FakeNotification.permission = 'granted';
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, _options: object, work: (lock: object | null) => Promise<void>) => {
        if (locks.has(name)) return work(null);
        locks.add(name);
        await work({}).finally(() => locks.delete(name));
      },
    },
  });
  window.focus = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

const at = (hour: number, day = 12) => new Date(2026, 2, day, hour, 30);
const atRisk = someStreak({ loginStreak: 9, lastStreakUpdate: '2026-03-11', freezes: 0 });
const api = ({ dueCount = 12, streak = atRisk } = {}) =>
  stubApi({ 'GET /flashcards/stats': { body: { dueCount } }, 'GET /streak': { body: streak } });
const open = vi.fn();
const look = (now: Date, userId = 'ana') => remind({ client: new QueryClient(), userId, now });
const titles = () => shown.map(({ title }) => title);
const cards = 'Você tem 12 flashcards para revisar hoje.';
const streak = 'Sua sequência de 9 dias termina hoje';

describe('what the student is reminded of', () => {
  it('is said once a day, and opens its page', async () => {
    api();
    await look(at(9));
    await look(at(10));
    expect(titles()).toEqual([cards]);
    onNoticePress(open);
    shown[0]?.notice.onclick?.();
    expect([vi.mocked(window.focus).mock.calls.length, open.mock.lastCall]).toEqual([
      1,
      ['/flashcards/review'],
    ]);
    await look(at(9, 13));
    expect(titles()).toEqual([cards, cards]);
  });

  it('is said by one of two tabs', async () => {
    api();
    await Promise.all([look(at(19)), look(at(19))]);
    // Each tab says one of them, whichever comes first.
    expect(titles().toSorted()).toEqual([cards, streak].toSorted());
    await look(at(19), 'bia');
    expect(titles()).toHaveLength(4);
  });

  it.each([0, 7, 22, 23])('is not said at half past %i', async (hour) => {
    const calls = api();
    await look(at(hour));
    expect([titles(), calls]).toEqual([[], []]);
  });

  it('is a streak only in the evening of a day without a login', async () => {
    api({ dueCount: 0 });
    await look(at(17));
    expect(titles()).toEqual([]);
    await look(at(18));
    expect(titles()).toEqual([streak]);
  });

  it('is nothing without due cards and with a streak that goes on', async () => {
    api({ dueCount: 0, streak: someStreak({ loginStreak: 9, lastStreakUpdate: '2026-03-12', freezes: 0 }) });
    await look(at(19));
    expect(titles()).toEqual([]);
  });

  it('is not said where the student wants no notices', async () => {
    api();
    rememberNotices(false);
    await look(at(9));
    expect(titles()).toEqual([]);
  });
});
