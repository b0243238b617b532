import { storage } from './storage.ts';

interface RecentPage {
  path: string;
  title: string;
}

/** One page more than are shown: the one that is open is not among them. */
const kept = 6;
const key = 'recentPages';

/** The pages opened last on this device, the latest first. */
export function recentPages(): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPage) : [];
  } catch {
    return [];
  }
}

const isPage = (page: unknown): page is RecentPage =>
  typeof Object(page).path === 'string' && typeof Object(page).title === 'string';

export function rememberPage(page: RecentPage): void {
  const pages = recentPages();
  if (pages[0]?.path === page.path && pages[0].title === page.title) return;
  const others = pages.filter(({ path }) => path !== page.path);
  storage.set(key, JSON.stringify([page, ...others].slice(0, kept)));
}

export const forgetPages = (): void => storage.remove(key);
