import { Console } from 'node:console';
import Module, { enableCompileCache, registerHooks, syncBuiltinESMExports } from 'node:module';

/**
 * The far end of `sandbox.ts`: takes one job from the standard input, a line of JSON and then the file, answers on the
 * standard output, after lines of progress, and ends. Files, programs, threads and native modules are closed by Node's permission model.
 */

/** What leads out of the process: Node 24 asks permission for some of it, for the network none. */
const closed =
  /^(?:node:)?(?:net|tls|dgram|dns|https?|http2|quic|cluster|inspector|repl|child_process|worker_threads)(?:\/|$)/u;

function refuse(name: string): void {
  if (closed.test(name)) throw new Error(`${name} is closed to what reads strangers' files.`);
}

/** Of Node 24.16; the types don't know it yet. */
type Droppable = typeof process.permission & { drop(scope: 'fs.write'): void };

/** Loading what reads files takes half as long compiled. Node asks for the right to write there once, at the start. */
function keepCompiled(folder: string | undefined): void {
  if (folder) enableCompileCache(folder);
  (process.permission as Droppable).drop('fs.write');
}

function closeTheRest(): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      refuse(specifier);
      return next(specifier, context);
    },
  });
  // No other hook may come before this one.
  for (const name of ['registerHooks', 'register']) Reflect.deleteProperty(Module, name);
  syncBuiltinESMExports();
  const { getBuiltinModule } = process;
  process.getBuiltinModule = ((name: string) => {
    refuse(name);
    return getBuiltinModule(name);
  }) as typeof getBuiltinModule;
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
  for (const name of ['kill', '_kill', '_debugProcess', '_debugEnd', 'binding', '_linkedBinding', 'dlopen'])
    Reflect.deleteProperty(process, name);
}

interface Job {
  module: string;
  input: unknown;
}

async function takeJob(): Promise<{ job: Job; bytes: Uint8Array }> {
  const all = Buffer.concat((await process.stdin.toArray()) as Buffer[]);
  const end = all.indexOf('\n');
  // Nobody needs this process any more.
  if (end < 0) process.exit();
  return {
    job: JSON.parse(all.toString('utf8', 0, end)) as Job,
    bytes: new Uint8Array(all.subarray(end + 1)),
  };
}

async function answerTo({ module, input }: Job, bytes: Uint8Array): Promise<object> {
  try {
    const { run } = (await import(module)) as {
      run(input: unknown, bytes: Uint8Array, report: (progress: unknown) => void): unknown;
    };
    const report = (progress: unknown) => void stdout.write(`${JSON.stringify(progress)}\n`);
    return { result: await run(input, bytes, report) };
  } catch (error) {
    // What is said of a file may quote the student's words; the name of the error does not.
    return { error: error instanceof Error ? error.name : typeof error };
  }
}

const { stdout, stderr } = process;
// The standard output is for what it reports, a line each, and for the answer alone.
globalThis.console = new Console(stderr);
keepCompiled(process.argv[2]);
closeTheRest();
const { job, bytes } = await takeJob();
stdout.write(JSON.stringify(await answerTo(job, bytes)), () => process.exit());
