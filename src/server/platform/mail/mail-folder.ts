import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '#server/platform/clock.ts';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';

/** Long enough to look a mail up. */
const keptDays = 7;

interface MailFolderSettings {
  dir: string;
  from: string;
  clock: Clock;
  log: { info(context: object, message: string): void };
}

/**
 * Keeps each mail as `<ISO time>-<random>.eml` in `dir`, readable by its owner only, since a mail may carry a
 * reset link, and for a week. The log says where, never what. Any mail program opens the files.
 */
export function openMailFolder({ dir, from, clock, log }: MailFolderSettings) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  return {
    async send(mail: Mail): Promise<void> {
      const now = clock.now();
      const { message } = await transport.sendMail(compose(mail, from, now));
      if (!Buffer.isBuffer(message)) throw new TypeError('The composed mail is not a buffer.');
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await chmod(dir, 0o700);
      const name = `${stamp(now)}-${randomBytes(6).toString('hex')}.eml`;
      const path = join(dir, name);
      await writeAtomically(path, message);
      log.info({ path }, 'Mail written to the mail folder: no SMTP server is configured.');
    },

    async forget(to: string): Promise<void> {
      for (const name of await listKept(dir)) {
        const path = join(dir, name);
        const kept = await readFile(path, 'utf8').catch(() => null);
        if (kept !== null && receiverOf(kept) === to.toLowerCase()) await rm(path, { force: true });
      }
    },

    async sweep(): Promise<void> {
      const oldest = stamp(new Date(clock.now().getTime() - keptDays * 86_400_000));
      for (const name of await listKept(dir)) if (name < oldest) await rm(join(dir, name), { force: true });
    },

    async close(): Promise<void> {
      transport.close();
    },
  };
}

/** Begins the name of a mail, so that names are in the order of time. Windows takes no colon in them. */
const stamp = (at: Date): string => at.toISOString().replaceAll(':', '-');

const ownName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[\da-f]{12}\.eml(?:\.tmp)?$/;

/** The mails in the folder, and nothing that somebody else has put there; none where there is no folder yet. */
const listKept = async (dir: string): Promise<string[]> =>
  (await readdir(dir).catch(() => [])).filter((name) => ownName.test(name));

/** How many mails a folder keeps, and when the last was written (ISO). */
export async function countKept(dir: string): Promise<{ count: number; lastAt: string | null }> {
  const names = (await listKept(dir)).sort();
  const written = names.at(-1)?.slice(0, 24);
  return {
    count: names.length,
    lastAt: written ? written.replace(/(?<=T..)-(..)-/, ':$1:') : null,
  };
}

/** In lower case; a mail of ours has one receiver, and its header is one line. */
const receiverOf = (eml: string): string | undefined => /^To: (.+?)\r?$/im.exec(eml)?.[1]?.toLowerCase();

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
