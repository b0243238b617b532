import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { joinParts, type Part } from './join-parts.ts';
import { root } from './run.mjs';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

const icon = /\/lucide-react\//;
const web = (path: string) => resolve(root, 'src/web', path);

const layouts = { students: web('shell/layout.tsx'), open: web('shell/public-layout.tsx') };
const openPages = ['contact', 'privacy-policy', 'terms-of-service'].map((name) =>
  web(`features/landing/${name}-page.tsx`),
);
const login = web('features/accounts/login-page.tsx');
/** Around which no layout stands. */
const guestPages = [
  'register',
  'reset-password',
  'verify-email',
  'unsubscribe',
  'delete-account',
  'google-callback',
  'google-finish',
  'google-link',
].map((name) => web(`features/accounts/${name}-page.tsx`));

/** What a file less is worth on a phone's network, in bytes of source. */
const fileCost = 10_000;
/** How many others a screen counts as: the first that anybody ever loads, and those that are opened every day. */
const weights = new Map([
  [login, 20],
  ...[
    'dashboard/dashboard-page.tsx',
    'study-plans/study-plans-page.tsx',
    'study-plans/study-plan-page.tsx',
    'flashcards/flashcards-page.tsx',
    'flashcards/review-page.tsx',
  ].map((page): [string, number] => [web(`features/${page}`), 5]),
]);

/** The modules named and all that they import statically; icons come by the hundred and are left out. */
function reachedFrom(context: Context, ...entries: string[]): Set<string> {
  const reached = new Set(entries);
  for (const id of reached)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      if (!icon.test(imported)) reached.add(imported);
  return reached;
}

function layoutAround(screen: string): string[] {
  if (screen === login || guestPages.includes(screen)) return [];
  return [openPages.includes(screen) ? layouts.open : layouts.students];
}

function readGraph(context: Context) {
  const shell = reachedFrom(context, web('main.tsx'));
  const landing = reachedFrom(context, web('landing.ts'));
  return { shell, landing, shared: sharedBetween(context, new Set([...shell, ...landing])) };
}

/** By module, the file of what the first visits to several screens share, beyond what is `known`. */
function sharedBetween(context: Context, known: ReadonlySet<string>): Map<string, string> {
  // They are files of their own, found by their names.
  const around = Object.values(layouts);
  const users = new Map<string, Set<string>>();
  for (const screen of context.getModuleInfo(web('router.tsx'))?.dynamicallyImportedIds ?? [])
    for (const id of reachedFrom(context, screen, ...layoutAround(screen)))
      if (!known.has(id) && !around.includes(id)) users.set(id, (users.get(id) ?? new Set()).add(screen));
  const alike = Map.groupBy(users, ([, of]) => [...of].sort().join());
  const parts = [...alike.values()]
    .map(
      (modules): Part => ({
        modules: modules.map(([id]) => id),
        users: modules[0]?.[1] ?? new Set(),
        size: modules.reduce((sum, [id]) => sum + (context.getModuleInfo(id)?.code?.length ?? 0), 0),
      }),
    )
    .filter(({ users }) => users.size > 1);
  const joined = joinParts(parts, {
    imports: (id) => context.getModuleInfo(id)?.importedIds ?? [],
    weightOf: (screen) => weights.get(screen) ?? 1,
    fileCost,
  });
  return new Map(joined.flatMap(({ modules }, index) => modules.map((id) => [id, `shared-${index}`])));
}

/**
 * What is always loaded together is one file: left alone, modules that are shared make a hundred small ones, each a
 * round trip on a phone's network. Each needs only parts before it: two that needed each other would not start.
 */
export function chunkGroups(): Group[] {
  let graph: ReturnType<typeof readGraph> | undefined;
  const within = (choose: (id: string, known: NonNullable<typeof graph>) => string | null) =>
    ((id, context) => {
      graph ??= readGraph(context);
      return graph.landing.has(id) ? null : choose(id, graph);
    }) satisfies Group['name'];
  const group = { includeDependenciesRecursively: false };
  return [
    // By itself: a network that gives every file the same share ends with the largest.
    { ...group, name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
    {
      ...group,
      debugName: 'shell',
      name: within((id, { shell }) => (shell.has(id) ? 'shell' : null)),
    },
    { ...group, name: 'icons', test: icon },
    {
      ...group,
      debugName: 'shared',
      name: within((id, { shared }) => shared.get(id) ?? null),
    },
  ];
}
