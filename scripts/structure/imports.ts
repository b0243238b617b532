import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Tree } from './tree.ts';

export interface Import {
  specifier: string;
  /** `import type` and `export type`: erased before the code runs. */
  typeOnly: boolean;
}

/** Every module a source imports or re-exports, statically or not. `path` tells the language. */
export function readImports(path: string, source: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module;
  const exported = staticExports.flatMap(({ entries }) => entries).filter((entry) => entry.moduleRequest);
  return [
    ...staticImports.map(({ moduleRequest, start }) => ({
      specifier: moduleRequest.value,
      typeOnly: /^import\s+type\s+(?!from\b)/.test(source.slice(start, start + 40)),
    })),
    ...exported.map(({ moduleRequest, isType }) => ({
      specifier: moduleRequest?.value ?? '',
      typeOnly: isType,
    })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: source.slice(start + 1, end - 1),
      typeOnly: false,
    })),
  ];
}

/** The path in the repository that `from` means by `specifier`; undefined for a package. */
export function resolveImport(from: string, specifier: string, tree: Tree): string | undefined {
  const plain = specifier.replace(/\?.*$/, '');
  const [, alias, rest] = /^#(shared|server|web|test)\/(.*)$/.exec(plain) ?? [];
  if (!alias && !plain.startsWith('.')) return undefined;
  const path = alias
    ? `${alias === 'test' ? '' : 'src/'}${alias}/${rest}`
    : posix.join(posix.dirname(from), plain);
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => tree.has(candidate)) ?? path;
}
