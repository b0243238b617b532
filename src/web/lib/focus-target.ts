/** What a session of study is for: a block of a cycle, an activity of a plan, a topic of a syllabus, or only a subject. */
export type FocusTarget =
  | { kind: 'block'; cycleId: string; blockId: string; subject: string; label: string }
  | { kind: 'activity'; planId: string; activityId: string; subject: string; label: string }
  | { kind: 'topic'; syllabusId: string; topicId: number; subject: string; label: string }
  | { kind: 'subject'; subject: string };

type Listener = () => void;
const listeners = new Set<Listener>();
let waiting: FocusTarget | 'any' | null = null;

/** Opens the timer with `target` chosen, or just opens it for `any`, from any screen behind the sign-in. */
export function startFocus(target: FocusTarget | 'any'): void {
  waiting = target;
  for (const listener of listeners) listener();
}

/** The target chosen last, unless somebody has taken it already. */
export function takeFocusTarget(): FocusTarget | 'any' | null {
  const target = waiting;
  waiting = null;
  return target;
}

/** Runs `listener` whenever a target is chosen; returns the way to stop. */
export function onFocusTarget(listener: Listener): Listener {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
