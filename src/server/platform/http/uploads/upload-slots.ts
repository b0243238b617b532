import type { SignedIn } from '../../auth/tokens.ts';
import { CodedError } from '../../errors.ts';

/** Uploads that may be on their way at the same time. */
const limits = {
  each: 2,
  all: 20,
  /** Accounts that anybody makes without an address take no more than half of the places, all together. */
  tests: 10,
} as const;

/** A place for an upload: taken before anything of the file is read. */
export interface UploadSlots {
  /**
   * Answers what gives the place back; calling that twice is harmless. Throws `common.upload_in_flight` (429) when the
   * student has taken theirs, `common.uploads_full` (503) when there is none left.
   */
  take(student: Pick<SignedIn, 'userId' | 'role'>): () => void;
}

/** Counts the uploads of this process. */
export function uploadSlots(): UploadSlots {
  const byStudent = new Map<string, number>();
  let all = 0;
  let tests = 0;
  return {
    take({ userId, role }) {
      const own = byStudent.get(userId) ?? 0;
      const isTest = role === 'user_test';
      if (own >= limits.each) throw new CodedError(429, 'common.upload_in_flight');
      if (all >= limits.all || (isTest && tests >= limits.tests))
        throw new CodedError(503, 'common.uploads_full');
      const count = (by: 1 | -1) => {
        const left = (byStudent.get(userId) ?? 0) + by;
        if (left > 0) byStudent.set(userId, left);
        else byStudent.delete(userId);
        all += by;
        if (isTest) tests += by;
      };
      count(1);
      let isTaken = true;
      return () => {
        if (isTaken) count(-1);
        isTaken = false;
      };
    },
  };
}
