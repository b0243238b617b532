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
const marked = new RegExp(screenMarks.join('[\\s\\S]*'));

/** Begins what the page fetches once it is painted (src/web/before-app.ts): style and scripts of the application. */
export const appMark = '<template data-app>';

/** The application's page as it is sent at the addresses of one path. */
export interface SentPage {
  /** The router's path; null for what only the router refuses. */
  path: string | null;
  html: string;
}

/**
 * Reads what the build says of first visits. Answers how the application's page is sent at an address: with tags that
 * let a browser fetch at once what it would else learn of only from the scripts that come first, and with what stands
 * there meanwhile.
 */
export async function readFirstVisits(
  directory: string,
  page: string,
): Promise<(address: string) => SentPage> {
  const text = await readFile(join(directory, firstVisitsFile), 'utf8').catch(() => '{}');
  const visits = Object.entries(JSON.parse(text) as Record<string, FirstVisit>)
    // '/flashcards/create' is asked before '/flashcards/$cardId', which it also looks like.
    .toSorted(([a], [b]) => Number(a.includes('$')) - Number(b.includes('$')))
    .map(([path, { chunks, screen }]) => {
      const tags = chunks
        .map((chunk) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${chunk}">`)
        .join('');
      return {
        looks: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`),
        path,
        html: page.replace(appMark, () => appMark + tags).replace(marked, (own) => screen ?? own),
      };
    });
  return (address) => visits.find(({ looks }) => looks.test(address)) ?? { path: null, html: page };
}
