import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exitWith, pinnedNode, root, run } from '../run.mjs';

/** The packages a lock file lists, by folder; none when there is no such file. */
function packagesOf(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * Whether what npm installed is what the lock file asks for. Optional packages may be absent: most of them are
 * the builds for other systems.
 */
export function isInstalled(asked, installed) {
  const isSame = (one, other) =>
    one?.version === other.version && (!one.integrity || one.integrity === other.integrity);
  const isMissing = (name) =>
    name !== '' && !installed[name] && !asked[name].optional && !asked[name].devOptional;
  return (
    Object.entries(installed).every(([name, found]) => isSame(asked[name], found)) &&
    !Object.keys(asked).some(isMissing)
  );
}

/** How to call npm: the one that called this script, if one did. */
function npm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli && node && basename(cli) === 'npm-cli.js' && existsSync(node)) return [node, [cli]];
  const beside = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  return process.platform === 'win32' ? [process.execPath, [beside]] : ['npm', []];
}

/** Installs the packages of package-lock.json if they are not there yet. Ends the script when npm can't. */
export async function install() {
  if (
    existsSync(pinnedNode) &&
    isInstalled(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))
  )
    return;
  console.error('Instalando as dependências…');
  const [program, first] = npm();
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run(program, args, { stdio: ['ignore', 2, 2] }).catch((error) => error.code);
  if (code !== 0)
    exitWith(
      `Não foi possível instalar as dependências (npm ci: ${code}): confira a conexão com a internet e rode de novo.`,
    );
  if (!existsSync(pinnedNode))
    exitWith(
      'O npm não baixou o Node do projeto: permita scripts de instalação (npm config set ignore-scripts false), apague node_modules e rode de novo.',
    );
}
