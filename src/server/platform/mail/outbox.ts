import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '#server/platform/clock.ts';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';

interface OutboxSettings {
  dir: string;
  from: string;
  clock: Clock;
  log: { info(context: object, message: string): void };
}

/**
 * Keeps each mail as `<ISO time>-<random>.eml` in `dir`, readable by its owner only, since a mail may carry a
 * reset link. The log says where, never what. Any mail program opens the files.
 */
export function openOutbox({ dir, from, clock, log }: OutboxSettings) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  return {
    async send(mail: Mail): Promise<void> {
      const now = clock.now();
      const { message } = await transport.sendMail(compose(mail, from, now));
      if (!Buffer.isBuffer(message)) throw new TypeError('The composed mail is not a buffer.');
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await chmod(dir, 0o700);
      // Windows takes no colon in a file name.
      const name = `${now.toISOString().replaceAll(':', '-')}-${randomBytes(6).toString('hex')}.eml`;
      const path = join(dir, name);
      await writeAtomically(path, message);
      log.info({ path }, 'Mail written to the outbox: no SMTP server is configured.');
    },

    async close(): Promise<void> {
      transport.close();
    },
  };
}

/** Whoever lists the folder sees a whole mail or none. */
async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.tmp`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
