import { Worker } from 'node:worker_threads';

interface Bounds {
  /** How long the work may take. */
  timeoutMs: number;
  /** Memory of the worker's heap, in MB. */
  memoryMb: number;
}

/**
 * Runs a module in a thread of its own: it finds `input` as `workerData` and posts one answer. Rejects when the
 * work throws, takes too long or too much memory; no thread is left behind.
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
      timer = setTimeout(() => reject(new Error(`The work took longer than ${timeoutMs} ms.`)), timeoutMs);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) =>
        reject(new Error(`The worker ended with ${code} and without an answer.`)),
      );
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
