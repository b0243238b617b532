import { z } from 'zod';
import { updateSyllabusSchema } from '#shared/contracts/syllabi.schemas.ts';
import type { UpdateSyllabus } from '#shared/contracts/syllabi.ts';
import { readDraft } from '#web/lib/hooks/use-draft.ts';
import { storage } from '#web/lib/storage.ts';
import type { TreeInput } from './tree.ts';

/** A tree that the server does not have yet, and the revision that it was made of. */
export interface Draft {
  revision: UpdateSyllabus['revision'];
  disciplines: TreeInput;
}

const schema = updateSyllabusSchema.pick({ revision: true }).extend({
  disciplines: z.unknown().pipe(updateSyllabusSchema.shape.disciplines.unwrap()),
});

const keyOf = (userId: string, syllabusId: string) => `syllabusDraft.${userId}.${syllabusId}`;

/** What this device keeps of a syllabus that is being corrected. */
export function draftOf(userId: string, syllabusId: string) {
  const key = keyOf(userId, syllabusId);
  return {
    read: (): Draft | null => readDraft(key, schema, storage),
    /** Answers whether it is kept: a device may be full. */
    keep: (draft: Draft): boolean => {
      const text = JSON.stringify(draft);
      storage.set(key, text);
      return storage.get(key) === text;
    },
    forget: (): void => storage.remove(key),
  };
}
