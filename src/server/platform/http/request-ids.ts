import { randomBytes } from 'node:crypto';

/** Counts requests under a prefix of the process's own: unlike any other's, and free to make. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
