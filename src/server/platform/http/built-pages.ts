import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markPage } from './installation.ts';

/** Beside the built pages: the file that is sent at each path of the router, where `$name` stands for what varies, and `$` at the end for any rest. */
export const pagesFile = 'pages.json';

/** The application's page, for every path that has none of its own. */
export const appFile = 'index.html';

/** The folder of the library's pages for visitors, each a file by its address: `biblioteca/matematica/funcao-afim.html`. */
export const libraryFolder = 'biblioteca';

/** A page of the application as it is sent at the addresses of one path. */
export interface BuiltPage {
  /** What was built; several paths may share it. */
  file: string;
  html: string;
  /** Whether the router knows the address. */
  isKnown: boolean;
}

/**
 * Reads the built pages of `directory`, marked with `marks`, and answers which one is sent at an address, be it its path or
 * its file's name; null before the first build.
 */
export async function readBuiltPages(
  directory: string,
  marks: string,
): Promise<((address: string) => BuiltPage) | null> {
  const read = async (file: string) => markPage(await readFile(join(directory, file), 'utf8'), marks);
  const app = await read(appFile).catch(() => null);
  if (app === null) return null;
  const files: Record<string, string> = JSON.parse(await read(pagesFile).catch(() => '{}'));
  const names = [...new Set(Object.values(files))];
  const built = new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
  const byName = Object.fromEntries(names.map((name) => [`/${name}`, name]));
  const pages = Object.entries({ ...files, ...byName })
    // '/flashcards/create' is asked before '/flashcards/$cardId', which it also looks like.
    .toSorted(([a], [b]) => Number(a.includes('$')) - Number(b.includes('$')))
    .map(([path, file]) => ({
      looks: new RegExp(`^${path.replace(/\/\$$/, '(?:/.*)?').replaceAll(/\$\w+/g, '[^/]+')}/?$`),
      page: { file, html: built.get(file) ?? app, isKnown: true },
    }));
  const unknown = { file: appFile, html: app, isKnown: false };
  return (address) => pages.find(({ looks }) => looks.test(address))?.page ?? unknown;
}
