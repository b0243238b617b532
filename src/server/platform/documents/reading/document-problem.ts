import type { documentErrorCodes } from '#shared/contracts/documents.ts';

export type DocumentProblemCode = (typeof documentErrorCodes)[number];

/** A document that can't be read, and the code of the sentence that says why; crosses from the worker as plain data. */
export class DocumentProblem extends Error {
  readonly code: DocumentProblemCode;

  constructor(code: DocumentProblemCode) {
    super(code);
    this.code = code;
  }
}
