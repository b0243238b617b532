import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResourceLimitError } from './run-in-worker.ts';
import { runInSandbox } from './sandbox.ts';

const bounds = { cpuMs: 20_000, timeoutMs: 40_000, memoryMb: 512 };

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orbita-test-'));
  path = join(folder, 'file');
  writeFileSync(path, 'olá\nmundo');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs code as if a stranger's file had got it to run: it may take `input` and `bytes`. */
const run = (code: string, tighter: Partial<typeof bounds> = {}, file = path) => {
  const source = `export const run = async (input, bytes) => { ${code} };`;
  const module = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  return runInSandbox(module, { from: 'server' }, file, { ...bounds, ...tighter });
};
const next = () =>
  run('return { input, text: Buffer.from(bytes).toString(), settings: Object.keys(process.env) }');
const echoed = { input: { from: 'server' }, text: 'olá\nmundo', settings: [] };

describe('what reads a stranger’s file', () => {
  it('is given its input and the bytes, and none of the server’s settings', async () => {
    expect(await next()).toEqual(echoed);
  });

  it.each([
    ['reads a file outside', `return (await import('node:fs')).readFileSync('/etc/hosts', 'utf8')`],
    ['lists where files lie', `return (await import('node:fs')).readdirSync('/tmp')`],
    [
      'reads its own file',
      `return (await import('node:fs')).readFileSync(${JSON.stringify('PATH')}, 'utf8')`,
    ],
    [
      'writes where its code is',
      `(await import('node:fs')).writeFileSync(process.argv[2] + '/own.cache', 'x')`,
    ],
    ['starts a program', `return (await import('node:child_process')).execSync('id').toString()`],
    [
      'starts a thread',
      `return new (await import('node:worker_threads')).Worker('', { eval: true }).threadId`,
    ],
    ['opens a socket', `return (await import('node:net')).connect(9, '127.0.0.1').connecting`],
    [
      'opens one in the older way',
      `return (await import('node:module')).createRequire('/')('net').connect.name`,
    ],
    ['opens one by another door', `return process.getBuiltinModule('node:net').connect.name`],
    ['opens one by an inner door', `return Object.keys(process.binding('tcp_wrap'))`],
    ['asks for a page', `return await fetch('http://127.0.0.1:9/').catch(() => 'asked')`],
    ['asks for a name', `return (await import('node:dns/promises')).lookup.name`],
    [
      'puts a hook before the doors',
      `(await import('node:module')).registerHooks({ resolve: () => ({ url: 'node:net', shortCircuit: true }) });
       return (await import('x')).connect.name`,
    ],
    ['makes code of a text', `return new Function('return 1')()`],
    ['sends the server a signal', `return process.kill(process.ppid, 0)`],
  ])('fails when it %s', async (_, code) => {
    await expect(run(code.replace('PATH', path))).rejects.toThrow(/^The work failed: \w*Error\.$/u);
  });

  it.each([
    ['grows in its heap', 'for (const held = []; ; ) held.push([...Array(1000).keys()]);', { memoryMb: 200 }],
    [
      'grows outside of its heap',
      'for (const held = []; ; ) held.push(new Uint8Array(1e6).fill(1));',
      { memoryMb: 200 },
    ],
    ['works for ever', 'for (;;);', { cpuMs: 300 }],
    ['waits for ever', 'await new Promise(() => setInterval(() => {}, 1000));', { timeoutMs: 300 }],
    ['says too much', `return 'x'.repeat(140_000_000);`, {}],
    ['crashes', 'process.abort();', {}],
  ])('is ended as too much when it %s, and the next file is read', async (_, code, tighter) => {
    await expect(run(code, tighter)).rejects.toBeInstanceOf(ResourceLimitError);
    expect(await next()).toEqual(echoed);
  });

  it.each([
    ['ends without a word', 'process.exit();'],
    ['ends in the middle of a word', `process.stdout.write('{"result":'); process.exit();`],
  ])('is an error when it %s, and the next file is read', async (_, code) => {
    await expect(run(code)).rejects.toThrow(Error);
    expect(await next()).toEqual(echoed);
  });

  it('may report on the way, a line each, before it answers', async () => {
    const source = `export const run = async (input, bytes, report) => {
      report({ done: 1 });
      await new Promise((resolve) => setTimeout(resolve, 50));
      report('a\\nb');
      return 'c';
    };`;
    const module = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
    const told: string[] = [];
    expect(await runInSandbox(module, {}, path, bounds, (line) => told.push(line))).toBe('c');
    expect(told).toEqual(['{"done":1}', '"a\\nb"']);
  });

  it('may be given longer than the process that is ready', async () => {
    expect(await run('return input', { cpuMs: 90_000 })).toEqual(echoed.input);
    expect(await next()).toEqual(echoed);
  });

  it('is an error without a file, and the next file is read', async () => {
    await expect(run('return 1', {}, join(folder, 'gone'))).rejects.toThrow(Error);
    expect(await next()).toEqual(echoed);
  });

  it('is another process for each file, and gone with its answer', async () => {
    const ids = [await run('return process.pid'), await run('return process.pid')];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(() => process.kill(Number(id), 0)).toThrow('ESRCH');
  });
});
