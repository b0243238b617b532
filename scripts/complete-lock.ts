/**
 * Adds to package-lock.json the builds for other systems that npm left out because the registry in use did not
 * have them: `npm ci` refuses a lock file without them. Run it after adding a package when the structure check asks.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.mjs';
import { findUnlocked, type LockFile } from './structure/lock-file.ts';

const system = /\b(?:aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b/;
const processor = /\b(?:arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/;

/** The system a build is for, read from a name such as `@biomejs/cli-linux-x64-musl`. */
function platformOf(name: string) {
  const [os] = system.exec(name) ?? [];
  const [cpu] = processor.exec(name) ?? [];
  const [libc] = os === 'linux' ? (/\b(?:musl|gnu)/.exec(name) ?? []) : [];
  if (!cpu) throw new Error(`Não sei para que sistema é ${name}: acrescente-o a package-lock.json à mão.`);
  return { cpu: [cpu], libc: libc && [libc === 'gnu' ? 'glibc' : libc], os: os && [os] };
}

const path = join(root, 'package-lock.json');
const lock: LockFile = JSON.parse(await readFile(path, 'utf8'));
const unlocked = findUnlocked(lock).map(({ name, version, dev }) => {
  const { cpu, libc, os } = platformOf(name);
  return [`node_modules/${name}`, { version, cpu, dev, libc, optional: true, os }] as const;
});
const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(unlocked) });
lock.packages = Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')));
await writeFile(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${unlocked.length} pacotes acrescentados a package-lock.json.`);
