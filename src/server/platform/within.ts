/**
 * What `work` answers, or an error once it took longer than `ms`. A process that was busy itself first looks at what
 * has come meanwhile: a timer that is late is no sign of a slow answer.
 */
export async function within<T>(ms: number, work: PromiseLike<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer within ${ms} ms`))), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
