import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { InlineConfig } from 'vite';
import { appFile, libraryFolder } from '#server/platform/http/built-pages.ts';
import { dailyPages, prerenderPages } from './client/prerender.ts';
import { root } from './run.mjs';

const output = join(root, 'dist/web');
const prerendered = join(root, 'dist/prerender');
// Inside the output, which Vite empties first: a build that was interrupted is a stale one.
const stampFile = join(output, '.stamp');
const inputs = [
  'package-lock.json',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/client/built-client.ts',
  'scripts/client/prerender.ts',
  'src/web',
  'src/shared',
  'src/server/content/library',
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

/**
 * Writes `.br` and `.gz` beside every text file over 1 kB: the server then never compresses an asset. The library's
 * pages are many, and each is asked for now and then: the server compresses those.
 */
export async function precompress(folder: string): Promise<void> {
  const toBrotli = promisify(brotliCompress);
  const toGzip = promisify(gzip);
  const isRare = (file: string) => relative(folder, file).startsWith(libraryFolder);
  const files = (await listFiles(folder)).filter((file) => compressible.test(file) && !isRare(file));
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

/** Writes the built worker with the list of what it keeps; what has no hash in its name is told apart by one of its text. */
async function writeWorker(): Promise<void> {
  const patterns = [
    ...['*.html', 'assets/*.{js,css}', 'assets/{inter,bricolage-grotesque}-*.woff2'],
    ...['assets/KaTeX_*.woff2', '*.svg', 'manifest.webmanifest'],
  ];
  // What only visitors are sent, and the style, which stands in each page.
  const exclude = ['landing.html', 'assets/landing-????????.js', 'assets/style-????????.css'];
  const files = globSync(patterns, { cwd: output, exclude }).map((file) => file.replaceAll('\\', '/'));
  const kept = files.sort().map(async (url) => {
    const hash = async () =>
      createHash('md5')
        .update(await readFile(join(output, url)))
        .digest('hex');
    return { url, revision: url.startsWith('assets/') ? null : await hash() };
  });
  const worker = await readFile(join(prerendered, 'worker.js'), 'utf8');
  const list = JSON.stringify(await Promise.all(kept));
  // Browsers run it as a script, which exports nothing.
  const script = worker.replace('self.keptFiles', () => list).replace(/export\s*\{\s*\};?\s*$/, '');
  await writeFile(join(output, 'worker.js'), script);
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
  await build({
    ...config,
    define: {
      // Pages tell each other of what waits to be sent; here nobody listens, and the process would wait for ever.
      'globalThis.BroadcastChannel': 'undefined',
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.APP_FILE': JSON.stringify(appFile),
      'import.meta.env.DAILY_PAGES': JSON.stringify(dailyPages()),
      'import.meta.env.LIBRARY_FOLDER': JSON.stringify(libraryFolder),
    },
    ssr: { noExternal: [/^workbox-/] },
    build: { ssr: true, minify: true, outDir: prerendered, emptyOutDir: true, copyPublicDir: false },
  });
  await prerenderPages(output, join(prerendered, 'prerender.js'));
  await writeWorker();
  await precompress(output);
  await writeFile(stampFile, hash);
  const seconds = ((performance.now() - started) / 1000).toLocaleString('pt-BR', {
    maximumFractionDigits: 1,
  });
  console.log(`Cliente web construído em ${seconds} s.`);
}

if (import.meta.main) await buildWeb({ ifStale: process.argv.includes('--if-stale') });
