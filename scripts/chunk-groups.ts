import { join, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { joinParts, type Part } from './join-parts.ts';
import { root } from './run.mjs';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1];

const icon = /\/lucide-react\//;
const guestPages = [
  'login',
  'register',
  'reset-password',
  'verify-email',
  'unsubscribe',
  'delete-account',
  'google-callback',
  'google-finish',
  'google-link',
].map((name) => `features/accounts/${name}-page.tsx`);
const openPages = ['contact', 'privacy-policy', 'terms-of-service'].map(
  (name) => `features/landing/${name}-page.tsx`,
);

/** The modules of `src/web` named, and all that they import statically; icons come by the hundred and are left out. */
function reachedFrom(context: Context, ...entries: string[]): Set<string> {
  const reached = new Set(entries.map((entry) => resolve(root, 'src/web', entry)));
  for (const id of reached)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      if (!icon.test(imported)) reached.add(imported);
  return reached;
}

const union = <T>(...sets: ReadonlySet<T>[]) => new Set(sets.flatMap((set) => [...set]));

const layout = 'shell/layout.tsx';

function readGraph(context: Context) {
  const graph = {
    shell: reachedFrom(context, 'main.tsx'),
    landing: reachedFrom(context, 'landing.ts'),
    students: reachedFrom(context, layout),
    login: reachedFrom(context, 'features/accounts/login-page.tsx'),
    guests: reachedFrom(context, 'shell/public-layout.tsx', ...guestPages, ...openPages),
  };
  return { ...graph, shared: sharedBetween(context, union(graph.shell, graph.landing, graph.students)) };
}

/** What a file less is worth on a phone's network, in bytes of source. */
const fileCost = 3000;

/** By module, the file of what several screens share, beyond what `known` brings. */
function sharedBetween(context: Context, known: ReadonlySet<string>): Map<string, string> {
  const screens = context.getModuleInfo(join(root, 'src/web/router.tsx'))?.dynamicallyImportedIds ?? [];
  const users = new Map<string, Set<string>>();
  for (const screen of screens)
    for (const id of reachedFrom(context, screen))
      if (!known.has(id)) users.set(id, (users.get(id) ?? new Set()).add(screen));
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
  const joined = joinParts(parts, (id) => context.getModuleInfo(id)?.importedIds ?? [], fileCost);
  return new Map(joined.flatMap(({ modules }, index) => modules.map((id) => [id, `shared-${index}`])));
}

/**
 * What is always loaded together is one file: left alone, modules that are shared make a hundred small ones, each a
 * round trip on a phone's network. Nobody loads more for it: every part is a whole of what its pages need anyway. Each
 * needs only parts before it: two that needed each other would not start.
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
    {
      ...group,
      debugName: 'shell',
      tags: ['$initial'],
      name: within((id, { shell }) => (shell.has(id) || icon.test(id) ? 'shell' : null)),
    },
    { ...group, name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\// },
    {
      ...group,
      debugName: 'layout',
      name: within((id, { students, login, guests }) => {
        // Itself a file of its own, by whose name it is found.
        if (!students.has(id) || id.endsWith(layout)) return null;
        if (login.has(id)) return 'common';
        return guests.has(id) ? 'guests' : 'students';
      }),
    },
    {
      ...group,
      debugName: 'shared',
      name: within((id, { shared }) => shared.get(id) ?? null),
    },
  ];
}
