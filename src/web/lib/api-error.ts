/** A call that the server refused, with its Portuguese sentence; `status` 0 when it could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  /** Every broken rule, when the server names more than one. */
  readonly errors: string[];

  constructor(status: number, message: string, code: string | null = null, errors: string[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** What to show for `error`: the server's own sentence, or `fallback`. */
export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.code !== null ? error.message : fallback;
}
