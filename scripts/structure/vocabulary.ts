import { readImports, resolveImport } from './imports.ts';
import { featureOf, isTest, type Problem, type Tree } from './tree.ts';

const features = [
  'accounts',
  'dashboard',
  'streak',
  'reminders',
  'study-plans',
  'marketplace',
  'flashcards',
  'summaries',
  'study-cycles',
  'calendar-feed',
  'focus',
  'professor',
  'model-use',
  'billing',
  'landing',
  'library',
  'syllabi',
];

/**
 * The layers of a server feature, whole (`routes.ts`) or of one part of it (`transfer-routes.ts`); every other file is
 * a pure noun. Mails are dressed by the layout of the platform; a worker is the far end of a thread or a process: the
 * service of the same part starts it.
 */
const layer = /^(?:[a-z0-9-]+-)?(?:routes|service|queries|tables|jobs|seed|mails|worker)\.ts$/;

/** A folder inside a server feature is one part of it, by the same words, and is called after a noun of the product. */
const room = /^(?:(?!(?:common|components|helpers|lib|misc|shared|utils?)\/)[a-z0-9-]+\/)+/;

/** Rooms whose nouns take apart what others' programs wrote, with the packages that this needs. */
const impureRooms = /^transfer\//;

/** Nouns that need the outside world although they are no layer, each with its reason. */
const impureNouns: Record<string, string> = {
  'src/server/features/accounts/sessions/sessions.ts':
    'the half of the service that opens, rotates and ends sessions',
  'src/server/features/study-plans/generation.ts': 'the work of the generation job, which may take minutes',
  'src/server/features/summaries/task-progress.ts':
    'saves what it is told now and then, and waits in between',
};

/** Inside a web feature a folder is a screen or a noun of the product. */
const webRoom = /^(?:(?!(?:common|components|helpers|lib|misc|shared|utils?)\/)[a-z0-9-]+\/)+/;

const noun = /^[a-z0-9]+(?:-[a-z0-9]+)*\.ts$/;
const webFile = /^[a-z0-9]+(?:-[a-z0-9]+)*\.tsx?$/;
const testFile = /^[a-z0-9-]+(?:\.api|\.alone)?\.test\.tsx?$/;
const impurePackage = /^(?:node:|drizzle|fastify|@fastify\/)/;

function isKnownFile(side: string, file: string): boolean {
  const name = file.replace(side === 'server' ? room : webRoom, '');
  return testFile.test(name) || (side === 'server' ? noun : webFile).test(name);
}

/** Server features are made of the known layers and of pure nouns; web features of files in folders of screens. */
export function checkFileNames(tree: Tree): Problem[] {
  const isStrange = (path: string) => {
    const feature = featureOf(path);
    return feature !== undefined && /\.tsx?$/.test(path) && !isKnownFile(feature.side, feature.file);
  };
  return [...tree.keys()]
    .filter(isStrange)
    .map((path) => `${path}: este arquivo não está no vocabulário das features`);
}

function isPureNoun(path: string): boolean {
  const feature = featureOf(path);
  if (feature?.side !== 'server' || isTest(path) || Object.hasOwn(impureNouns, path)) return false;
  const name = feature.file.replace(room, '');
  return noun.test(name) && !layer.test(name) && !impureRooms.test(feature.file);
}

/** Beside the nouns, what asks nothing of the outside world. */
const purePlaces = ['src/server/language/text/'];

/** A noun of a server feature runs without the outside world: what it imports does too. Types are free. */
export function checkPureNouns(tree: Tree): Problem[] {
  const impure = (from: string, specifier: string) => {
    const to = resolveImport(from, specifier, tree);
    if (!to) return impurePackage.test(specifier);
    const isInRoom = impureRooms.test(featureOf(to)?.file ?? '');
    const isPure = isInRoom || isPureNoun(to) || purePlaces.some((place) => to.startsWith(place));
    return to.startsWith('src/server/') && !isPure;
  };
  return [...tree].flatMap(([path, source]) =>
    (isPureNoun(path) ? readImports(source) : [])
      .filter(({ specifier, typeOnly }) => !typeOnly && impure(path, specifier))
      .map(({ specifier }) => `${path}: é um substantivo puro e não importa ${specifier}`),
  );
}

const productWord =
  /(?:^|-)(?:plans?|flashcards?|decks?|cycles?|streak|exams?|subjects?|topics?|replan|professor|pomodoro)(?:-|$)/;

/** What ui and lib hold could ship in any product: what this one is about stands in domain. */
export const checkProductWords = (tree: Tree): Problem[] =>
  [...tree.keys()]
    .filter((path) => /^src\/web\/(?:ui|lib)\//.test(path))
    .filter((path) => productWord.test(path.slice(path.lastIndexOf('/') + 1).replace(/\..*/, '')))
    .map((path) => `${path}: ui e lib não conhecem palavras do produto; o lugar delas é src/web/domain`);

/** Tests of the web share a page and its modules: what puts something in the place of a module has a page to itself. */
export function checkSharedPages(tree: Tree): Problem[] {
  return [...tree]
    .filter(
      ([path, source]) => /^src\/web\/.*(?<!\.alone)\.test\.tsx$/.test(path) && source.includes('vi.mock('),
    )
    .map(([path]) => `${path}: quem usa vi.mock se chama *.alone.test.tsx`);
}

/** Both sides and the contracts call a feature by the same, known name. */
export function checkMirroredNames(tree: Tree): Problem[] {
  const folders = new Set<string>();
  for (const path of tree.keys()) {
    const feature = featureOf(path);
    if (feature) folders.add(`src/${feature.side}/features/${feature.name}`);
  }
  return [...folders].flatMap((folder) => {
    const name = folder.slice(folder.lastIndexOf('/') + 1);
    if (!features.includes(name)) return [`${folder}: nenhuma feature se chama ${name}`];
    const contract = `src/shared/contracts/${name}.ts`;
    return folder.startsWith('src/server/') && !tree.has(contract) ? [`${folder}: falta ${contract}`] : [];
  });
}
