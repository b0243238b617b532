import { type Reading, type ReadingTask, readFlashcardFile } from './read-file.ts';

export const run = (task: ReadingTask, file: Uint8Array): Reading => readFlashcardFile(task, file);
