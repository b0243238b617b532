import { studyPlanLimits } from '#shared/contracts/study-plans.ts';

/** What a student types about questions of a topic. */
export interface QuestionDraft {
  /** Of the entry that it becomes; stays when it is sent again. */
  id: string;
  done: string;
  right: string;
  /** Why it could not be logged. */
  failure: string | null;
  /** What was sent of it and failed: the server may hold it, or, when it is `isMixed`, numbers sent earlier. */
  sent: (QuestionCounts & { isMixed: boolean }) | null;
}

export interface QuestionCounts {
  done: number;
  right: number;
}

export const emptyDraft = (id: string): QuestionDraft => ({
  id,
  done: '',
  right: '',
  failure: null,
  sent: null,
});

const numberOf = (text: string): number => Number(text || 0);
const textOf = (count: number): string =>
  String(Math.min(studyPlanLimits.questionsAtOnce, Math.max(0, count)));

/** `text` with what is no digit left out. */
export const onlyDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 3);

/** One field more or less by `by`. */
export const stepped = (text: string, by: number): string => textOf(numberOf(text) + by);

/** The most that can be right: no more than was done. */
export const mostRight = ({ done }: Pick<QuestionDraft, 'done'>): number =>
  numberOf(done) || studyPlanLimits.questionsAtOnce;

export const isFull = ({ done }: Pick<QuestionDraft, 'done'>): boolean =>
  numberOf(done) >= studyPlanLimits.questionsAtOnce;

/** Adds questions, and how many of them were right; that stays as it is typed when it is not known. */
export function addToDraft(
  { done, right }: Pick<QuestionDraft, 'done' | 'right'>,
  more: { done: number; right?: number },
): { done: string; right: string } {
  return {
    done: textOf(numberOf(done) + more.done),
    right: more.right === undefined ? right : textOf(numberOf(right) + more.right),
  };
}
