import { tabStorage } from '#web/lib/storage.ts';

const readingKey = (userId: string) => `syllabusReading.${userId}`;

/** The reading that `userId` started last in this tab and has not made a syllabus of. */
export const rememberedReading = (userId: string): string | null => tabStorage.get(readingKey(userId));

export const rememberReading = (userId: string, readingId: string): void =>
  tabStorage.set(readingKey(userId), readingId);

/** Forgets `readingId`, unless another reading was started since. */
export function forgetReading(userId: string, readingId: string): void {
  if (rememberedReading(userId) === readingId) tabStorage.remove(readingKey(userId));
}

/** Where this tab keeps the programme that `userId` has pasted to make a syllabus of it. */
export const programmeKey = (userId: string): string => `syllabusProgramme.${userId}`;
