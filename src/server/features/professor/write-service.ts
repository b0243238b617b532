import { getStanding } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { Citation } from '#shared/contracts/professor.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { askedWords } from './asked-words.ts';
import { existingConversation } from './conversation-service.ts';
import { findPassages, outlineFor, quizCards, readAttachment, todayState } from './material-service.ts';
import { askModel, historyOf, historyWindow } from './model-tutor.ts';
import { findMessageAt, listMessages, type MessageRow } from './queries.ts';
import { answerLocally, type Intent, readIntent, type TutorInput } from './tutor/tutor.ts';

interface Asked {
  question: MessageRow;
  answer: MessageRow;
  signal: AbortSignal;
  /** Takes the answer as it is written, piece by piece. */
  tell: (text: string) => void;
  /** Told how what stands there so far is kept, should it end before its end. */
  begin: (keep: (text: string) => Written) => void;
}

interface Written {
  content: string;
  citations: Citation[];
  tutorState?: TutorInput['state'];
}

/** A question without words of its own goes on with what was asked before. */
async function wordsAskedFor(parts: Parts, question: MessageRow, topic: string): Promise<string[]> {
  const own = askedWords(topic);
  if (own.length > 0) return own;
  const { userId, conversationId, number } = question;
  const before = await listMessages(parts.db, userId, conversationId, { limit: 6, before: number });
  for (const { role, content } of before) {
    const words = role === 'user' ? askedWords(content) : [];
    if (words.length > 0) return words;
  }
  return [];
}

const topicOf = (intent: Intent, message: string) =>
  (intent.kind === 'quiz' || intent.kind === 'explain') && intent.topic !== '' ? intent.topic : message;

/**
 * The answer to a question, from the student's own material: by the connected model, told as it is written, or by the
 * local tutor. Rejects when the model fails or `signal` aborts.
 */
export async function writeAnswer(parts: Parts, student: SignedIn, asked: Asked): Promise<Written> {
  const { question, signal, tell, begin } = asked;
  const { userId, conversationId } = question;
  const conversation = await existingConversation(parts, userId, conversationId);
  const message = question.content;
  const before = await findMessageAt(parts.db, userId, conversationId, question.number - 1);
  const state = before?.tutorState ?? null;
  const hasAttachment = question.attachmentId !== null;
  const intent = readIntent(message, parts.model ? null : state, hasAttachment);
  const wantsAttachment = intent.kind === 'summarise' || (hasAttachment && message === '');
  const words = await wordsAskedFor(parts, question, topicOf(intent, message));
  const [passages, today] = await Promise.all([
    wantsAttachment
      ? readAttachment(parts, student, conversationId)
      : findPassages(parts, student, conversationId, words),
    todayState(parts, student),
  ]);
  if (parts.model) {
    const { tier } = await getStanding(parts, userId);
    return askModel(parts.model, {
      message,
      mode: conversation.mode,
      passages,
      today,
      digest: conversation.digest,
      history: historyOf(
        await listMessages(parts.db, userId, conversationId, {
          limit: historyWindow,
          before: question.number,
        }),
      ),
      tokens: tierLimits[tier].tokens,
      signal,
      tell,
      begin,
    });
  }
  const topic = words.join(' ');
  const input: TutorInput = {
    message,
    intent,
    mode: conversation.mode,
    state,
    passages,
    cards:
      intent.kind === 'quiz' || state?.kind === 'quiz' ? await cardsFor(parts, student, state, words) : [],
    outline: topic === '' ? null : outlineFor(topicOf(intent, message)),
    today,
    isFirstAnswer: question.number === 0,
  };
  const { content, citations, state: next } = answerLocally(input);
  tell(content);
  return { content, citations, tutorState: next };
}

/** A quiz goes on with the cards of its topic. */
function cardsFor(parts: Parts, student: SignedIn, state: TutorInput['state'], words: readonly string[]) {
  const topic = state?.kind === 'quiz' ? askedWords(state.topic) : words;
  return quizCards(parts, student, topic);
}
