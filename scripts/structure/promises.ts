import { readCode, readImports } from './imports.ts';
import { isTest, type Problem, type Tree } from './tree.ts';

const environmentReaders = ['src/server/settings.ts', 'src/server/main.ts'];
const environment = /\bprocess\s*(?:\.|\?\.)\s*env\b|\bprocess\s*\[|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/;
const processModule = /^(?:node:)?process$/;

/** Only the settings read the environment; main.ts may hand it to them. */
export function checkEnvironment(tree: Tree): Problem[] {
  const reads = (path: string, source: string) =>
    path.startsWith('src/server/') &&
    !isTest(path) &&
    !environmentReaders.includes(path) &&
    (environment.test(readCode(source).code) ||
      readImports(source).some(({ specifier }) => processModule.test(specifier)));
  return [...tree]
    .filter(([path, source]) => reads(path, source))
    .map(([path]) => `${path}: só src/server/settings.ts lê process.env`);
}

/** Every npm command the papers name exists in package.json. */
export function checkCommands(tree: Tree): Problem[] {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(tree.get('package.json') ?? '{}');
  return ['README.md', 'CONTRIBUTING.md'].flatMap((paper) => {
    const mentions = (tree.get(paper) ?? '').matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g);
    const names = new Set([...mentions].map(([, script, short]) => script ?? short ?? ''));
    return [...names]
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `${paper}: package.json não tem o comando ${name}`);
  });
}
