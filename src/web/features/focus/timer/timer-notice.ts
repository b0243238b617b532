const isThere = () => typeof Notification === 'function';

/** Asks once for the right to notify; to be called while a click is being handled. */
export function askForNotices(): void {
  if (isThere() && Notification.permission === 'default') void Notification.requestPermission();
}

/** Notifies of `title` where the student allowed it; a later one takes its place. */
export function showNotice(title: string): void {
  if (!isThere() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { tag: 'orbita-timer', icon: '/icon.svg', lang: 'pt-BR' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones that allow it only to an installed app throw; the page says it too.
  }
}
