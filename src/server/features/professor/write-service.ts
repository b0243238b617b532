import { byModelOrLocally, type StudentModel } from '#server/features/model-use/service.ts';
import { askedWords } from '#server/language/tutor/intent/asked-words.ts';
import { readIntent } from '#server/language/tutor/intent/read-intent.ts';
import { localTutor } from '#server/language/tutor/local.ts';
import { historyOf, historyWindow, modelTutor } from '#server/language/tutor/model.ts';
import type { CitedText, Intent, Listener, TutorAnswer, TutorInput } from '#server/language/tutor/tutor.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { Fallback } from '#shared/contracts/engine.ts';
import { existingConversation } from './conversation-service.ts';
import { findPassages, outlineFor, quizCards, readAttachment, todayState } from './material-service.ts';
import { findMessageAt, listMessages, type MessageRow } from './queries.ts';

interface Asked extends Listener {
  question: MessageRow;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
}

interface Written extends CitedText {
  engine: 'local' | 'model';
  fallback: Fallback | null;
  tutorState: TutorInput['state'];
}

/** How long a model may write at one answer. */
const modelMs = 120_000;

/** A question without words of its own goes on with what was asked before. */
async function wordsAskedFor(services: Services, question: MessageRow, topic: string): Promise<string[]> {
  const own = askedWords(topic);
  if (own.length > 0) return own;
  const { userId, conversationId, number } = question;
  const before = await listMessages(services.db, userId, conversationId, { limit: 6, before: number });
  for (const { role, content } of before) {
    const words = role === 'user' ? askedWords(content) : [];
    if (words.length > 0) return words;
  }
  return [];
}

const topicOf = (intent: Intent, message: string) =>
  (intent.kind === 'quiz' || intent.kind === 'explain') && intent.topic !== '' ? intent.topic : message;

/** What the material says about a question read as `intent`. */
async function materialFor(services: Services, student: SignedIn, question: MessageRow, intent: Intent) {
  const { conversationId, content: message } = question;
  const wantsAttachment = intent.kind === 'summarise' || (question.attachmentId !== null && message === '');
  const words = await wordsAskedFor(services, question, topicOf(intent, message));
  const passages = wantsAttachment
    ? await readAttachment(services, student, conversationId)
    : await findPassages(services, student, conversationId, words);
  return { words, passages };
}

/**
 * The answer to a question, from the student's own material: by the connected model, told as it is written, or by the
 * local tutor, which also stands in for a model that has not said anything. Rejects when the model breaks off, or
 * `signal` aborts.
 */
export async function writeAnswer(services: Services, student: SignedIn, asked: Asked): Promise<Written> {
  const { question, signal, tell, begin } = asked;
  const { userId, conversationId, content: message } = question;
  const hasAttachment = question.attachmentId !== null;
  const conversation = await existingConversation(services, userId, conversationId);
  const today = await todayState(services, student);
  let isBegun = false;

  async function askConnected(model: StudentModel): Promise<TutorAnswer> {
    const intent = readIntent(message, null, hasAttachment);
    const { passages } = await materialFor(services, student, question, intent);
    const before = { limit: historyWindow, before: question.number };
    const history = historyOf(await listMessages(services.db, userId, conversationId, before));
    const { mode, digest } = conversation;
    const patient = AbortSignal.any([signal, AbortSignal.timeout(modelMs)]);
    return modelTutor(model, patient)(
      { message, mode, passages, today, digest, history },
      {
        begin,
        tell: (text) => {
          isBegun = true;
          tell(text);
        },
      },
    );
  }

  async function askLocal(): Promise<TutorAnswer> {
    if (isBegun) throw new Error('The model broke off.');
    const before = await findMessageAt(services.db, userId, conversationId, question.number - 1);
    const state = before?.tutorState ?? null;
    const intent = readIntent(message, state, hasAttachment);
    const { words, passages } = await materialFor(services, student, question, intent);
    const isQuiz = intent.kind === 'quiz' || state?.kind === 'quiz';
    return localTutor(
      {
        message,
        intent,
        mode: conversation.mode,
        state,
        passages,
        cards: isQuiz ? await cardsFor(services, student, state, words) : [],
        outline: words.length === 0 ? null : await outlineFor(topicOf(intent, message)),
        today,
        isFirstAnswer: question.number === 0,
      },
      { begin, tell },
    );
  }

  const { made, ...by } = await byModelOrLocally(services, userId, {
    name: 'the tutor',
    signal,
    byModel: askConnected,
    locally: askLocal,
  });
  const { state, ...answer } = made;
  return { ...answer, ...by, tutorState: state };
}

/** A quiz goes on with the cards of its topic. */
function cardsFor(
  services: Services,
  student: SignedIn,
  state: TutorInput['state'],
  words: readonly string[],
) {
  const topic = state?.kind === 'quiz' ? askedWords(state.topic) : words;
  return quizCards(services, student, topic);
}
