import { type ErrorCode, messageOf } from '#shared/messages.ts';

type Params = Record<string, string | number>;

/** An error that a client may read: its code, status and Portuguese sentence. Everything else is a 500. */
export class CodedError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Every broken rule, when there can be more than one. */
  readonly errors: string[] | undefined;

  constructor(status: number, code: ErrorCode, params?: Params, errors?: string[]) {
    super(errors?.[0] ?? messageOf(code, params));
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

const withStatus = (status: number) => (code: ErrorCode, params?: Params) =>
  new CodedError(status, code, params);

export const malformed = withStatus(400);
export const unauthenticated = withStatus(401);
/** Tier and test-account rules only. */
export const forbidden = withStatus(403);
/** Not there, not yours, or a malformed id: never told apart. */
export const notFound = withStatus(404);
export const conflict = withStatus(409);
export const unprocessable = withStatus(422);
