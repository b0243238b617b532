import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { InlineConfig } from 'vite';
import { firstVisitsFile } from '#server/platform/http/first-visits.ts';
import { firstVisits, startOf } from './built-client.ts';
import { root } from './run.mjs';

const output = join(root, 'dist/web');
// Inside the output, which Vite empties first: a build that was interrupted is a stale one.
const stampFile = join(output, '.stamp');
const inputs = [
  'package-lock.json',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/built-client.ts',
  'scripts/chunk-groups.ts',
  'scripts/lean-contracts.ts',
  'src/web',
  'src/shared',
];
const compressible = /\.(?:css|html|ico|js|json|map|svg|txt|webmanifest|xml)$/;
const worthCompressing = 1024;

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A hash of everything the web client is made from: names and contents, as dates change with every checkout. */
export async function hashInputs(base: string, paths: readonly string[] = inputs): Promise<string> {
  const lists = paths.map(async (path) => {
    const full = join(base, path);
    if (!existsSync(full)) return [];
    return /\.\w+$/.test(path) ? [full] : listFiles(full);
  });
  const files = (await Promise.all(lists)).flat().filter((file) => !/\.test\.tsx?$/.test(file));
  const contents = await Promise.all(files.sort().map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    hash.update(`${relative(base, file)}\0${contents[index]?.length}\0`).update(contents[index] ?? '');
  }
  return hash.digest('hex');
}

/** Writes `.br` and `.gz` beside every text file over 1 kB: the server then never compresses an asset. */
export async function precompress(folder: string): Promise<void> {
  const toBrotli = promisify(brotliCompress);
  const toGzip = promisify(gzip);
  const files = (await listFiles(folder)).filter((file) => compressible.test(file));
  const compress = async (file: string) => {
    const content = await readFile(file);
    if (content.length <= worthCompressing) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const [brotli, gzipped] = await Promise.all([
      toBrotli(content, { params }),
      toGzip(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  };
  await Promise.all(files.map(compress));
}

/**
 * Draws the landing page once and puts it into its page, so that visitors read it before any script runs. Throws when it
 * shows a file that the client's build did not write.
 */
async function prerenderLanding(build: typeof import('vite').build, config: InlineConfig): Promise<void> {
  const folder = join(root, 'dist/prerender');
  await build({
    ...config,
    build: { ssr: 'prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
  const { renderLanding } = await import(pathToFileURL(join(folder, 'prerender.js')).href);
  const html: string = renderLanding();
  const shown = [...html.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const missing = shown.find((file) => !existsSync(join(output, file)));
  if (missing) throw new Error(`A página inicial mostra ${missing}, que não foi construído.`);
  const page = join(output, 'landing.html');
  await writeFile(
    page,
    (await readFile(page, 'utf8')).replace('<!--landing-->', () => html),
  );
}

/** Tells the server what each path loads beyond what the application's page names itself. */
async function writeFirstVisits(): Promise<void> {
  const named = startOf('index.html');
  const visits = [...firstVisits()].map(
    ([path, chunks]) => [path, [...chunks].filter((chunk) => !named.has(chunk))] as const,
  );
  await writeFile(join(output, firstVisitsFile), JSON.stringify(Object.fromEntries(visits)));
}

async function isStale(hash: string): Promise<boolean> {
  return !existsSync(stampFile) || (await readFile(stampFile, 'utf8')) !== hash;
}

/** Builds the web client into dist/web, compressed files included; with `ifStale` only when its sources changed. */
export async function buildWeb({ ifStale = false } = {}): Promise<void> {
  const hash = await hashInputs(root);
  if (ifStale && !(await isStale(hash))) return;
  const started = performance.now();
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const config: InlineConfig = {
    root: join(root, 'src/web'),
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
  };
  await build(config);
  await prerenderLanding(build, config);
  await writeFirstVisits();
  await precompress(output);
  await writeFile(stampFile, hash);
  const seconds = ((performance.now() - started) / 1000).toLocaleString('pt-BR', {
    maximumFractionDigits: 1,
  });
  console.log(`Cliente web construído em ${seconds} s.`);
}

if (import.meta.main) await buildWeb({ ifStale: process.argv.includes('--if-stale') });
