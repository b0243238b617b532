import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { storage } from '#web/lib/storage.ts';

const closedKey = 'verifyNoticeClosedOn';

/** The day for which the reminder of the link that confirms the address was closed. */
export const verifyNoticeClosedOn = (): StudyDay | null => storage.get(closedKey);

export const closeVerifyNotice = (today: StudyDay): void => storage.set(closedKey, today);

/** `A conta termina em 59min.` */
export const endWords = (left: string): string => `A conta termina em ${left}.`;
