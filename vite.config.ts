import { readFile } from 'node:fs/promises';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  plugins: [withoutJsonSchema, react(), tailwindcss()],
  build: { outDir: '../../dist/web', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
});
