import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside the built pages: each path of the router, `$name` for what varies, and the chunks that its first visit needs. */
export const firstVisitsFile = 'first-visits.json';

/**
 * Reads what the build says of first visits. Answers the tags that let a browser fetch at once what the path will need,
 * where it would else learn of it only from the scripts that come first. Nothing for a path that only the router refuses.
 */
export async function readPreloads(directory: string): Promise<(path: string) => string> {
  const text = await readFile(join(directory, firstVisitsFile), 'utf8').catch(() => '{}');
  const visits = Object.entries(JSON.parse(text) as Record<string, string[]>)
    // '/flashcards/create' is asked before '/flashcards/$cardId', which it also looks like.
    .toSorted(([a], [b]) => Number(a.includes('$')) - Number(b.includes('$')))
    .map(([path, chunks]) => ({
      looks: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`),
      tags: chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/assets/${chunk}">`).join(''),
    }));
  return (path) => visits.find(({ looks }) => looks.test(path))?.tags ?? '';
}
