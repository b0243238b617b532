import { readImports } from './imports.ts';
import { isTest, type Problem, type Tree } from './tree.ts';

const isSchemas = (path: string) => path.endsWith('.schemas.ts');

/**
 * Only `*.schemas.ts` makes schemas: what else is shared stays light, as a browser loads it before its first screen.
 * Types are free.
 */
export function checkSchemas(tree: Tree): Problem[] {
  const makesSchemas = (specifier: string) => /^zod(?:\/|$)/.test(specifier) || isSchemas(specifier);
  return [...tree].flatMap(([path, source]) =>
    path.startsWith('src/shared/') && !isSchemas(path) && !isTest(path)
      ? readImports(source)
          .filter(({ specifier, typeOnly }) => !typeOnly && makesSchemas(specifier))
          .map(({ specifier }) => `${path}: só um *.schemas.ts importa ${specifier}, fora os tipos`)
      : [],
  );
}
