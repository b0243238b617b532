import { posix } from 'node:path';
import type { Tree } from './tree.ts';

export interface Import {
  specifier: string;
  /** `import type` and `export type`: erased before the code runs. */
  typeOnly: boolean;
}

const token = new RegExp(
  [
    /\/\*[\s\S]*?\*\//, // comments
    /\/\/[^\n]*/,
    /`(?:\\[\s\S]|[^`\\])*`/, // templates
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/, // strings
    /(?<=(?:[=(,:;!&|?{[]|=>|\breturn)\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//, // regular expressions
  ]
    .map((part) => part.source)
    .join('|'),
  'g',
);

/**
 * The code without its comments, templates and regular expressions, each string replaced by `"<index>"` into
 * `strings`: what is left can be searched without mistaking a sentence for a statement.
 */
export function readCode(source: string): { code: string; strings: string[] } {
  const strings: string[] = [];
  const code = source.replace(token, (text) => {
    if (text[0] === '`') return '``';
    if (text[0] === '/') return ' ';
    return `"${strings.push(text.slice(1, -1)) - 1}"`;
  });
  return { code, strings };
}

const statement = /\b(?:import|export)\s+(?:(type)\b(?!\s*(?:,|from\b)))?[\w$\s{},*]*?\bfrom\s*"(\d+)"/g;
const sideEffect = /\bimport\s*"(\d+)"/g;
const dynamic = /(\btypeof\s+)?\bimport\s*\(\s*"(\d+)"/g;

/** Every module a source imports or re-exports, statically or not. */
export function readImports(source: string): Import[] {
  const { code, strings } = readCode(source);
  const at = (index: string | undefined) => strings[Number(index)] ?? '';
  return [
    ...[...code.matchAll(statement)].map(([, type, index]) => ({
      specifier: at(index),
      typeOnly: type !== undefined,
    })),
    ...[...code.matchAll(sideEffect)].map(([, index]) => ({ specifier: at(index), typeOnly: false })),
    ...[...code.matchAll(dynamic)].map(([, type, index]) => ({
      specifier: at(index),
      typeOnly: type !== undefined,
    })),
  ];
}

const aliases: Record<string, string> = {
  '#shared/': 'src/shared/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#test/': 'test/',
};

/** The path in the repository that `from` means by `specifier`; undefined for a package. */
export function resolveImport(from: string, specifier: string, tree: Tree): string | undefined {
  const plain = specifier.replace(/\?.*$/, '');
  const alias = Object.keys(aliases).find((prefix) => plain.startsWith(prefix));
  if (!alias && !plain.startsWith('.')) return undefined;
  const path = alias ? aliases[alias] + plain.slice(alias.length) : posix.join(posix.dirname(from), plain);
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => tree.has(candidate)) ?? path;
}
