import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '#server/platform/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { writeBackup } from './backup.ts';

const hourMs = 3_600_000;
/** A file is written at the tick of the schedule, which never falls on the same millisecond: a little early will do. */
const earlyMs = 60_000;

/** `orbita-2026-11-28T10-00-00.000Z.backup`; `.parcial` behind it is what a process that died has left. */
const nameOf = (at: Date) => `orbita-${at.toISOString().replaceAll(':', '-')}.backup`;
const named = /^orbita-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.backup$/;
const unfinished = /^orbita-[\dTZ.-]+\.backup\.parcial$/;

const writtenAt = (name: string) => new Date(name.replace(named, '$1:$2:$3'));

type Needed = Pick<Services, 'settings' | 'database' | 'clock' | 'log'>;

/**
 * Looked at by one process of all, every ten minutes: whatever the interval, and after a time without a server. Scheduled
 * where nothing is to be backed up, too: else a server without `BACKUP_EVERY` would end the schedule of one that has it.
 */
export const backupJobs = (services: Services): Job<never>[] => [
  {
    name: 'database.backup',
    options: { timeoutSeconds: 6 * 3600, retries: 0, cron: '*/10 * * * *', isExclusive: true },
    run: async () => {
      await backUpWhenDue(services);
    },
  },
];

/**
 * Writes a backup into `BACKUP_DIR` when the newest there is older than `BACKUP_EVERY`, and deletes the oldest beyond
 * `BACKUP_KEEP` once it stands. The name of the file that was written; null when none is due.
 */
export async function backUpWhenDue({ settings, database, clock, log }: Needed): Promise<string | null> {
  const { BACKUP_DIR: folder, BACKUP_EVERY: hours, BACKUP_KEEP: keep, DATA_DIR: dataDir } = settings;
  if (hours === undefined) return null;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const now = clock.now();
    const [newest] = await backupsIn(folder);
    if (newest && writtenAt(newest).getTime() > now.getTime() - hours * hourMs + earlyMs) return null;
    for (const name of await readdir(folder))
      if (unfinished.test(name)) await rm(join(folder, name), { force: true });
    const name = nameOf(now);
    const counts = await writeBackup(database, { file: join(folder, name), dataDir, now });
    for (const old of (await backupsIn(folder)).slice(keep)) await rm(join(folder, old), { force: true });
    log.info({ file: join(folder, name), students: counts.students }, 'backup written');
    return name;
  } catch (error) {
    log.error({ err: error, folder }, 'the backup failed: it is tried again in ten minutes');
    throw error;
  }
}

/** Names of the backups that stand, the newest first. */
const backupsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => named.test(name))
    .sort()
    .reverse();
