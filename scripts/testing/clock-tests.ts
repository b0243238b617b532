import { readCode, readImports, resolveImport } from '../structure/imports.ts';
import { isTest, type Tree } from '../structure/tree.ts';

/** Asks for the time, or for what the machine's zone makes of it. */
const asking =
  /\bnew Date\(\)|\bDate\.now\(|\bDateTimeFormat\(|\.[gs]et(?:Hours|Minutes|Day|Date|Month|FullYear)\(|\.toLocale(?:Date|Time)String\(/;

/** The tests that ask for the time, or reach a module that does, in order. */
export function clockTests(tree: Tree): string[] {
  const modules = new Map(
    [...tree].map(([path, source]) => [
      path,
      {
        asks: asking.test(readCode(source).code),
        imports: readImports(source)
          .filter(({ typeOnly }) => !typeOnly)
          .map(({ specifier }) => resolveImport(path, specifier, tree) ?? ''),
      },
    ]),
  );
  const reachesTime = (path: string, seen: Set<string>): boolean => {
    const module = modules.get(path);
    if (!module || seen.has(path)) return false;
    seen.add(path);
    return module.asks || module.imports.some((imported) => reachesTime(imported, seen));
  };
  return [...tree.keys()].filter((path) => isTest(path) && reachesTime(path, new Set())).sort();
}
