import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, realpathSync } from 'node:fs';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { usageOf } from './process-usage.ts';
import { ResourceLimitError } from './run-in-worker.ts';

export interface SandboxBounds {
  /** Milliseconds of processor time, where the system tells it. */
  cpuMs: number;
  /** Milliseconds by the clock, those of waiting for a processor included. */
  timeoutMs: number;
  /** Memory of the whole process, in MB; 45 are Node's own. */
  memoryMb: number;
}

interface Sandbox extends ChildProcess {
  stdin: Socket;
  stdout: Socket;
}

const measuredEveryMs = 50;
/** Bytes of an answer: the longest are the cards of an import. */
const longestAnswer = 128 * 1024 * 1024;
/** V8's own bound (MB), and the kernel's of processor time (s): for when this process can't look, or is gone. */
const heapMb = 1024;
const heldSeconds = 60;

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** The code of what was loaded before; the right to write there is dropped before a file is taken. */
const compiled = `${root}node_modules/.cache/sandbox`;
/** Code may be read and nothing else: no settings, no database, no upload; nothing may be written or started. */
const command = [
  process.execPath,
  '--permission',
  // As they are called, and where they really lie when they are links.
  ...['src', 'node_modules', 'package.json']
    .flatMap((name) => [root + name, realpathSync(root + name)])
    .map((path) => `--allow-fs-read=${path}`),
  `--allow-fs-write=${compiled}/*`,
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${heapMb}`,
  fileURLToPath(new URL('./sandbox-worker.ts', import.meta.url)),
  compiled,
] as const;
const bounded = (seconds: number) => `ulimit -c 0; ulimit -t ${seconds}; exec env -i "$0" "$@"`;

const running = new Set<Sandbox>();
process.on('exit', () => {
  for (const sandbox of running) sandbox.kill('SIGKILL');
});

function start(seconds = heldSeconds): Sandbox {
  const [node, ...args] = command;
  const [program, parameters] =
    process.platform === 'win32' ? [node, args] : ['/bin/sh', ['-c', bounded(seconds), node, ...args]];
  const sandbox = spawn(program, parameters, { stdio: ['pipe', 'pipe', 'ignore'], env: {} }) as Sandbox;
  // It may die at any time, and then says so when it is used.
  for (const part of [sandbox, sandbox.stdin, sandbox.stdout]) part.on('error', () => {});
  return sandbox;
}

/** A process that has started already, so that a small file does not wait for that. It keeps nobody from ending. */
let spare: Sandbox | null = null;

function keepSpare(): void {
  if (spare) return;
  try {
    spare = start();
    for (const handle of [spare, spare.stdin, spare.stdout]) handle.unref();
  } catch {
    // Where no more processes can be started, whoever needs one is told so.
    spare = null;
  }
}

/** What may work for long is started with a bound of the kernel's of its own, and leaves the one that is ready. */
function take(cpuMs: number): Sandbox {
  if (cpuMs > heldSeconds * 1000) return start(Math.ceil(cpuMs / 1000));
  const ready = spare?.exitCode === null && spare.signalCode === null ? spare : start();
  spare = null;
  for (const handle of [ready, ready.stdin, ready.stdout]) handle.ref();
  return ready;
}

/** By these the kernel or V8 end what takes too much. */
const limitSignals: readonly (NodeJS.Signals | null)[] = ['SIGXCPU', 'SIGKILL', 'SIGABRT', 'SIGTRAP'];

async function converse<T>(
  sandbox: Sandbox,
  job: object,
  path: string,
  onProgress: (line: string) => void,
): Promise<T> {
  const ended = once(sandbox, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const sent = pipeline(
    Readable.from(
      (async function* () {
        yield Buffer.from(`${JSON.stringify(job)}\n`);
        yield* createReadStream(path);
      })(),
    ),
    sandbox.stdin,
  );
  // Who ends without reading on has its own reasons, told below; a file that is gone ends it, too.
  sent.catch(() => sandbox.kill('SIGTERM'));
  let pieces: Buffer[] = [];
  let length = 0;
  sandbox.stdout.on('data', (piece: Buffer) => {
    length += piece.length;
    if (length > longestAnswer) return sandbox.kill('SIGKILL');
    // What ends a line is progress, and what ends with the process is the answer.
    for (let from = 0, end = piece.indexOf('\n'); ; from = end + 1, end = piece.indexOf('\n', from)) {
      pieces.push(piece.subarray(from, end < 0 ? piece.length : end));
      if (end < 0) return;
      const line = Buffer.concat(pieces).toString();
      pieces = [];
      onProgress(line);
    }
  });
  const [code, signal] = await ended;
  if (limitSignals.includes(signal)) throw new ResourceLimitError(`The work was ended by ${signal}.`);
  if (code !== 0) throw new Error(`The work ended with ${signal ?? code} and without an answer.`);
  const answer = JSON.parse(Buffer.concat(pieces).toString()) as { result: T } | { error: string };
  if ('error' in answer) throw new Error(`The work failed: ${answer.error}.`);
  return answer.result;
}

/**
 * Runs `run(input, bytes, report)` of a module, bytes being those of the file at `path`, in a process of its own that may read
 * our code and nothing else; `input` and the answer are plain JSON. One process reads one file: nothing of it is left
 * for the next. What it reports on the way goes to `onProgress`, a line of JSON each
 * and no more to be trusted than the file. Rejects when the work throws or the process dies, and with `ResourceLimitError` beyond its bounds.
 */
export async function runInSandbox<T>(
  module: URL,
  input: unknown,
  path: string,
  { cpuMs, timeoutMs, memoryMb }: SandboxBounds,
  onProgress: (line: string) => void = () => {},
): Promise<T> {
  const sandbox = take(cpuMs);
  running.add(sandbox);
  let timer: NodeJS.Timeout | undefined;
  let measuring: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      const tooMuch = (what: string) => reject(new ResourceLimitError(`The work took more than ${what}.`));
      timer = setTimeout(tooMuch, timeoutMs, `${timeoutMs} ms`);
      measuring = setInterval(async () => {
        const usage = await usageOf(sandbox.pid ?? 0);
        if (usage && usage.memoryMb > memoryMb) tooMuch(`${memoryMb} MB`);
        if (usage && usage.cpuMs > cpuMs) tooMuch(`${cpuMs} ms of processor time`);
      }, measuredEveryMs);
      converse<T>(sandbox, { module: module.href, input }, path, onProgress).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    clearInterval(measuring);
    sandbox.kill('SIGKILL');
    running.delete(sandbox);
    keepSpare();
  }
}
