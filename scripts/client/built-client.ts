import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Manifest, ManifestChunk } from 'vite';
import { libraryFolder } from '#server/platform/http/built-pages.ts';
import { root } from '../run.mjs';

const built = join(root, 'dist/web');

/** What the build says of its files, by module or by page. */
export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));

/** The text of a built file. */
export const textOf = (file: string): string => readFileSync(join(built, file), 'utf8');

const everyFile = (ending: string) =>
  readdirSync(join(built, 'assets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => `assets/${name}`);

/** Every script there is, also those that are loaded when something is opened. */
export const everyScript = (): string[] => everyFile('.js');
export const everyStyle = (): string[] => everyFile('.css');

/** Every page of the library for visitors. */
export const libraryPages = (): string[] =>
  readdirSync(join(built, libraryFolder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `${libraryFolder}/${name}`);

/** Bytes of a text as the server compresses it when it is asked for. */
export const compressedSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** What a browser loads for `entries` of the manifest: they and, transitively, what they import statically. */
function chunksOf(manifest: Manifest, entries: readonly string[]): ManifestChunk[] {
  const names = new Set(entries);
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported);
  return [...names].map((name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`A construção não tem ${name}.`);
    return chunk;
  });
}

/** The scripts that a browser loads for `entries` of the manifest. Throws when the build has no such entry. */
export const scriptsOf = (manifest: Manifest, entries: readonly string[]): Set<string> =>
  new Set(chunksOf(manifest, entries).map(({ file }) => file));

/** The style that they come with, wherever the build put it. Throws as `scriptsOf`. */
export const stylesOf = (manifest: Manifest, entries: readonly string[]): Set<string> =>
  new Set(chunksOf(manifest, entries).flatMap(({ css = [] }) => css));

/** Bytes as sent to a browser that takes brotli; small files are sent as they are. */
export function bytesOf(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) {
    const path = join(built, file);
    bytes += statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }
  return bytes;
}

const view = /^features\/(.+)\/view\.tsx$/;
const guestScreens =
  /^accounts\/(?:login|register|reset-password|verify-email|unsubscribe|delete-account|google\/\w+)$/;

/** Around a screen, by its folder: nothing for visitors' forms, a header for open texts, the students' frame. */
function layoutOf(screen: string): string[] {
  if (guestScreens.test(screen)) return [];
  return [screen.startsWith('landing/') ? 'shell/public-layout.tsx' : 'shell/layout.tsx'];
}

/**
 * The scripts of the first visit to each screen, by its folder below src/web/features: the entry, the layout around it,
 * and its view. The landing page is one by itself, as visitors are sent another document.
 */
export function firstVisits(manifest = readManifest()): Map<string, Set<string>> {
  const screens = Object.keys(manifest).flatMap((name) => view.exec(name)?.[1] ?? []);
  const visits = screens
    .filter((screen) => screen !== 'landing/home')
    .map((screen): [string, Set<string>] => [
      screen,
      scriptsOf(manifest, ['index.html', ...layoutOf(screen), `features/${screen}/view.tsx`]),
    ]);
  return new Map([['landing/home', scriptsOf(manifest, ['landing.html'])], ...visits]);
}
