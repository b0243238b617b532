import { readImports, resolveImport } from './imports.ts';
import type { Problem, Tree } from './tree.ts';

/** Circles of imports, each told once. Types are erased, so they may point both ways. */
export function checkCycles(tree: Tree): Problem[] {
  const problems: Problem[] = [];
  const finished = new Set<string>();
  const trail: string[] = [];

  const visit = (path: string) => {
    if (finished.has(path)) return;
    const start = trail.indexOf(path);
    if (start >= 0) {
      problems.push(`${path}: importação circular: ${[...trail.slice(start), path].join(' → ')}`);
      return;
    }
    trail.push(path);
    for (const { specifier, typeOnly } of readImports(tree.get(path) ?? '')) {
      const to = typeOnly ? undefined : resolveImport(path, specifier, tree);
      if (to && tree.has(to)) visit(to);
    }
    trail.pop();
    finished.add(path);
  };

  for (const path of tree.keys()) visit(path);
  return problems;
}

/** Files that only gather others: they hide where a name comes from. */
export function checkBarrels(tree: Tree): Problem[] {
  return [...tree.keys()]
    .filter((path) => /^src\/.*\/index\.tsx?$/.test(path))
    .map((path) => `${path}: sem arquivos index; importe de onde o nome é definido`);
}
