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
  /** When it is pressed, once the page is in front. */
  onOpen?: () => void;
}

/** Notifies of `title` where the student allowed it, in the browser and in the profile. */
export function showNotice(title: string, { tag, onOpen }: NoticeOptions): void {
  if (!mayNotify()) return;
  try {
    const notice = new Notification(title, { tag, icon: '/icon.svg', lang: 'pt-BR' });
    notice.onclick = () => {
      window.focus();
      notice.close();
      onOpen?.();
    };
  } catch {
    // Phones that allow it only to an installed app throw; the page says it too.
  }
}
