import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSettings } from '#server/settings.ts';

const command = z.array(z.string()).min(1);
const duration = z.string().regex(/^\d+(ms|s|m)$/);
const healthcheck = z.union([
  z.strictObject({ disable: z.literal(true) }),
  z.strictObject({ test: command, interval: duration, timeout: duration, retries: z.int() }),
]);
const condition = z.enum(['service_healthy', 'service_completed_successfully', 'service_started']);

/** What our files use of the Compose Specification, and nothing besides: a word that is misspelt is refused. */
const service = z
  .strictObject({
    build: z.string(),
    image: z.string().regex(/^[a-z/]+(:[\w.-]+)?$/),
    restart: z.enum(['no', 'unless-stopped']),
    init: z.boolean(),
    read_only: z.boolean(),
    tmpfs: z.array(z.string().startsWith('/')),
    cap_drop: z.array(z.literal('ALL')),
    security_opt: z.array(z.literal('no-new-privileges:true')),
    shm_size: z.string().regex(/^\d+m$/),
    stop_grace_period: duration,
    env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })),
    environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()),
    entrypoint: command,
    command,
    ports: z.array(z.string().regex(/^(127\.0\.0\.1:)?\d+:\d+(\/udp)?$/)),
    volumes: z.array(z.string().regex(/^[\w-]+:\/[\w/-]+$/)),
    networks: z.array(z.string()),
    healthcheck,
    depends_on: z.record(z.string(), z.strictObject({ condition })),
  })
  .partial();
const composeFile = z.strictObject({
  name: z.string(),
  services: z.record(z.string().regex(/^[a-z0-9-]+$/), service),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean() }).nullable()).default({}),
  volumes: z.record(z.string(), z.null()),
});

async function read(file: string) {
  const written: Record<string, unknown> = parse(await readFile(file, 'utf8'), { merge: true });
  // What begins so is only there to be referred to.
  return composeFile.parse(
    Object.fromEntries(Object.entries(written).filter(([key]) => !key.startsWith('x-'))),
  );
}

const files = ['compose.yaml', 'deploy/citus/compose.yaml'];

it.each(files)('%s says only what Compose knows, and names nothing that is not there', async (file) => {
  const { services, networks, volumes } = await read(file);
  const used = new Set<string>();
  for (const [name, each] of Object.entries(services)) {
    expect(each.image, name).toBeDefined();
    for (const other of Object.keys(each.depends_on ?? {})) expect(Object.keys(services)).toContain(other);
    for (const network of each.networks ?? []) expect(Object.keys(networks)).toContain(network);
    for (const volume of each.volumes ?? []) used.add(volume.split(':')[0] ?? '');
    if (each.build) await readFile(join(dirname(file), each.build, 'Dockerfile'));
  }
  expect(Object.keys(volumes).sort()).toEqual([...used].sort());
});

it.each(files)('%s waits for health only of what tells it', async (file) => {
  const { services } = await read(file);
  const waits = Object.values(services).flatMap(({ depends_on = {} }) => Object.entries(depends_on));
  for (const [name, { condition: until }] of waits) {
    const { build, healthcheck: own } = services[name] ?? {};
    if (until === 'service_healthy') expect(Boolean(build) || (own && 'test' in own), name).toBe(true);
  }
});

it.each(files)('%s runs the application without rights, with settings that it knows', async (file) => {
  const { services } = await read(file);
  const { app } = services;
  expect(app).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    volumes: ['data:/data'],
  });
  const given = Object.entries(app?.environment ?? {}).map(([name, text]) => [
    name,
    text.replace(/\$\{DOMAIN[^}]*\}/, 'orbita.example').replace(/\$\{\w+[^}]*\}/, 'secret'),
  ]);
  const settings: Record<string, unknown> = readSettings(Object.fromEntries(given));
  for (const [name = ''] of given) expect(settings[name], name).toBeDefined();
});
