/** What a refusal without a sentence of its own says. */
export const defaultMessage = 'Ocorreu um erro na requisição';

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

/** Whether what was asked for is not there, or not the student's. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Whether the server could not even be asked. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** What to show for `error`: the server's own sentence, or `fallback`. */
export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== defaultMessage ? error.message : fallback;
}

/** What `error` adds to `sentence`: why a request was not even judged, such as no network; not the server's own trouble. */
export function reasonOf(error: unknown, sentence: string): string | null {
  if (!(error instanceof ApiError) || error.status >= 500) return null;
  const reason = sentenceOf(error, sentence);
  return reason === sentence ? null : reason;
}

/** Every sentence that a refused form shows: all the rules it broke, or the one reason; none without an error. */
export function sentencesOf(
  error: unknown,
  fallback = 'Não foi possível enviar o formulário. Tente novamente.',
): string[] {
  if (!error) return [];
  if (error instanceof ApiError && error.errors.length > 1) return error.errors;
  return [sentenceOf(error, fallback)];
}
