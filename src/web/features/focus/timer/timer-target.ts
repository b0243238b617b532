import type { SessionLink } from '#shared/contracts/focus.ts';
import type { FocusTarget } from '#web/lib/focus-target.ts';

/** The block or activity that a session of `target` belongs to; null of a subject alone. */
export function linkOf(target: FocusTarget | null): SessionLink | null {
  if (target?.kind === 'block') {
    const { kind, cycleId, blockId } = target;
    return { kind, cycleId, blockId };
  }
  if (target?.kind === 'activity') {
    const { kind, planId, activityId } = target;
    return { kind, planId, activityId };
  }
  return null;
}

export const nameOfTarget = (target: FocusTarget): string =>
  target.kind === 'subject' ? target.subject : target.label;

export const isSameTarget = (one: FocusTarget, other: FocusTarget): boolean =>
  JSON.stringify(linkOf(one) ?? one.subject) === JSON.stringify(linkOf(other) ?? other.subject);
