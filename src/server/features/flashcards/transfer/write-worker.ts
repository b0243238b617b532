import { parentPort, workerData } from 'node:worker_threads';
import type { ExportFormat } from '#shared/contracts/flashcard-transfer.ts';
import type { ExportCard } from './export-card.ts';
import { writePackage } from './package/package-writer.ts';
import { writeCsv, writeSpreadsheet } from './text/csv-writer.ts';

/** What the writing of a file starts from. */
export interface WritingTask {
  format: ExportFormat;
  cards: readonly ExportCard[];
  /** A folder that nobody else can look into. */
  scratch: string;
  now: Date;
}

const { format, cards, scratch, now } = workerData as WritingTask;
const write = {
  csv: () => writeCsv(cards),
  spreadsheet: () => writeSpreadsheet(cards),
  apkg: () => writePackage(cards, scratch, now),
};
parentPort?.postMessage(write[format]());
