import { parentPort, workerData } from 'node:worker_threads';
import { openPglite } from '#server/platform/database/open-pglite.ts';
import { preparingQuery } from '#server/platform/database/pglite-statements.ts';

export interface Question {
  id: number;
  text: string;
  values: unknown[];
  rowMode?: 'array' | 'object' | undefined;
}
export interface Answer {
  id: number;
  rows: unknown[];
  error?: string;
}

const query = preparingQuery(openPglite({ folder: workerData as string }));

parentPort?.on('message', async ({ id, text, values, rowMode }: Question) => {
  const answer = await query(text, values, { rowMode }).then(
    ({ rows }): Answer => ({ id, rows }),
    (error: Error): Answer => ({ id, rows: [], error: error.message }),
  );
  parentPort?.postMessage(answer);
});
