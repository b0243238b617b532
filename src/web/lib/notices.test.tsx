import { beforeEach, expect, it, vi } from 'vitest';
import { onNoticePress, rememberNotices, showNotice } from './notices.ts';

const showNotification = vi.fn();
const made: { title: string; onclick: (() => void) | null; close: () => void }[] = [];
/** Phones answer that only a worker may notify. */
let isPhone: boolean;

class FakeNotification {
  static permission: NotificationPermission = 'granted';
  onclick: (() => void) | null = null;
  close = vi.fn();
  title: string;
  constructor(title: string) {
    this.title = title;
    if (isPhone)
      throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification().');
    made.push(this);
  }
}

/** A browser that keeps the application, or does not yet. */
const keepsApp = (active: object | null) => {
  const container = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ active, showNotification }),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  return container;
};

beforeEach(() => {
  localStorage.clear();
  showNotification.mockReset();
  made.length = 0;
  isPhone = false;
  vi.stubGlobal('Notification', FakeNotification);
  window.focus = vi.fn();
  return () => vi.unstubAllGlobals();
});

it('is shown by the worker where there is one, as phones know no other way', async () => {
  isPhone = true;
  keepsApp({});
  await showNotice('Você tem 3 flashcards', { tag: 'orbita-cards', path: '/flashcards/review' });
  expect(showNotification.mock.calls).toEqual([
    [
      'Você tem 3 flashcards',
      {
        tag: 'orbita-cards',
        icon: '/icon-192.png',
        lang: 'pt-BR',
        data: { path: '/flashcards/review' },
      },
    ],
  ]);
  expect(made).toEqual([]);
});

it('is shown by the page before there is a worker, and leads to its page', async () => {
  keepsApp(null);
  const open = vi.fn();
  const stop = onNoticePress(open);
  await showNotice('Você tem 3 flashcards', { tag: 'orbita-cards', path: '/flashcards/review' });
  made[0]?.onclick?.();
  expect([open.mock.calls, vi.mocked(window.focus).mock.calls.length]).toEqual([[['/flashcards/review']], 1]);
  stop();
  made[0]?.onclick?.();
  expect(open).toHaveBeenCalledTimes(1);
});

it('leads where the worker says that one was pressed, until it is no longer asked to', () => {
  const worker = keepsApp({});
  const open = vi.fn();
  const stop = onNoticePress(open);
  const say = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));
  say({ noticePath: '/dashboard' });
  say('something else');
  stop();
  say({ noticePath: '/flashcards' });
  expect(open.mock.calls).toEqual([['/dashboard']]);
});

it('stays quiet where it is refused, in the profile, by the browser or by the phone', async () => {
  keepsApp({});
  rememberNotices(false);
  await showNotice('Fim', { tag: 'orbita-timer' });
  rememberNotices(true);
  FakeNotification.permission = 'denied';
  await showNotice('Fim', { tag: 'orbita-timer' });
  FakeNotification.permission = 'granted';
  keepsApp(null);
  isPhone = true;
  await showNotice('Fim', { tag: 'orbita-timer' });
  expect([showNotification.mock.calls, made]).toEqual([[], []]);
});
