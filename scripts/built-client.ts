import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const built = join(root, 'dist/web');
const source = join(root, 'src/web/router.ts');

const staticImport = /\b(?:import|export)\s*(?:[\w$*{}\s,]+\bfrom\s*)?["']\.\/([^"']+\.js)["']/g;
const dynamicImport = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g;
const startTag = /<(?:script[^>]*\bsrc|link[^>]*rel="modulepreload"[^>]*\bhref)="\/assets\/([^"]+\.js)"/g;
const routeInSource =
  /getParentRoute: \(\) => (\w+),\s*(?:path|id): '([^']+)'[\s\S]*?import\('[^']*\/([\w-]+)\.tsx'\)/g;

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The script of a chunk, or the text of a style. */
export const textOf = (chunk: string): string => readFileSync(join(built, 'assets', chunk), 'utf8');
const importsOf = (chunk: string, kind: RegExp) => namesIn(textOf(chunk), kind);

const everyFile = (ending: string) =>
  readdirSync(join(built, 'assets')).filter((name) => name.endsWith(ending));

/** Every chunk there is, also those that are loaded when something is opened. */
export const everyChunk = (): string[] => everyFile('.js');
export const everyStyle = (): string[] => everyFile('.css');

/** What a chunk was called before the build added a hash. */
export const nameOf = (chunk: string): string => chunk.replace(/-[\w-]{8}\.js$/, '');

/** The chunks a browser loads for `entries`: they and, transitively, what they import statically. */
export function loadedBy(entries: Iterable<string>): Set<string> {
  const loaded = new Set(entries);
  for (const chunk of loaded) for (const imported of importsOf(chunk, staticImport)) loaded.add(imported);
  return loaded;
}

/** The chunks that a built page asks for before anything else happens. */
export const startOf = (page: 'index.html' | 'landing.html'): Set<string> =>
  loadedBy(namesIn(readFileSync(join(built, page), 'utf8'), startTag));

/** Bytes as sent to a browser that takes brotli; small files are sent as they are. */
export function bytesOf(chunks: Iterable<string>): number {
  let bytes = 0;
  for (const chunk of chunks) {
    const path = join(built, 'assets', chunk);
    bytes += statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }
  return bytes;
}

/** The chunks that the application loads when they are wanted. */
export const loadedLater = (): Set<string> =>
  new Set([...startOf('index.html')].flatMap((chunk) => importsOf(chunk, dynamicImport)));

/**
 * The chunks of the first visit to each path of the router: the entry, the layout around the page, and the page. The
 * landing page is one by itself, as visitors are sent another document. Throws when a page's layout is not found.
 */
export function firstVisits(): Map<string, Set<string>> {
  const shell = startOf('index.html');
  const later = new Map([...loadedLater()].map((chunk) => [nameOf(chunk), chunk]));
  const visits = new Map([['/', startOf('landing.html')]]);
  const layouts = new Map<string, string>();
  for (const [, parent = '', path = '', name = ''] of readFileSync(source, 'utf8').matchAll(routeInSource)) {
    const chunk = later.get(name);
    // Screens for developers are not built.
    if (!chunk) continue;
    if (path.startsWith('/')) {
      const layout = layouts.get(parent);
      if (parent !== 'root' && !layout)
        throw new Error(`${parent}, em volta de ${path}, não foi construído.`);
      if (!visits.has(path)) visits.set(path, loadedBy([...shell, ...(layout ? [layout] : []), chunk]));
    } else layouts.set(path, chunk);
  }
  return visits;
}
