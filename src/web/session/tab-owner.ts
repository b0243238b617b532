import { tabStorage } from '#web/lib/storage.ts';
import { storedItems } from '#web/lib/stored-items.ts';

const key = 'student';

/**
 * What a tab keeps of a student's work outlives an expired session, for that student: another who comes finds nothing
 * of it. Before any screen of `userId`; null is somebody whose token can't be read.
 */
export function claimTab(userId: string | null): void {
  const before = tabStorage.get(key);
  if (before !== null && before !== userId)
    for (const [name] of storedItems('', () => sessionStorage)) tabStorage.remove(name);
  if (userId !== null) tabStorage.set(key, userId);
}
