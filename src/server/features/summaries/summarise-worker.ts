import { parentPort, workerData } from 'node:worker_threads';
import { type SummaryRequest, summarise } from './summarise/summarise.ts';

parentPort?.postMessage(summarise(workerData as SummaryRequest));
