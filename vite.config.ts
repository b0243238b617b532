import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { leanContracts } from './scripts/lean-contracts.ts';
import { appManifest } from './src/web/app-manifest.ts';

/** zod's makers of JSON Schema serve the API's reference page; in the browser they would be 5 kB that no screen calls. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  enforce: 'pre',
  apply: 'build',
  async load(id) {
    if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
    const names = (await readFile(id, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm);
    return [...names].map(([, name]) => `export const ${name} = () => () => {};`).join('\n');
  },
};

/**
 * What keeps the application at hand without a network: its page, every chunk and the fonts of its language. The API
 * is never kept by the worker, as it knows neither whose an answer is nor how old. A new version waits until the
 * student takes it.
 */
const offlineApp = VitePWA({
  strategies: 'generateSW',
  filename: 'worker.js',
  injectRegister: null,
  manifest: appManifest,
  includeManifestIcons: false,
  workbox: {
    globPatterns: [
      'index.html',
      'assets/*.{js,css}',
      'assets/{inter,bricolage-grotesque}-*.woff2',
      'assets/KaTeX_*.woff2',
      '*.svg',
    ],
    // What only the page for visitors loads.
    globIgnores: ['assets/landing-????????.js'],
    dontCacheBustURLsMatching: /^assets\//,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/(api|assets)\//, /^[^?]*\.\w+(\?|$)/],
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    importScripts: ['notice-clicks.js'],
    sourcemap: false,
  },
});

/**
 * What the application's page asks for at once is what its first screen needs. That stands before the scripts have come:
 * letters go first. The icon is written into the page, and src/web/shell/app-worker.ts names the manifest.
 */
const firstThingsFirst: Plugin = {
  name: 'first-things-first',
  enforce: 'post',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { filename }) => {
      const page = html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
      if (!filename.endsWith('index.html')) return page;
      const icon = readFileSync(join(import.meta.dirname, 'src/web/public/favicon.svg'), 'utf8');
      return page
        .replace('href="/favicon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`)
        .replace(/<link rel="manifest"[^>]*>/, '');
    },
  },
};

/** Another one whenever the shapes of what the API answers may be others: what was kept of them is then let go of. */
function contractsVersion(): string {
  const folder = join(import.meta.dirname, 'src/shared/contracts');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  return hash.digest('base64url').slice(0, 12);
}

export default defineConfig({
  define: { 'import.meta.env.CONTRACTS': JSON.stringify(contractsVersion()) },
  root: 'src/web',
  publicDir: 'public',
  plugins: [withoutJsonSchema, leanContracts, react(), tailwindcss(), offlineApp, firstThingsFirst],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // A browser that does not know them loads the same files a moment later.
    modulePreload: { polyfill: false },
    // The application, and the page that visitors are sent at '/', which loads none of it.
    rolldownOptions: {
      // To read `limits.page` does nothing else.
      treeshake: { propertyReadSideEffects: false },
      input: ['index', 'landing'].map((page) => join(import.meta.dirname, `src/web/${page}.html`)),
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
});
