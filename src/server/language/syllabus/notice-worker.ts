import { parentPort, workerData } from 'node:worker_threads';
import type { Line } from '#server/platform/documents/reading/plain-lines.ts';
import { readNotice } from './read-notice.ts';

parentPort?.postMessage(readNotice(workerData as Line[][]));
