import { parentPort, workerData } from 'node:worker_threads';
import { applyCorrections } from './corrections.ts';
import { doubtfulSpots } from './doubtful-spots.ts';
import type { Doubted } from './in-thread.ts';

const { notice, pages, corrections } = workerData as Doubted;
parentPort?.postMessage(
  corrections ? applyCorrections(notice, pages, corrections) : doubtfulSpots(notice, pages),
);
