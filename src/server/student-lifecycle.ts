import { calendarLifecycle } from './features/calendar-feed/lifecycle-service.ts';
import { authorLifecycle } from './features/marketplace/lifecycle-service.ts';
import { summaryLifecycle } from './features/summaries/lifecycle-service.ts';
import type { StudentLifecycle } from './platform/ports.ts';

/** Every feature that must hear what happens to a student, in the order in which accounts tells them. */
export const studentLifecycle: readonly Partial<StudentLifecycle>[] = [
  authorLifecycle,
  summaryLifecycle,
  calendarLifecycle,
];
