import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { InlineConfig } from 'vite';
import {
  appMark,
  type FirstVisit,
  firstVisitsFile,
  screenMarks,
} from '#server/platform/http/first-visits.ts';
import { bytesOf, firstVisits, startOf } from './built-client.ts';
import { fetchedLater } from './fetched-later.ts';
import { styleFirst } from './first-style.ts';
import { leanContracts } from './lean-contracts.ts';
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
  'scripts/fetched-later.ts',
  'scripts/first-style.ts',
  'scripts/join-parts.ts',
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

type Build = typeof import('vite').build;

/** Screens that stand on their page before the application has come: nobody has to sign in for them. */
const openScreens = ['/login', '/terms-of-service', '/privacy-policy', '/contact'];

/**
 * Draws the landing page once and puts it into its page, so that visitors read it before any script runs; likewise what
 * stands on the application's page meanwhile; and with them the style they need. Answers that of the screens that have
 * their own. Throws when one shows a file that the client's build did not write.
 */
async function prerender(build: Build, config: InlineConfig): Promise<Map<string, string>> {
  const folder = join(root, 'dist/prerender');
  await build({
    ...config,
    // Pages tell each other of letters; here nobody listens, and the process would wait for ever.
    define: { 'globalThis.BroadcastChannel': 'undefined' },
    build: { ssr: 'prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
  const drawn = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Drawn;
  await putInto('landing.html', '<!--landing-->', await drawn.renderLanding());
  await putInto('index.html', screenMarks.join(''), screenMarks.join(await drawn.renderFrame()));
  const screens = new Map<string, string>();
  for (const path of openScreens) screens.set(path, builtOnly(await drawn.renderScreen(path)));
  await change('landing.html', (page) => styleFirst(output, page));
  await change('index.html', (page) => styleFirst(output, page, [...screens.values()]));
  const script = await bundleBeforeApp(build, config);
  await change('index.html', (page) => lettersFirst(fetchedLater(page, appMark, script)));
  const revision = createHash('sha256')
    .update(await readFile(join(output, 'index.html')))
    .digest('hex');
  await change('worker.js', (worker) => revised(worker, revision));
  return screens;
}

/** The script that runs within the page before anything was fetched. */
async function bundleBeforeApp(build: Build, config: InlineConfig): Promise<string> {
  const built = await build({
    ...config,
    configFile: false,
    plugins: [leanContracts],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, 'src/web/before-app.ts'), output: { format: 'iife' } },
    },
  });
  const { output: chunks } = [built].flat()[0] as { output: { code?: string }[] };
  return chunks[0]?.code?.trim() ?? '';
}

/** The page asks for the letters of its texts before it knows where it needs them. Throws when its style names none. */
function lettersFirst(page: string): string {
  const [font] = /\/assets\/inter-[\w-]+\.woff2/.exec(page) ?? [];
  if (!font) throw new Error('O estilo da página não nomeia letras.');
  const tag = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;
  return page.replace('<script>', () => `${tag}<script>`);
}

const ownRevision = /(url:"index\.html",revision:)"[^"]*"/;

/** The worker knows the page by what it became after the client was built. Throws when it keeps no page. */
function revised(worker: string, revision: string): string {
  if (!ownRevision.test(worker)) throw new Error('O worker não guarda a página da aplicação.');
  return worker.replace(ownRevision, `$1"${revision}"`);
}

interface Drawn {
  renderLanding(): Promise<string>;
  renderFrame(): Promise<string>;
  renderScreen(path: string): Promise<string>;
}

function builtOnly(html: string): string {
  const shown = [...html.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const missing = shown.find((file) => !existsSync(join(output, file)));
  if (missing) throw new Error(`Uma página mostra ${missing}, que não foi construído.`);
  return html;
}

const putInto = (file: string, mark: string, html: string) =>
  change(file, (page) => {
    if (!page.includes(mark)) throw new Error(`Em ${file} não há ${mark}.`);
    return page.replace(mark, () => builtOnly(html));
  });

async function change(file: string, to: (page: string) => string | Promise<string>): Promise<void> {
  const path = join(output, file);
  await writeFile(path, await to(await readFile(path, 'utf8')));
}

/** Tells the server what each path loads beyond what the application's page names itself, and what stands there meanwhile. */
async function writeFirstVisits(screens: Map<string, string>): Promise<void> {
  const named = startOf('index.html');
  const visits = [...firstVisits()].map(([path, loaded]): [string, FirstVisit] => {
    // The largest first: it would else come last.
    const chunks = [...loaded]
      .filter((chunk) => !named.has(chunk))
      .sort((a, b) => bytesOf([b]) - bytesOf([a]));
    const screen = screens.get(path);
    return [path, screen === undefined ? { chunks } : { chunks, screen }];
  });
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
  await writeFirstVisits(await prerender(build, config));
  await precompress(output);
  await writeFile(stampFile, hash);
  const seconds = ((performance.now() - started) / 1000).toLocaleString('pt-BR', {
    maximumFractionDigits: 1,
  });
  console.log(`Cliente web construído em ${seconds} s.`);
}

if (import.meta.main) await buildWeb({ ifStale: process.argv.includes('--if-stale') });
