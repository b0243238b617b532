import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside the built pages: `FirstVisit` by path of the router, `$name` for what varies. */
export const firstVisitsFile = 'first-visits.json';

/** What the first visit to a path needs. */
export interface FirstVisit {
  /** Chunks beyond those that the application's page names itself. */
  chunks: string[];
  /** What stands on the page, as HTML, until the application has come; absent where that is the page's own. */
  screen?: string;
}

/** Around what stands on the application's page until the application has come. */
export const screenMarks = ['<!--screen-->', '<!--/screen-->'] as const;

/**
 * Reads what the build says of first visits. Answers how the application's page is sent at a path: with tags that let a
 * browser fetch at once what it would else learn of only from the scripts that come first, and with what stands there
 * meanwhile. As it is for a path that only the router refuses.
 */
export async function readFirstVisits(directory: string): Promise<(page: string, path: string) => string> {
  const text = await readFile(join(directory, firstVisitsFile), 'utf8').catch(() => '{}');
  const visits = Object.entries(JSON.parse(text) as Record<string, FirstVisit>)
    // '/flashcards/create' is asked before '/flashcards/$cardId', which it also looks like.
    .toSorted(([a], [b]) => Number(a.includes('$')) - Number(b.includes('$')))
    .map(([path, { chunks, screen }]) => ({
      looks: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`),
      tags: chunks
        .map((chunk) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${chunk}">`)
        .join(''),
      screen,
    }));
  const marked = new RegExp(screenMarks.join('[\\s\\S]*'));
  return (page, path) => {
    const visit = visits.find(({ looks }) => looks.test(path));
    if (!visit) return page;
    const { tags, screen } = visit;
    const headed = page.replace('</head>', () => `${tags}</head>`);
    return screen === undefined ? headed : headed.replace(marked, () => screen);
  };
}
