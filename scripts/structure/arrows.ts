import { type Import, resolveImport } from './imports.ts';
import { featureOf, isTest, type Problem, type Tree } from './tree.ts';

/** The zones of docs/architecture.md: a path is of the first whose folder it lies in. Each reaches itself and the named ones. */
const zones = [
  // How a Markdown text is read, on a screen as on paper: as free of the product as the ui that draws it.
  ['markdown', 'shared/markdown', ''],
  ['shared', 'shared', 'markdown'],
  ['platform', 'server/platform', 'shared markdown'],
  // What the product knows by heart, and a reader for it.
  ['content', 'server/content', 'platform shared markdown'],
  // Reads and writes Portuguese for whatever feature asks.
  ['language', 'server/language', 'content platform shared markdown'],
  ['server-feature', 'server/features', 'language content platform shared markdown'],
  ['server', 'server', 'server-feature language content platform shared markdown'],
  ['ui', 'web/ui', 'markdown'],
  // The API client sends the session's token and renews it.
  ['lib', 'web/lib', 'session shared markdown'],
  ['session', 'web/session', 'sync lib shared markdown'],
  ['sync', 'web/sync', 'session lib shared markdown'],
  ['domain', 'web/domain', 'sync session ui lib shared markdown'],
  ['web-feature', 'web/features', 'domain sync session ui lib shared markdown'],
  ['web', 'web', 'web-feature domain sync session ui lib shared markdown'],
] as const;

/** Single files that a zone may reach although they belong to none of its own. */
const exceptions: Record<string, string> = {
  platform: 'src/server/settings.ts',
  // What a route module hangs its screen on.
  'web-feature': 'src/web/parent-routes.ts',
};

const zoneOf = (path: string) => zones.find(([, folder]) => path.startsWith(`src/${folder}/`));

/** `shared` runs anywhere, the web without Node, the server without React. */
function packageProblem(from: string, name: string): string | undefined {
  if (from.startsWith('src/shared/') && !/^(?:zod|ts-fsrs)(?:\/|$)/.test(name))
    return `src/shared roda em qualquer lugar e não importa ${name}`;
  if (from.startsWith('src/server/') && /^react(?:-dom)?(?:\/|$)/.test(name))
    return `o servidor não importa ${name}`;
  if (from.startsWith('src/web/') && name.startsWith('node:')) return `a web não importa ${name}`;
}

function featureProblem(from: string, to: string): string | undefined {
  const [own, other] = [featureOf(from), featureOf(to)];
  if (!own || !other || own.name === other.name) return;
  if (own.side === 'server')
    return /(?:^|[/-])service\.ts$/.test(other.file)
      ? undefined
      : `chega a ${other.name} só por um service.ts, não por ${to}`;
  if (!/(?:^|\/)(?:view|route)\.tsx$/.test(own.file))
    return `só uma tela (view.tsx) usa outra feature, e importa ${to}`;
  if (other.file.includes('/')) return `uma tela usa de outra feature só o que está na raiz dela, não ${to}`;
}

/** A test may reach anything of its own side, but a side never reaches the other. */
function testProblem(from: string, to: string): string | undefined {
  const [own, other] = [from, to].map((path) => /^src\/(server|web)\//.exec(path)?.[1]);
  if (other && other !== own) return `um teste fica do seu lado e não importa ${to}`;
}

/** What else is shared stays light, as a browser loads it before its first screen: only `*.schemas.ts` makes schemas. */
const schemaProblem = (from: string, { specifier, typeOnly }: Import): string | undefined =>
  from.startsWith('src/shared/') &&
  !from.endsWith('.schemas.ts') &&
  !typeOnly &&
  /^zod(?:\/|$)|\.schemas\.ts$/.test(specifier)
    ? `só um *.schemas.ts importa ${specifier}, fora os tipos`
    : undefined;

/** Imports that go against the arrows of docs/architecture.md. */
export function checkArrows(tree: Tree, imports: ReadonlyMap<string, readonly Import[]>): Problem[] {
  const problemOf = (from: string, imported: Import): string | undefined => {
    const zone = zoneOf(from);
    const to = resolveImport(from, imported.specifier, tree);
    if (!zone) return;
    if (isTest(from)) return to && testProblem(from, to);
    if (!to) return packageProblem(from, imported.specifier) ?? schemaProblem(from, imported);
    const target = zoneOf(to)?.[0];
    if (exceptions[zone[0]] === to) return;
    if (!target || ![zone[0], ...zone[2].split(' ')].includes(target)) return `${zone[0]} não importa ${to}`;
    return featureProblem(from, to) ?? schemaProblem(from, imported);
  };
  return [
    ...Object.values(exceptions)
      .filter((path) => !tree.has(path))
      .map((path) => `${path}: abre-se exceção para ele, e não existe`),
    ...[...imports].flatMap(([from, all]) =>
      all
        .map((imported) => problemOf(from, imported))
        .filter((problem) => problem !== undefined)
        .map((problem) => `${from}: ${problem}`),
    ),
  ];
}
