import { foldLetters } from '#shared/rules/text/fold.ts';
import { wantsHint } from '../attempt/give-hint.ts';
import { isCourtesy } from '../courtesies.ts';
import type { Intent, TutorState } from '../tutor.ts';
import {
  aboutWhat,
  asksAnew,
  help,
  quit,
  quiz,
  reveal,
  summarise,
  today,
  wishing,
} from './intent-patterns.ts';
import { topicOf } from './topic-of.ts';

/** Characters that are read: nobody says what they want later than that. */
const longest = 400;

const firstOf = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);

/** The topic of a wish to be asked, as it is written; undefined when the message wishes nothing of the kind. */
function quizTopic(message: string): string | undefined {
  const plain = message
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\s?!.…,;:]+$/u, '')
    .trim();
  const start = wishing.exec(foldLetters(plain))?.[0].length ?? 0;
  for (const from of start === 0 ? [0] : [0, start]) {
    const rest = plain.slice(from);
    const found = firstOf(quiz, foldLetters(rest));
    if (found === undefined) continue;
    const matter = rest.slice(found.length);
    return topicOf(matter.slice(aboutWhat.exec(foldLetters(matter))?.[0].length ?? 0));
  }
  return undefined;
}

/**
 * What a student's message in Portuguese wants, while the question in `state` is open. Accents, case and punctuation
 * don't matter; a question about a matter is taken for one to be explained when nothing else fits.
 */
export function readIntent(whole: string, state: TutorState, hasAttachment: boolean): Intent {
  const message = whole.slice(0, longest);
  const folded = foldLetters(message.normalize('NFC')).replace(/\s+/g, ' ').trim();
  const bare = folded
    .replace(/[?!.…,;:"“”'’)(]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const open = state !== null;
  const wantsAnswer = firstOf(reveal, bare) !== undefined;
  if (bare === '') return { kind: hasAttachment ? 'summarise' : open ? 'answer' : 'help' };
  if (open && quit.test(bare)) return { kind: 'quit' };
  if (open && wantsAnswer) return { kind: 'reveal' };
  if (help.test(bare) && !(open && wantsHint(message))) return { kind: 'help' };
  if (isCourtesy(bare) && !(open && /^(?:sim|nao|certo|ok)$/.test(bare))) return { kind: 'courtesy' };
  const topic =
    open && /^(?:sim|claro|pode|vamos|quero|praticar|treinar|exercitar|revisar|proxima)\b/.test(bare)
      ? undefined
      : quizTopic(message);
  if (topic !== undefined) return { kind: 'quiz', topic };
  if (firstOf(summarise, bare.replace(/ por favor$/, '')) !== undefined) return { kind: 'summarise' };
  if (firstOf(today, bare) !== undefined) return { kind: 'today' };
  if (open && !asksAnew.test(folded)) return { kind: 'answer' };
  if (quit.test(bare)) return { kind: 'quit' };
  if (wantsAnswer) return { kind: 'reveal' };
  const matter = topicOf(message);
  return matter === '' && hasAttachment ? { kind: 'summarise' } : { kind: 'explain', topic: matter };
}
