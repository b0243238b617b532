import { parentPort, workerData } from 'node:worker_threads';
import type { CardRequest } from './card-writer.ts';
import { makeCards } from './make-cards.ts';

const { text, count } = workerData as CardRequest;
parentPort?.postMessage(makeCards(text, count));
