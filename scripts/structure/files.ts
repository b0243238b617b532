import { matchesGlob } from 'node:path';
import { findUnlocked, type LockFile } from './lock-file.ts';
import { isTest, type Problem, type Tree } from './tree.ts';

const productWords =
  'plans?|flashcards?|decks?|cycles?|streak|exams?|subjects?|topics?|replan|professor|pomodoro';

/** What no path may be. */
const paths: readonly [RegExp, string][] = [
  [/^src\/.*\/index\.tsx?$/, 'sem arquivos index; importe de onde o nome é definido'],
  [
    /^src\/\w+\/features\/.*\/(?:common|components|helpers|lib|misc|shared|utils?)\//,
    'uma pasta se chama como uma tela ou um substantivo do produto',
  ],
  [
    new RegExp(`^src/web/(?:ui|lib)/(?:.*[/-])?(?:${productWords})(?:[-.][^/]*)?$`),
    'ui e lib não conhecem palavras do produto; o lugar delas é src/web/domain',
  ],
  [
    /(?:^|\/)(?:node_modules|dist|data|test-results|playwright-report)\/|\.(?:tsbuildinfo|log)$/,
    'é gerado por um comando e não entra no repositório',
  ],
  [/^(?!test\/).*\bsample-[^/]*$/, 'exemplos para testes ficam em test/'],
];

/** What no text may say, and where; of code, what stands outside of strings. */
const texts: readonly [where: (path: string) => boolean, text: RegExp, problem: string][] = [
  [
    // They share a page and its modules.
    (path) => /^src\/web\/.*(?<!\.alone)\.test\.tsx$/.test(path),
    /\bvi\.mock\(/,
    'quem usa vi.mock se chama *.alone.test.tsx',
  ],
  [
    // A busy machine makes any test slow.
    (path) => isTest(path) || path.startsWith('test/'),
    /^(?=.*\bexpect\b).*(?:\b(?:performance\.now|process\.cpuUsage|hrtime)\b|\bexpect\([^;]*\bDate\.now\(\)\s*-)/s,
    'um teste não julga pelo tempo; conte passos, ou meça em bench/',
  ],
];

/** Files of a kind that has no place here, and texts that say what they may not. */
export const checkFiles = (tree: Tree): Problem[] =>
  [...tree].flatMap(([path, source]) => [
    ...paths.filter(([wrong]) => wrong.test(path)).map(([, problem]) => `${path}: ${problem}`),
    ...texts
      .filter(([where, text]) => where(path) && text.test(source.replace(/'[^'\n]*'/g, "''")))
      .map(([, , problem]) => `${path}: ${problem}`),
  ]);

const most = 30;

/** Folders of more files than are read at a glance; the two halves of a contract are one, and lessons are as many as topics. */
export function checkFolderSizes(tree: Tree): Problem[] {
  const counted = [...tree.keys()].filter((path) =>
    /^(?:src|test|scripts|bench)\/(?!server\/content\/library\/)(?!.*\.schemas\.ts$)/.test(path),
  );
  return [...Map.groupBy(counted, (path) => path.slice(0, path.lastIndexOf('/')))]
    .filter(([, files]) => files.length > most)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([folder, files]) => `${folder}: ${files.length} arquivos numa pasta; o limite é ${most}`);
}

const jsonOf = <T>(tree: Tree, path: string): T => JSON.parse(tree.get(path) ?? '{}');

/** What Biome is told to except exists; knip says the same of its own exceptions. */
export function checkExemptions(tree: Tree): Problem[] {
  const { overrides = [] } = jsonOf<{ overrides?: { includes: string[] }[] }>(tree, 'biome.json');
  return overrides
    .flatMap(({ includes }) => includes)
    .filter((glob) => ![...tree.keys()].some((path) => matchesGlob(path, glob.replace(/^!/, ''))))
    .map((glob) => `biome.json: abre exceção para ${glob}, que não existe`);
}

/** Every npm command the papers name exists in package.json. */
export function checkCommands(tree: Tree): Problem[] {
  const { scripts = {} } = jsonOf<{ scripts?: Record<string, string> }>(tree, 'package.json');
  return ['README.md', 'CONTRIBUTING.md'].flatMap((paper) => {
    const mentions = (tree.get(paper) ?? '').matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g);
    const names = new Set([...mentions].map(([, script, short]) => script ?? short ?? ''));
    return [...names.difference(new Set(Object.keys(scripts)))].map(
      (name) => `${paper}: package.json não tem o comando ${name}`,
    );
  });
}

/** The lock file is complete, and holds no address from which somebody downloaded a package. */
export function checkLockFile(tree: Tree): Problem[] {
  const path = 'package-lock.json';
  const address = /"resolved":\s*"(?:git\+)?https?:[^"]*"/.exec(tree.get(path) ?? '')?.[0];
  const [unlocked] = findUnlocked(jsonOf<LockFile>(tree, path));
  return [
    ...(address ? [`${path}: tem endereços de download (${address})`] : []),
    ...(unlocked
      ? [`${path}: npm ci vai recusar; rode node scripts/complete-lock.ts (falta ${unlocked.name})`]
      : []),
  ];
}
