import { parentPort, workerData } from 'node:worker_threads';
import { makeCards } from '#server/language/cards/make-cards.ts';

/** What the reading of a text starts from. */
export interface GenerateTask {
  text: string;
  count: number;
}

const { text, count } = workerData as GenerateTask;
parentPort?.postMessage(makeCards(text, count));
