import { todayOf } from '#server/features/accounts/service.ts';
import { byModelOrLocally, type StudentModel } from '#server/features/model-use/service.ts';
import { goesOnWithOwn, lessonsBesideOwn } from '#server/language/tutor/explanation/goes-on.ts';
import { readIntent } from '#server/language/tutor/intent/read-intent.ts';
import { answerLocally, localTutor } from '#server/language/tutor/local.ts';
import { wordsToFind } from '#server/language/tutor/matching/words-to-find.ts';
import { historyOf, historyWindow, modelTutor } from '#server/language/tutor/model.ts';
import { besideMatter } from '#server/language/tutor/nothing-found.ts';
import { isLesson } from '#server/language/tutor/source-words.ts';
import type {
  CitedText,
  Intent,
  Listener,
  Shelf,
  TutorAnswer,
  TutorInput,
} from '#server/language/tutor/tutor.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { Fallback } from '#shared/contracts/engine.ts';
import { existingConversation } from './conversation-service.ts';
import {
  findLessonMaterial,
  findPassages,
  findTopics,
  lessonsNamed,
  noDay,
  outlineFor,
  ownState,
  quizCards,
  readAttachment,
  readShelf,
  todayState,
} from './material-service.ts';
import { listMessages, type MessageRow } from './queries.ts';

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

/** Messages that tell what a question goes on with. */
const recent = 12;

const topicOf = (intent: Intent): string => ('topic' in intent ? intent.topic : '');

/** Intents that are answered from the student's material. */
const fromMaterial: ReadonlySet<Intent['kind']> = new Set(['explain', 'quiz', 'sum-up', 'make', 'find']);
/** Those that the library's lessons answer where the student's material is silent. */
const fromLibrary: ReadonlySet<Intent['kind']> = new Set(['explain', 'quiz', 'sum-up']);
const noShelf: Shelf = { summaries: [], decks: [], plans: [] };

/** Whether an answer neither quotes nor asks anything. */
function isSilent(input: TutorInput): boolean {
  const { citations, state } = answerLocally(input);
  const isTelling = citations.some((citation) => citation.kind !== 'catalogue' || isLesson(citation));
  return !isTelling && (state === null || state === input.state);
}

/** Flashcards asked for with a file are of the file. */
const isOfFile = (intent: Intent) => intent.kind === 'make' && intent.thing === 'cards';
const wantsAttachment = (intent: Intent, { attachmentId, content }: MessageRow) =>
  intent.kind === 'summarise' || (attachmentId !== null && (content === '' || isOfFile(intent)));

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
  let isBegun = false;
  const saidBefore = async () => {
    const before = await listMessages(services.db, userId, conversationId, {
      limit: recent,
      before: question.number,
    });
    return before.reverse();
  };

  async function askConnected(model: StudentModel): Promise<TutorAnswer> {
    const intent = readIntent(message, null, hasAttachment);
    const said = (await saidBefore()).filter(({ role }) => role === 'user').map(({ content }) => content);
    const words = wordsToFind(said, message, topicOf(intent));
    const [passages, topics, today, lessons] = await Promise.all([
      wantsAttachment(intent, question)
        ? readAttachment(services, student, conversationId)
        : findPassages(services, student, conversationId, words),
      findTopics(services, student, words),
      todayState(services, student),
      findLessonMaterial(words, topicOf(intent) || message),
    ]);
    // A model needs no cards to find the definition in a text.
    const explained = lessons.passages.filter(({ asks }) => asks === undefined);
    const before = { limit: historyWindow, before: question.number };
    const history = historyOf(await listMessages(services.db, userId, conversationId, before));
    const { mode, digest } = conversation;
    const patient = AbortSignal.any([signal, AbortSignal.timeout(modelMs)]);
    return modelTutor(model, patient)(
      { message, mode, passages: [...passages, ...topics, ...explained], today, digest, history },
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
    const before = await saidBefore();
    const state = before.at(-1)?.tutorState ?? null;
    const said = before.filter(({ role }) => role === 'user').map(({ content }) => content);
    const intent = readIntent(message, state, hasAttachment);
    return localTutor(await materialFor(intent, state, said), { begin, tell });
  }

  /** What the local tutor has to know, and no more than the intent needs. */
  async function materialFor(
    intent: Intent,
    state: TutorInput['state'],
    said: readonly string[],
  ): Promise<TutorInput> {
    const isQuiz =
      intent.kind === 'quiz' || (state?.kind === 'quiz' && /^(?:answer|reveal|next)$/.test(intent.kind));
    const topic = isQuiz && state?.kind === 'quiz' && intent.kind !== 'quiz' ? state.topic : topicOf(intent);
    const asked = isQuiz && intent.kind !== 'quiz' ? topic : message;
    const isFound = fromMaterial.has(intent.kind) || isQuiz;
    const words = isFound
      ? wordsToFind(isQuiz && topic !== '' ? [] : said, isQuiz && topic !== '' ? topic : asked, topic)
      : [];
    const isOwn = intent.kind === 'own' || intent.kind === 'today';
    const [passages, { today, own }, early] = await Promise.all([
      wantsAttachment(intent, question)
        ? readAttachment(services, student, conversationId)
        : findPassages(services, student, conversationId, words),
      isOwn ? ownState(services, student) : { today: noDay, own: null },
      (isFound && intent.kind !== 'explain') || (intent.kind === 'own' && intent.side === 'counts')
        ? readShelf(services, student)
        : noShelf,
    ]);
    const input: TutorInput = {
      message,
      intent,
      mode: conversation.mode,
      state,
      said,
      day: todayOf(services, student),
      passages,
      cards: isQuiz ? await quizCards(services, student, words, { shelf: early, passages }) : [],
      outline: isFound && words.length > 0 ? await outlineFor(topic === '' ? message : topic) : null,
      today,
      own,
      shelf: early,
    };
    const isOfLibrary = state?.kind === 'quiz' && state.card.source && isLesson(state.card.source);
    const isOpen =
      isQuiz && intent.kind !== 'quiz'
        ? isOfLibrary
        : fromLibrary.has(intent.kind) &&
          isSilent(input) &&
          !(intent.kind === 'explain' && goesOnWithOwn(input)) &&
          (intent.kind === 'quiz' || !besideMatter(input, topic || message));
    if (!isOpen) return input;
    const shelf = isFound ? await readShelf(services, student) : noShelf;
    const isExercise = intent.kind === 'quiz' && intent.isExercise;
    const lessons = await findLessonMaterial(words, topic || message, isExercise);
    const taught: TutorInput = {
      ...input,
      ...lessons,
      passages: lessonsBesideOwn(input, lessons.passages),
      shelf,
      source: 'library',
    };
    if (!isSilent(taught)) return taught;
    return { ...input, shelf, lessons: lessonsNamed(taught.passages, topic === '' ? message : topic) };
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
