import type { flashcardTransferErrorCodes } from '#shared/contracts/flashcard-transfer.ts';

export type FileProblemCode = (typeof flashcardTransferErrorCodes)[number];

/** A file that can't be read, and the code of the sentence that says why; crosses from the worker as plain data. */
export class FileProblem extends Error {
  readonly code: FileProblemCode;
  readonly params: Record<string, string | number> | undefined;

  constructor(code: FileProblemCode, params?: Record<string, string | number>) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
