import { getStanding } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { Citation } from '#shared/contracts/professor.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { askedWords } from './asked-words.ts';
import { existingConversation } from './conversation-service.ts';
import { findPassages, outlineFor, quizCards, readAttachment, todayState } from './material-service.ts';
import { askModel, digestMessages, historyOf } from './model-tutor.ts';
import { listMessages, type MessageRow, updateConversation } from './queries.ts';
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
}

/** Messages that a model is given as they are; those before them as a digest. */
const window = 20;
/** Messages beyond the window that are digested together. */
const digestAtOnce = 20;

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
  const state = conversation.tutorState ?? null;
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
    const written = await askModel(parts.model, {
      message,
      mode: conversation.mode,
      passages,
      today,
      digest: conversation.digest,
      history: historyOf(
        await listMessages(parts.db, userId, conversationId, { limit: window, before: question.number }),
      ),
      tokens: tierLimits[tier].tokens,
      signal,
      tell,
      begin,
    });
    await digestOld(parts, asked).catch((error: unknown) => parts.log.warn({ err: error }, 'digest failed'));
    return written;
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
  await updateConversation(parts.db, userId, conversationId, { tutorState: next });
  tell(content);
  return { content, citations };
}

/** A quiz goes on with the cards of its topic. */
function cardsFor(parts: Parts, student: SignedIn, state: TutorInput['state'], words: readonly string[]) {
  const topic = state?.kind === 'quiz' ? askedWords(state.topic) : words;
  return quizCards(parts, student, topic);
}

/** What lies before the window joins the digest, some messages at a time, so that nothing of a long talk is lost. */
async function digestOld(parts: Parts, { question, signal }: Asked): Promise<void> {
  const { userId, conversationId, number } = question;
  const { model, db } = parts;
  const { digest, digested } = await existingConversation(parts, userId, conversationId);
  const upTo = number - window;
  if (!model || upTo - digested < digestAtOnce) return;
  const old = await listMessages(db, userId, conversationId, { limit: upTo - digested, before: upTo });
  const next = await digestMessages(model, digest, old.toReversed(), signal);
  await updateConversation(db, userId, conversationId, { digest: next, digested: upTo });
}
