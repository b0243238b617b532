import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, whatever folder a script was called from. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node that package.json pins, once installed. */
export const pinnedNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** For the server: half of Node's own young generation, which at rest is a third less memory, and no slower. */
export const serverMemory = '--max-semi-space-size=8';

const parent = process.ppid;

/**
 * Calls back once when the npm that called this script was ended: its shell dies of the signal without passing
 * it on. Returns what stops the watch. A script that a person called directly may outlive its caller.
 */
function whenOrphaned(callback) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, 100).unref();
  return () => clearInterval(watch);
}

/**
 * Runs a program in the repository's folder until it ends, passing on the signals that ask it to end: nothing
 * is left running behind a script that was stopped. `killSignal` is for programs that tidy up after another signal than
 * SIGTERM only. Resolves with the exit code, 128 + n after signal n.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { onOutput?: (text: string) => void }} [options] `onOutput` hears
 * what the program prints.
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  // A terminal gives Ctrl-C to the whole group, and programs read a second one as "now, without tidying up".
  const terminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY);
  return new Promise((resolve, reject) => {
    const { onOutput, ...spawning } = options;
    const stdio = onOutput ? ['inherit', 'pipe', 'inherit'] : 'inherit';
    const child = spawn(program, args, { cwd: root, stdio, ...spawning });
    child.stdout?.on('data', (chunk) => onOutput?.(String(chunk)));
    const onInterrupt = () => terminal || child.kill('SIGINT');
    const onTerminate = () => child.kill(options.killSignal ?? 'SIGTERM');
    // To a terminal's programs it means that the terminal is gone, to a server's that it is to start anew.
    const onHangUp = () => child.kill('SIGHUP');
    process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate);
    if (!terminal) process.on('SIGHUP', onHangUp);
    const stopWatching = whenOrphaned(onTerminate);
    const settle = () => {
      process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate).off('SIGHUP', onHangUp);
      stopWatching();
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code, signal) => {
      settle();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Ends the script with one sentence for the person who called it. @returns {never} */
export function exitWith(sentence) {
  console.error(sentence);
  process.exit(1);
}
