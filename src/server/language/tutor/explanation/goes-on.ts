import { threadOf } from '../intent/follow-up.ts';
import { plainMessage } from '../intent/plain-message.ts';
import { askedIn } from '../matching/asked-words.ts';
import { matchWord } from '../matching/match-words.ts';
import { readQuotables } from '../quote/read-quotables.ts';
import { vocabularyOf } from '../quote/weigh.ts';
import type { TutorInput } from '../tutor.ts';

/**
 * Whether a message only goes on with what the student's own material speaks of: "dá um exemplo disso". What others say
 * under the same name may be of another matter.
 */
export function goesOnWithOwn({
  said,
  message,
  passages,
}: Pick<TutorInput, 'said' | 'message' | 'passages'>): boolean {
  if (said.length === 0 || askedIn(plainMessage(message)).length > 0) return false;
  const names = threadOf(said, message).own.filter(({ role }) => role === 'name');
  const known = vocabularyOf(readQuotables(passages));
  return names.length > 0 && names.every((name) => matchWord(name, known).size > 0);
}
