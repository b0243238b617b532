import { AsyncLocalStorage } from 'node:async_hooks';

/** What a line of the log says of the request or the job in which it is written. */
export interface LogContext {
  /** Of the request, or of the one that queued the job. */
  requestId?: string;
  job?: string;
  jobId?: string;
}

const contexts = new AsyncLocalStorage<LogContext>();

/** Runs `work`, and whatever it begins, with `context` in the lines that the log gets meanwhile. */
export const inLogContext = <T>(context: LogContext, work: () => T): T => contexts.run(context, work);

export const logContext = (): LogContext => contexts.getStore() ?? {};
