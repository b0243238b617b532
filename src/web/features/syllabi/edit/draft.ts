import type { UpdateSyllabus } from '#shared/contracts/syllabi.ts';
import { storage } from '#web/lib/storage.ts';
import type { TreeInput } from './tree.ts';

/** A tree that the server does not have yet, and the revision that it was made of. */
export interface Draft {
  revision: UpdateSyllabus['revision'];
  disciplines: TreeInput;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isTopic = (value: unknown) =>
  isRecord(value) && typeof value.text === 'string' && typeof value.depth === 'number';
const isDiscipline = (value: unknown) =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.topics) &&
  value.topics.every(isTopic);

/** Whether it is what `keep` wrote. By hand: the screen checks nothing else, and schemas weigh more than it does. */
const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.revision === 'number' &&
  Array.isArray(value.disciplines) &&
  value.disciplines.every(isDiscipline);

function read(key: string): Draft | null {
  try {
    const value: unknown = JSON.parse(storage.get(key) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** What this device keeps of a syllabus that is being corrected. */
export function draftOf(userId: string, syllabusId: string) {
  const key = `syllabusDraft.${userId}.${syllabusId}`;
  return {
    read: () => read(key),
    /** Answers whether it is kept: a device may be full. */
    keep: (draft: Draft): boolean => {
      const text = JSON.stringify(draft);
      storage.set(key, text);
      return storage.get(key) === text;
    },
    forget: (): void => storage.remove(key),
  };
}
