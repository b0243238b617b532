import { byModelOrLocally, type StudentModel } from '#server/features/model-use/service.ts';
import { askedWords } from '#server/language/tutor/intent/asked-words.ts';
import { answerLocally, type Intent, readIntent, type TutorInput } from '#server/language/tutor/tutor.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { Fallback } from '#shared/contracts/engine.ts';
import type { Citation } from '#shared/contracts/professor.ts';
import { existingConversation } from './conversation-service.ts';
import { findPassages, outlineFor, quizCards, readAttachment, todayState } from './material-service.ts';
import { askModel, historyOf, historyWindow } from './model-tutor.ts';
import { findMessageAt, listMessages, type MessageRow } from './queries.ts';

interface Asked {
  question: MessageRow;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Takes the answer as it is written, piece by piece. */
  tell: (text: string) => void;
  /** Told how what stands there so far is kept, should it end before its end. */
  begin: (keep: (text: string) => Kept) => void;
}

interface Kept {
  content: string;
  citations: Citation[];
}

interface Written extends Kept {
  engine: 'local' | 'model';
  fallback: Fallback | null;
  tutorState?: TutorInput['state'];
}

/** How long a model may write at one answer. */
const modelMs = 120_000;

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

/** What the material says about a question read as `intent`. */
async function materialFor(parts: Parts, student: SignedIn, question: MessageRow, intent: Intent) {
  const { conversationId, content: message } = question;
  const wantsAttachment = intent.kind === 'summarise' || (question.attachmentId !== null && message === '');
  const words = await wordsAskedFor(parts, question, topicOf(intent, message));
  const passages = wantsAttachment
    ? await readAttachment(parts, student, conversationId)
    : await findPassages(parts, student, conversationId, words);
  return { words, passages };
}

/**
 * The answer to a question, from the student's own material: by the connected model, told as it is written, or by the
 * local tutor, which also stands in for a model that has not said anything. Rejects when the model breaks off, or
 * `signal` aborts.
 */
export async function writeAnswer(parts: Parts, student: SignedIn, asked: Asked): Promise<Written> {
  const { question, signal, tell, begin } = asked;
  const { userId, conversationId, content: message } = question;
  const hasAttachment = question.attachmentId !== null;
  const conversation = await existingConversation(parts, userId, conversationId);
  const today = await todayState(parts, student);
  let isBegun = false;

  async function askConnected({ model, tokens }: StudentModel): Promise<Kept> {
    const { passages } = await materialFor(
      parts,
      student,
      question,
      readIntent(message, null, hasAttachment),
    );
    const before = { limit: historyWindow, before: question.number };
    return askModel(model, {
      message,
      mode: conversation.mode,
      passages,
      today,
      digest: conversation.digest,
      history: historyOf(await listMessages(parts.db, userId, conversationId, before)),
      tokens,
      signal: AbortSignal.any([signal, AbortSignal.timeout(modelMs)]),
      tell: (text) => {
        isBegun = true;
        tell(text);
      },
      begin,
    });
  }

  async function askLocal(): Promise<Kept & Pick<Written, 'tutorState'>> {
    if (isBegun) throw new Error('The model broke off.');
    const before = await findMessageAt(parts.db, userId, conversationId, question.number - 1);
    const state = before?.tutorState ?? null;
    const intent = readIntent(message, state, hasAttachment);
    const { words, passages } = await materialFor(parts, student, question, intent);
    const isQuiz = intent.kind === 'quiz' || state?.kind === 'quiz';
    const {
      content,
      citations,
      state: next,
    } = answerLocally({
      message,
      intent,
      mode: conversation.mode,
      state,
      passages,
      cards: isQuiz ? await cardsFor(parts, student, state, words) : [],
      outline: words.length === 0 ? null : outlineFor(topicOf(intent, message)),
      today,
      isFirstAnswer: question.number === 0,
    });
    // What the model was given is not what this answer cites.
    begin((soFar) => ({ content: soFar, citations: [] }));
    tell(content);
    return { content, citations, tutorState: next };
  }

  const { made, ...by } = await byModelOrLocally<Kept & Pick<Written, 'tutorState'>>(parts, userId, {
    name: 'the tutor',
    signal,
    byModel: askConnected,
    locally: askLocal,
  });
  return { ...made, ...by };
}

/** A quiz goes on with the cards of its topic. */
function cardsFor(parts: Parts, student: SignedIn, state: TutorInput['state'], words: readonly string[]) {
  const topic = state?.kind === 'quiz' ? askedWords(state.topic) : words;
  return quizCards(parts, student, topic);
}
