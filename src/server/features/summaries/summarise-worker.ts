import { parentPort, workerData } from 'node:worker_threads';
import { type SummaryRequest, summarise } from '#server/language/summaries/summarise.ts';

parentPort?.postMessage(summarise(workerData as SummaryRequest));
