import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

interface Bounds {
  /** How long the work may take. */
  timeoutMs: number;
  /** Memory of the worker's heap, and as much again of its buffers, in MB. */
  memoryMb: number;
}

/**
 * The limits of Node are no bound for work that may be hostile: they leave buffers out, and one allocation that goes
 * far beyond the heap's ends the whole process. So both are measured, and Node's limit stands this much (MB) higher.
 */
const headroomMb = 3072;
const measuredEveryMs = 25;

/**
 * What a thread loads is kept compiled on disk, or each would strip the types of every module anew: a third of the
 * time to its first answer. Where the folder can't be written nothing is kept.
 */
const compiled = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));
const keepCompiled = `import { enableCompileCache } from 'node:module'; enableCompileCache(${JSON.stringify(compiled)});`;

/** Thrown when work takes more time or memory than it may. */
export class ResourceLimitError extends Error {}

/**
 * Runs a module in a thread of its own: it finds `input` as `workerData` and posts one answer. Rejects when the
 * work throws, and with `ResourceLimitError` when it goes beyond its bounds; no thread is left behind. The buffers of
 * `transfer` go over to the thread without a copy and are empty here afterwards.
 */
export async function runInWorker<T>(
  module: URL,
  input: unknown,
  { timeoutMs, memoryMb }: Bounds,
  transfer: readonly ArrayBuffer[] = [],
): Promise<T> {
  const worker = new Worker(module, {
    workerData: input,
    transferList: [...transfer],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb + headroomMb },
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(keepCompiled)}`],
    // No setting or secret of the server reaches the thread.
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  let measuring: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      timer = setTimeout(
        () => reject(new ResourceLimitError(`The work took longer than ${timeoutMs} ms.`)),
        timeoutMs,
      );
      measuring = setInterval(async () => {
        // Rejects while the thread starts and once it has ended.
        const heap = await worker.getHeapStatistics().catch(() => null);
        const used = Math.max(heap?.used_heap_size ?? 0, heap?.external_memory ?? 0);
        if (used > memoryMb * 1024 * 1024)
          reject(new ResourceLimitError(`The work took more than ${memoryMb} MB.`));
      }, measuredEveryMs);
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ResourceLimitError(error.message) : error),
      );
      worker.once('exit', (code) =>
        reject(new Error(`The worker ended with ${code} and without an answer.`)),
      );
    });
  } finally {
    clearTimeout(timer);
    clearInterval(measuring);
    await worker.terminate();
  }
}
