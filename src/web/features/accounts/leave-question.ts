interface LeaveQuestion {
  /** What the server has not been told yet, and never will be. */
  waiting: number;
  isOpen: boolean;
  answer: (leaves: boolean) => void;
}

/** The last one, answered or not. */
let question: LeaveQuestion | null = null;
const listeners = new Set<() => void>();

function show(next: LeaveQuestion): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks whether to sign out although something waits; the layout shows the question. */
export const askToLeave = (waiting: number): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (leaves: boolean) => {
      show({ waiting, answer, isOpen: false });
      resolve(leaves);
    };
    show({ waiting, answer, isOpen: true });
  });

export const leaveQuestion = (): LeaveQuestion | null => question;

/** Runs `listener` when something is asked or answered; returns the way to stop. */
export function onLeaveQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
