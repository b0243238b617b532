import { Worker } from 'node:worker_threads';

interface Bounds {
  /** How long the work may take. */
  timeoutMs: number;
  /** Memory of the worker's heap, in MB. */
  memoryMb: number;
}

/** Thrown when work takes more time or memory than it may. */
export class TooMuchError extends Error {}

/**
 * Runs a module in a thread of its own: it finds `input` as `workerData` and posts one answer. Rejects when the
 * work throws, and with `TooMuchError` when it goes beyond its bounds; no thread is left behind.
 */
export async function runInWorker<T>(
  module: URL,
  input: unknown,
  { timeoutMs, memoryMb }: Bounds,
): Promise<T> {
  const worker = new Worker(module, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // No setting or secret of the server reaches the thread.
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      timer = setTimeout(
        () => reject(new TooMuchError(`The work took longer than ${timeoutMs} ms.`)),
        timeoutMs,
      );
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchError(error.message) : error),
      );
      worker.once('exit', (code) =>
        reject(new Error(`The worker ended with ${code} and without an answer.`)),
      );
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
