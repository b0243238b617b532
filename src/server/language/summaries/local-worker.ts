import { parentPort, workerData } from 'node:worker_threads';
import { type SourceText, summarise } from './summarise.ts';

parentPort?.postMessage(summarise(workerData as SourceText));
