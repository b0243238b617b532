import { parentPort, workerData } from 'node:worker_threads';
import type { Line } from '#server/platform/documents/reading/page-lines.ts';
import { readNotice } from './read-notice.ts';

parentPort?.postMessage(readNotice(workerData as Line[][]));
