import { type Import, resolveImport } from './imports.ts';
import { featureOf, isTest, type Problem, type Tree } from './tree.ts';

type Imports = ReadonlyMap<string, readonly Import[]>;

/**
 * The layers of a server feature, whole (`routes.ts`) or of one part of it (`transfer-routes.ts`); every other file is
 * a pure noun. A worker is the far end of a thread or a process: the service of the same part starts it.
 */
const layer = /(?:^|[/-])(?:routes|service|queries|tables|jobs|seed|mails|worker)\.ts$/;

/** Nouns that need the outside world although they are no layer. */
const impureNouns = [
  // The half of the service that opens, rotates and ends sessions.
  'src/server/features/accounts/sessions/sessions.ts',
  // The work of the generation job, which may take minutes.
  'src/server/features/study-plans/generation.ts',
  // Saves what it is told now and then, and waits in between.
  'src/server/features/summaries/task-progress.ts',
];
/** Its nouns take apart what others' programs wrote, with the packages that this needs. */
const transfer = 'src/server/features/flashcards/transfer/';
/** What nouns may use beside each other. */
const purePlaces = [transfer, 'src/server/language/text/'];

const isAmong = (places: readonly string[], path: string) => places.some((place) => path.startsWith(place));
const isNoun = (path: string) =>
  featureOf(path)?.side === 'server' && /\.ts$/.test(path) && !isTest(path) && !layer.test(path);

/** A noun of a server feature runs without the outside world: what it imports does too. Types are free. */
export function checkPureNouns(tree: Tree, imports: Imports): Problem[] {
  const isImpure = (from: string, specifier: string) => {
    const to = resolveImport(from, specifier, tree);
    if (!to) return /^(?:node:|drizzle|fastify|@fastify\/)/.test(specifier);
    return to.startsWith('src/server/') && !isAmong(purePlaces, to) && !isPure(to);
  };
  const isPure = (path: string) => isNoun(path) && !isAmong([transfer, ...impureNouns], path);
  return [
    ...[...impureNouns, ...purePlaces]
      .filter((place) => ![...tree.keys()].some((path) => path.startsWith(place)))
      .map((place) => `${place}: abre-se exceção para ele, e não existe`),
    ...[...imports].flatMap(([path, all]) =>
      all
        .filter(({ specifier, typeOnly }) => isPure(path) && !typeOnly && isImpure(path, specifier))
        .map(({ specifier }) => `${path}: é um substantivo puro e não importa ${specifier}`),
    ),
  ];
}

const folderOf = (path: string): string | undefined => {
  const feature = featureOf(path);
  return feature && `src/${feature.side}/features/${feature.name}`;
};

/** Both sides and the contracts call a feature by the same name. */
export const checkMirroredNames = (tree: Tree): Problem[] =>
  [...new Set([...tree.keys()].map(folderOf))].flatMap((folder) => {
    const contract = `src/shared/contracts/${folder?.split('/').at(-1)}.ts`;
    return folder && !tree.has(contract) ? [`${folder}: falta ${contract}`] : [];
  });

/**
 * Circles among features: files that each import only some of the others can still tie their features together. Types
 * and tests may point both ways.
 */
export function checkFeatureCycles(tree: Tree, imports: Imports): Problem[] {
  const graph = new Map<string, Set<string>>();
  for (const [path, all] of imports) {
    const from = folderOf(path);
    if (!from || isTest(path)) continue;
    const values = all.filter(({ typeOnly }) => !typeOnly);
    const others = values.map(({ specifier }) => folderOf(resolveImport(path, specifier, tree) ?? ''));
    const reached = graph.get(from) ?? new Set();
    for (const to of others) if (to && to !== from) reached.add(to);
    graph.set(from, reached);
  }
  const circles: string[][] = [];
  const finished = new Set<string>();
  const visit = (node: string, trail: readonly string[]) => {
    if (trail.includes(node)) circles.push([...trail.slice(trail.indexOf(node)), node]);
    if (finished.has(node) || trail.includes(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    finished.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return circles.map(
    (circle) =>
      `${circle[0]}: features em círculo: ${circle.map((folder) => folder.split('/').at(-1)).join(' → ')}`,
  );
}
