import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside the built pages: the file that is sent at each path of the router, where `$name` stands for what varies. */
export const pagesFile = 'pages.json';

/** The application's page, for every path that has none of its own. */
export const appFile = 'index.html';

/** A page of the application as it is sent at the addresses of one path. */
export interface BuiltPage {
  /** The router's path; null for what only the router refuses. */
  path: string | null;
  html: string;
}

/** Reads the built pages of `directory`, and answers which one is sent at an address; null before the first build. */
export async function readBuiltPages(directory: string): Promise<((address: string) => BuiltPage) | null> {
  const read = (file: string) => readFile(join(directory, file), 'utf8');
  const app = await read(appFile).catch(() => null);
  if (app === null) return null;
  const files: Record<string, string> = JSON.parse(await read(pagesFile).catch(() => '{}'));
  const pages = Object.entries(files)
    // '/flashcards/create' is asked before '/flashcards/$cardId', which it also looks like.
    .toSorted(([a], [b]) => Number(a.includes('$')) - Number(b.includes('$')))
    .map(async ([path, file]) => ({
      looks: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`),
      path,
      html: await read(file),
    }));
  const known = await Promise.all(pages);
  return (address) => known.find(({ looks }) => looks.test(address)) ?? { path: null, html: app };
}
