import { join } from 'node:path';
import type { Rolldown } from 'vite';
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
  const reached = new Set(entries.map((entry) => join(root, 'src/web', entry)));
  for (const id of reached)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      if (!icon.test(imported)) reached.add(imported);
  return reached;
}

const layout = 'shell/layout.tsx';

const readGraph = (context: Context) => ({
  shell: reachedFrom(context, 'main.tsx'),
  landing: reachedFrom(context, 'landing.ts'),
  students: reachedFrom(context, layout),
  login: reachedFrom(context, 'features/accounts/login-page.tsx'),
  guests: reachedFrom(context, 'shell/public-layout.tsx', ...guestPages, ...openPages),
});

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
  ];
}
