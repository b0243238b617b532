import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

/** Another one whenever the shapes of what the API answers may be others: what was kept of them is then let go of. */
function contractsVersion(): string {
  const folder = join(import.meta.dirname, 'src/shared/contracts');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  return hash.digest('base64url').slice(0, 12);
}

const web = (path: string) => join(import.meta.dirname, 'src/web', path);

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

const icon = /\/lucide-react\//;

/** All that a module imports statically; icons come by the hundred from one file, and few are used. */
function reachedFrom(entry: string, context: Context): Set<string> {
  const reached = new Set([web(entry)]);
  for (const id of reached)
    for (const to of context.getModuleInfo(id)?.importedIds ?? []) if (!icon.test(to)) reached.add(to);
  reached.delete(web(entry));
  return reached;
}

/**
 * What is always loaded together is one file: left alone, what screens share makes dozens of small ones, each a round
 * trip on a phone's network. What the dashboard needs is one, as that is where students begin. With `alsoOf` it is only
 * what one of these loads as well. The landing page shares nothing with the application.
 */
function together(name: string, entry: string, alsoOf: readonly string[] = [entry]): Group {
  let own: Set<string> | undefined;
  return {
    includeDependenciesRecursively: false,
    debugName: name,
    name(id, context) {
      own ??= reachedFrom(entry, context)
        .difference(reachedFrom('landing.ts', context))
        .intersection(new Set(alsoOf.flatMap((other) => [...reachedFrom(other, context)])));
      return own.has(id) ? name : null;
    },
  };
}

/** Scripts that every page of the application begins with. */
const ofEntry = /\/(?:rolldown-runtime|react|app|icons|saves-data)-[\w-]{7}\.js$/;

export default defineConfig(({ isSsrBuild }) => ({
  define: { 'import.meta.env.CONTRACTS': JSON.stringify(contractsVersion()) },
  root: 'src/web',
  publicDir: 'public',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // A browser that does not know them loads the same files a moment later.
    modulePreload: {
      polyfill: false,
      // What the page itself names is there already: each script that is loaded later would name it once more.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !ofEntry.test(file)),
    },
    // The application, and the page that visitors are sent at '/', which loads none of it; for the build, what draws pages
    // beforehand, and the worker.
    rolldownOptions: {
      // To read `limits.page` does nothing else.
      treeshake: { propertyReadSideEffects: false },
      input: (isSsrBuild ? ['prerender.tsx', 'worker.ts'] : ['index.html', 'landing.html']).map(web),
      output: {
        // 42 bits tell versions apart; every script names many others, and a name does not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // It stands in each page. As a part of a script it would be loaded with every screen, and all styled again.
            { name: 'style', test: /\/ui\/base\.css$/ },
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
            together('app', 'main.tsx'),
            together('forms', 'features/accounts/login/view.tsx', [
              'shell/layout.tsx',
              'features/dashboard/view.tsx',
            ]),
            together('login', 'features/accounts/login/view.tsx'),
            { name: 'icons', test: icon, minShareCount: 3, includeDependenciesRecursively: false },
            together('layout', 'shell/layout.tsx'),
            together('dashboard', 'features/dashboard/view.tsx'),
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
}));
