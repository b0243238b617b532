import { foldLetters } from '#shared/rules/text/fold.ts';
import { stemsOf } from '../content-words.ts';
import { onlyAsksAgain } from '../intent/asks-again.ts';
import { loneOrdinal, threadOf } from '../intent/follow-up.ts';
import { plainMessage } from '../intent/plain-message.ts';
import { askedIn } from '../matching/asked-words.ts';
import { matchWord } from '../matching/match-words.ts';
import { readQuotables } from '../quote/read-quotables.ts';
import { vocabularyOf } from '../quote/weigh.ts';
import { titleShare } from '../shelf-about.ts';
import type { Passage, TutorInput } from '../tutor.ts';

/**
 * Whether a message only goes on with what the student's own material speaks of: "dá um exemplo disso". What others say
 * under the same name may be of another matter.
 */
export function goesOnWithOwn({
  said,
  message,
  passages,
}: Pick<TutorInput, 'said' | 'message' | 'passages'>): boolean {
  const asked = askedIn(plainMessage(message));
  const isOrdinal = asked.every(({ isVague }) => isVague) && loneOrdinal.test(foldLetters(message));
  if (said.length === 0 || (asked.length > 0 && !isOrdinal && !onlyAsksAgain(message))) return false;
  const { own, before } = threadOf(said, message);
  const names = (isOrdinal ? before : own).filter(({ role }) => role === 'name');
  const known = vocabularyOf(readQuotables(passages));
  return names.length > 0 && names.every((name) => matchWord(name, known).size > 0);
}

/** The share of what a question names that the title of the student's own summary has to name. */
const leastOfTitle = 0.85;

/**
 * The lessons that may answer what the student's own material doesn't: where one of the student's summaries is about the
 * very thing, only those of its subject, so that nothing is told of batteries to whoever studies stacks.
 */
export function lessonsBesideOwn(
  { message, passages }: Pick<TutorInput, 'message' | 'passages'>,
  lessons: readonly Passage[],
): readonly Passage[] {
  const names = askedIn(plainMessage(message)).filter(({ role }) => role === 'name');
  const own = passages.filter(
    ({ kind, title, subject = '' }) =>
      kind === 'summary' && stemsOf(subject).size > 0 && titleShare(title, names) >= leastOfTitle,
  );
  if (own.length === 0) return lessons;
  const subjects = stemsOf(own.map(({ subject = '' }) => subject).join(' '));
  return lessons.filter(({ subject = '' }) => [...stemsOf(subject)].some((stem) => subjects.has(stem)));
}
