import { readImports, resolveImport } from './imports.ts';
import { featureOf, isTest, type Problem, type Tree } from './tree.ts';

/** The ways around in a graph, each told once and ending where it began. */
function findCircles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const circles: string[][] = [];
  const finished = new Set<string>();
  const trail: string[] = [];

  const visit = (node: string) => {
    if (finished.has(node)) return;
    const start = trail.indexOf(node);
    if (start >= 0) {
      circles.push([...trail.slice(start), node]);
      return;
    }
    trail.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    trail.pop();
    finished.add(node);
  };

  for (const node of graph.keys()) visit(node);
  return circles;
}

/** The files that each file imports. Types are erased, so they may point both ways. */
function importGraph(tree: Tree): Map<string, Set<string>> {
  const importedBy = (path: string, source: string) =>
    readImports(source)
      .map(({ specifier, typeOnly }) => (typeOnly ? undefined : resolveImport(path, specifier, tree)))
      .filter((to) => to !== undefined && tree.has(to)) as string[];
  return new Map([...tree].map(([path, source]) => [path, new Set(importedBy(path, source))]));
}

/** Circles of imports among files. */
export function checkCycles(tree: Tree): Problem[] {
  return findCircles(importGraph(tree)).map(
    (circle) => `${circle[0]}: importação circular: ${circle.join(' → ')}`,
  );
}

const folderOf = (path: string): string | undefined => {
  const feature = featureOf(path);
  return feature && `src/${feature.side}/features/${feature.name}`;
};

/** Circles among features: files that each import only some of the others can still tie their features together. */
export function checkFeatureCycles(tree: Tree): Problem[] {
  const graph = new Map<string, Set<string>>();
  for (const [path, imported] of importGraph(tree)) {
    const from = folderOf(path);
    if (!from || isTest(path)) continue;
    const others = [...imported].map(folderOf).filter((to) => to !== undefined && to !== from) as string[];
    graph.set(from, new Set([...(graph.get(from) ?? []), ...others]));
  }
  return findCircles(graph).map((circle) => {
    const names = circle.map((folder) => folder.slice(folder.lastIndexOf('/') + 1));
    return `${circle[0]}: features em círculo: ${names.join(' → ')}`;
  });
}

/** Files that only gather others: they hide where a name comes from. */
export function checkBarrels(tree: Tree): Problem[] {
  return [...tree.keys()]
    .filter((path) => /^src\/.*\/index\.tsx?$/.test(path))
    .map((path) => `${path}: sem arquivos index; importe de onde o nome é definido`);
}
