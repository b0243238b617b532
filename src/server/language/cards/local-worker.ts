import { parentPort, workerData } from 'node:worker_threads';
import type { FieldTerms } from '#server/language/wish/read-field.ts';
import type { CardRequest } from './card-writer.ts';
import { makeCards } from './make-cards.ts';

const { text, count, terms } = workerData as CardRequest & { terms: FieldTerms };
parentPort?.postMessage(makeCards(text, count, terms));
