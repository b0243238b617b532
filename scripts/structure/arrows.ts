import { readImports, resolveImport } from './imports.ts';
import { featureOf, isTest, type Problem, type Tree } from './tree.ts';

type Zone = (typeof zones)[number][0];

const zones = [
  ['markdown', /^src\/shared\/markdown\//],
  ['shared', /^src\/shared\//],
  ['platform', /^src\/server\/platform\//],
  ['content', /^src\/server\/content\//],
  ['language', /^src\/server\/language\//],
  ['server feature', /^src\/server\/features\//],
  ['server', /^src\/server\//],
  ['ui', /^src\/web\/ui\//],
  ['lib', /^src\/web\/lib\//],
  ['session', /^src\/web\/session\//],
  ['sync', /^src\/web\/sync\//],
  ['domain', /^src\/web\/domain\//],
  ['web feature', /^src\/web\/features\//],
  ['web', /^src\/web\//],
] as const;

const mayReach: Record<Zone, readonly Zone[]> = {
  // How a Markdown text is read, on a screen as on paper: as free of the product as the ui that draws it.
  markdown: ['markdown'],
  shared: ['shared', 'markdown'],
  platform: ['platform', 'shared', 'markdown'],
  // What the product knows by heart, and a reader for it.
  content: ['content', 'platform', 'shared', 'markdown'],
  // Reads and writes Portuguese for whatever feature asks.
  language: ['language', 'content', 'platform', 'shared', 'markdown'],
  'server feature': ['server feature', 'language', 'content', 'platform', 'shared', 'markdown'],
  server: ['server', 'server feature', 'language', 'content', 'platform', 'shared', 'markdown'],
  ui: ['ui', 'markdown'],
  // The API client sends the session's token and renews it.
  lib: ['lib', 'session', 'shared', 'markdown'],
  session: ['session', 'sync', 'lib', 'shared', 'markdown'],
  sync: ['sync', 'session', 'lib', 'shared', 'markdown'],
  domain: ['domain', 'sync', 'session', 'ui', 'lib', 'shared', 'markdown'],
  'web feature': ['web feature', 'domain', 'sync', 'session', 'ui', 'lib', 'shared', 'markdown'],
  web: ['web', 'web feature', 'domain', 'sync', 'session', 'ui', 'lib', 'shared', 'markdown'],
};

/** Single files that any zone of their side may reach: what they say belongs to no zone. */
const everyones: Partial<Record<Zone, readonly string[]>> = {
  platform: ['src/server/settings.ts'],
  // What a route module hangs its screen on.
  'web feature': ['src/web/parent-routes.ts'],
};

/** Packages that run anywhere. */
const sharedPackages = ['zod', 'ts-fsrs'];

function zoneOf(path: string): Zone | undefined {
  return zones.find(([, pattern]) => pattern.test(path))?.[0];
}

function packageProblem(zone: Zone, name: string): string | undefined {
  if (
    (zone === 'shared' || zone === 'markdown') &&
    !sharedPackages.some((known) => name === known || name.startsWith(`${known}/`))
  )
    return `src/shared roda em qualquer lugar e não importa ${name}`;
  const onServer = zone.startsWith('server') || ['platform', 'content', 'language'].includes(zone);
  if (onServer && /^react(?:-dom)?(?:\/|$)/.test(name)) return `o servidor não importa ${name}`;
  if (!onServer && name.startsWith('node:')) return `a web não importa ${name}`;
}

function featureProblem(from: string, to: string): string | undefined {
  const [own, other] = [featureOf(from), featureOf(to)];
  if (!own || !other || own.name === other.name) return;
  if (own.side === 'server')
    return /^(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+-)?service\.ts$/.test(other.file)
      ? undefined
      : `chega a ${other.name} só por um service.ts, não por ${to}`;
  const isScreen = /(?:^|\/)(?:view|route)\.tsx$/.test(own.file);
  if (!isScreen) return `só uma tela (view.tsx) usa outra feature, e importa ${to}`;
  if (other.file.includes('/')) return `uma tela usa de outra feature só o que está na raiz dela, não ${to}`;
}

function pathProblem(from: string, to: string, zone: Zone): string | undefined {
  const target = zoneOf(to);
  if (everyones[zone]?.includes(to)) return;
  if (!target || !mayReach[zone].includes(target)) return `${zone} não importa ${to}`;
  return featureProblem(from, to);
}

/** A test may reach anything of its own side, but a side never reaches the other. */
function testProblem(from: string, to: string): string | undefined {
  const side = (path: string) => /^src\/(server|web)\//.exec(path)?.[1];
  const target = side(to);
  if (target && target !== side(from)) return `um teste fica do seu lado e não importa ${to}`;
}

/** Imports that go against the arrows of docs/architecture.md. */
export function checkArrows(tree: Tree): Problem[] {
  const problems: Problem[] = [];
  for (const [from, source] of tree) {
    const zone = zoneOf(from);
    if (!zone) continue;
    for (const { specifier } of readImports(source)) {
      const to = resolveImport(from, specifier, tree);
      let problem: string | undefined;
      if (isTest(from)) problem = to && testProblem(from, to);
      else problem = to ? pathProblem(from, to, zone) : packageProblem(zone, specifier);
      if (problem) problems.push(`${from}: ${problem}`);
    }
  }
  return problems;
}
