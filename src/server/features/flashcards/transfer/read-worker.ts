import { parentPort, workerData } from 'node:worker_threads';
import { type ReadingTask, readFlashcardFile } from './read-file.ts';

parentPort?.postMessage(readFlashcardFile(workerData as ReadingTask));
