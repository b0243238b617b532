import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { findStoredSecret, keepFirstSecret } from './stored-secret.ts';

/**
 * The installation's secret, from which every signature derives: `JWT_SECRET` when set; otherwise made once and
 * kept in the shared database, or, with the embedded one, in a file of `dataDir` that only its owner may read.
 */
export async function installationSecret(
  { db, kind }: Database,
  dataDir: string,
  given?: string,
): Promise<string> {
  if (given) return given;
  const stored = await findStoredSecret(db, kind, dataDir);
  if (stored) return stored;
  await keepFirstSecret(db, kind, dataDir, randomBytes(48).toString('base64url'));
  const kept = await findStoredSecret(db, kind, dataDir);
  if (!kept) throw new Error('Não foi possível guardar o segredo desta instalação.');
  return kept;
}
