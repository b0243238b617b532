import { savesData } from '#web/lib/saves-data.ts';

const parts = 'script[src], link[rel="modulepreload"], link[rel="stylesheet"]';

/**
 * Lets the browser fetch, at its leisure, what the registration and the login start with; not for visitors who save
 * data. What that is, their own page says.
 */
export async function prefetchApp(): Promise<void> {
  if (savesData()) return;
  const page = await fetch('/register')
    .then((answer) => answer.text())
    .catch(() => '');
  for (const part of new DOMParser().parseFromString(page, 'text/html').querySelectorAll(parts)) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = part.getAttribute('src') ?? part.getAttribute('href') ?? '';
    document.head.append(link);
  }
}
