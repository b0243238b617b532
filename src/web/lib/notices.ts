import { storage } from './storage.ts';

const key = 'notices';

/** Whether the student wants notices of the browser; asked before the profile has come, too. */
export const wantsNotices = (): boolean => storage.get(key) !== 'off';

export function rememberNotices(wanted: boolean): void {
  if (wanted) storage.remove(key);
  else storage.set(key, 'off');
}

/** What the browser says to notices of this site; null where it knows none. */
export const noticePermission = (): NotificationPermission | null =>
  typeof Notification === 'function' ? Notification.permission : null;

/** Whether notices are wanted, and allowed by the browser. */
const mayNotify = (): boolean => wantsNotices() && noticePermission() === 'granted';

/** Asks for the right to notify unless it was decided; to be called while a click is being handled. */
export async function requestNotices(): Promise<NotificationPermission | null> {
  return noticePermission() === 'default' ? Notification.requestPermission() : noticePermission();
}

/** As `requestNotices`, but not where the student's profile says no. */
export function askForNotices(): void {
  if (wantsNotices()) void requestNotices();
}

interface NoticeOptions {
  /** A later notice of the same takes its place. */
  tag: string;
  /** The page it leads to; without one, whichever is open. */
  path?: string;
}

/** Notifies of `title` where the student allowed it, in the browser and in the profile. Never rejects. */
export async function showNotice(title: string, { tag, path }: NoticeOptions): Promise<void> {
  if (!mayNotify()) return;
  const options = { tag, icon: '/icon-192.png', lang: 'pt-BR', data: { path } };
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    // Phones know no others. What a press does is told in notice-clicks.js.
    if (registration?.active) return await registration.showNotification(title, options);
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
      if (path) for (const open of openers) open(path);
    };
  } catch {
    // The page says it, too.
  }
}

type Opener = (path: string) => void;
const openers = new Set<Opener>();

/** Has `open` go to the page that a pressed notice leads to; returns the way to stop. */
export function onNoticePress(open: Opener): () => void {
  const hear = ({ data }: MessageEvent) => {
    if (typeof data?.noticePath === 'string') open(data.noticePath);
  };
  openers.add(open);
  navigator.serviceWorker?.addEventListener('message', hear);
  return () => {
    openers.delete(open);
    navigator.serviceWorker?.removeEventListener('message', hear);
  };
}
