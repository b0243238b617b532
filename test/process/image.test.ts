import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyOf, readDockerfile, type Stage } from '#test/support/dockerfile.ts';
import { freePort, temporaryFolder } from '#test/support/processes/server-process.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../..');
/** Nothing is compiled beforehand here: a busy machine takes its time. */
const patience = 600_000;
const isWhole = process.env.TEST_ALL === '1';
/** Of Debian's `nobody`; whoever may not become somebody else stays who they are, in a tree without the right to write. */
const stranger = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** What is linked may not have its rights changed. */
const linking = stranger.uid ? ['-rlL'] : ['-rL'];

interface Locked {
  packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>;
}
const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(join(repository, file), 'utf8'));

const isOfTests = (path: string) => /\.test\.tsx?$/.test(path);
const copy = (from: string, to: string) =>
  cp(from, to, { recursive: true, filter: (path) => !isOfTests(path) });

/**
 * What `npm ci --omit=dev` installs, by the lock file, from the packages that are here: by links, as they are many. All
 * tests together really run it.
 */
async function installProduction(folder: string): Promise<void> {
  if (isWhole) {
    await run('npm', ['ci', '--omit=dev', '--prefer-offline', '--loglevel=error'], { cwd: folder });
    return;
  }
  const { packages } = await readJson<Locked>('package-lock.json');
  const needed = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(repository, path)))
    .map(([path]) => path);
  // Packages within packages come with them.
  const outer = needed.filter((path) => path.lastIndexOf('node_modules/') === 0);
  for (const [parent, paths] of Map.groupBy(outer, dirname)) {
    await mkdir(join(folder, parent), { recursive: true });
    await run('cp', [...linking, ...paths.map((path) => join(repository, path)), join(folder, parent)]);
  }
}

/** The client as it was built before, or a page in its place: to build it takes longer than all of this. */
async function layClient(folder: string): Promise<void> {
  const built = join(repository, 'dist/web');
  const to = join(folder, 'dist/web');
  if (existsSync(join(built, 'index.html'))) return cp(built, to, { recursive: true });
  await mkdir(to, { recursive: true });
  await writeFile(join(to, 'index.html'), '<!doctype html><title>Órbita</title>');
}

interface Image {
  app: string;
  env: Record<string, string>;
  user: string;
  health: string[];
  command: string[];
}

/** Goes the steps of the Dockerfile below `folder`, each stage in a folder of its own; `/data` is a folder there, too. */
async function build(stages: Stage[], folder: string): Promise<Image> {
  const image: Image = { app: join(folder, 'image/app'), env: {}, user: '', health: [], command: [] };
  const placeOf = (stage: string) => join(folder, stage || 'image');
  for (const { name, steps } of stages) {
    const app = join(placeOf(name), 'app');
    await mkdir(app, { recursive: true });
    if (name === 'client') {
      await layClient(app);
      continue;
    }
    for (const { instruction, text } of steps) {
      if (instruction === 'COPY') {
        const { from, sources, to } = copyOf(text);
        for (const source of sources) {
          const taken = from ? join(placeOf(from), source) : join(repository, source);
          const at = to.endsWith('/') ? join(app, to, basename(source)) : join(app, to);
          await mkdir(dirname(at), { recursive: true });
          await (from ? rename(taken, at) : copy(taken, at));
        }
      } else if (instruction === 'RUN') {
        const rest = text.replace(/^npm ci --omit=dev --loglevel=error && /, '');
        if (rest !== text) await installProduction(app);
        // What it does outside of its folder is done here by the test.
        if (!rest.startsWith('mkdir -m 700 /data')) await run('sh', ['-c', rest], { cwd: app });
      } else if (instruction === 'ENV') {
        for (const pair of text.split(' ')) image.env[pair.split('=')[0] ?? ''] = pair.split('=')[1] ?? '';
      } else if (instruction === 'USER') image.user = text;
      else if (instruction === 'HEALTHCHECK') image.health = JSON.parse(text.slice(text.indexOf('[')));
      else if (instruction === 'CMD') image.command = JSON.parse(text);
    }
  }
  return image;
}

describe('the image', () => {
  let folder: string;
  let stages: Stage[];
  let image: Image;
  beforeAll(async () => {
    const made = await temporaryFolder();
    folder = made.path;
    await chmod(folder, 0o755);
    stages = readDockerfile(await readFile(join(repository, 'Dockerfile'), 'utf8'));
    image = await build(stages, folder);
    return async () => {
      if (!stranger.uid) await run('chmod', ['-R', 'u+w', folder]);
      await rm(folder, { recursive: true, force: true });
    };
  }, patience);

  it('has the Node of package.json, and a user without rights', async () => {
    const { dependencies } = await readJson<{ dependencies: { node: string } }>('package.json');
    const source = await readFile(join(repository, 'Dockerfile'), 'utf8');
    expect(source).toContain(`ARG NODE_VERSION=${dependencies.node}\n`);
    expect(image.user).toBe('node');
  });

  it('copies only what .dockerignore lets through', async () => {
    const ignore = await readFile(join(repository, '.dockerignore'), 'utf8');
    const allowed = ignore.split('\n').filter((line) => line.startsWith('!'));
    const copied = stages.flatMap(({ steps }) =>
      steps
        .filter(({ instruction }) => instruction === 'COPY')
        .map(({ text }) => copyOf(text))
        .flatMap(({ from, sources }) => (from ? [] : sources)),
    );
    const missing = copied.filter((path) => !allowed.includes(`!${path.split('/')[0]}`));
    expect(missing).toEqual([]);
  });

  it('holds no package that is for development only', async () => {
    const { packages } = await readJson<Locked>('package-lock.json');
    const held = Object.entries(packages)
      .filter(([path, { dev }]) => path !== '' && dev && existsSync(join(image.app, path)))
      .map(([path]) => path);
    expect(held).toEqual([]);
    expect(existsSync(join(image.app, 'node_modules/node'))).toBe(false);
    expect(existsSync(join(image.app, 'node_modules/fastify/package.json'))).toBe(true);
  });

  it(
    'serves as somebody who may write nothing but the data, and tells that it is well',
    async () => {
      const data = join(folder, 'data');
      await mkdir(data, { mode: 0o700 });
      if (stranger.uid) await chown(data, stranger.uid, stranger.gid);
      else await run('chmod', ['-R', 'a-w', image.app]);
      const PORT = String(await freePort());
      const env = { PATH: process.env.PATH ?? '', ...image.env, HOST: '127.0.0.1', DATA_DIR: data, PORT };
      const as = { cwd: image.app, env, ...stranger };
      const [program = '', ...args] = image.command;
      const server = spawn(program === 'node' ? process.execPath : program, args, as);
      let printed = '';
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (chunk) => {
          printed += chunk;
        });
      const ended = once(server, 'exit');
      try {
        while (server.exitCode === null && !printed.includes('Órbita está no ar'))
          await new Promise((resolve) => setTimeout(resolve, 50));
        expect(printed).toContain('Órbita está no ar');
        const ready = await fetch(`http://127.0.0.1:${PORT}/api/ready`);
        expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
        expect(await (await fetch(`http://127.0.0.1:${PORT}/login`)).text()).toContain('Órbita');
        const [, ...health] = image.health;
        await run(process.execPath, health, as);
        await expect(run(process.execPath, health, { ...as, env: { ...env, PORT: '1' } })).rejects.toThrow();
        const { stdout } = await run(process.execPath, ['scripts/doctor.ts'], as);
        expect(stdout).toContain('✓ Cliente web: construído.');
      } finally {
        server.kill('SIGTERM');
        expect((await ended)[0]).toBe(0);
      }
    },
    patience,
  );
});
