import type { TodayItem } from '#shared/contracts/dashboard.ts';
import type { Citation } from '#shared/contracts/professor.ts';
import { explain } from './explain.ts';
import { planDay } from './plan-day.ts';
import { continueQuiz, endQuiz, startQuiz } from './quiz/ask-cards.ts';
import { courtesy, help, localMode, nothingOpen } from './small-talk.ts';
import { askFirst, continueSocratic } from './socratic/socratic.ts';
import { summariseAttachment } from './summarise-attachment.ts';

export { readIntent } from './intent/read-intent.ts';

/** A piece of the student's own material, best first; of a flashcard, `title` is the question and `text` the answer. */
export interface Passage {
  kind: 'flashcard' | 'summary' | 'plan' | 'attachment';
  id: string;
  title: string;
  text: string;
  /** From 1; null for what has no pages. */
  page: number | null;
}

export interface QuizCard {
  id: string;
  /** Markdown; may have clozes. */
  question: string;
  answer: string;
  subject: string;
}

/** What the tutor remembers between two messages of a conversation. */
export type TutorState =
  | {
      kind: 'quiz';
      topic: string;
      card: QuizCard;
      /** Attempts at this card, 0 to 2. */
      tries: number;
      /** Ids of the cards asked so far, this one included. */
      asked: string[];
      right: number;
      wrong: number;
    }
  | {
      kind: 'socratic';
      topic: string;
      question: string;
      answer: string;
      citation: Citation | null;
      /** Attempts, 0 to 2. */
      tries: number;
    }
  | null;

/** What a message wants; a topic may be empty. */
export type Intent =
  | { kind: 'today' }
  | { kind: 'quiz'; topic: string }
  | { kind: 'explain'; topic: string }
  | { kind: 'summarise' }
  | { kind: 'courtesy' }
  | { kind: 'help' }
  /** An attempt at the question that is open. */
  | { kind: 'answer' }
  | { kind: 'reveal' }
  | { kind: 'quit' };

export interface TutorInput {
  message: string;
  intent: Intent;
  mode: 'normal' | 'socratic';
  state: TutorState;
  /** Found for the topic, up to 12; of a `summarise`, those of the attachment. */
  passages: readonly Passage[];
  /** Cards about the topic, up to 20: of the message that begins a quiz, else of the state's. */
  cards: readonly QuizCard[];
  /** What the catalogue of curricula knows about the topic. */
  outline: {
    subject: string;
    topics: readonly {
      name: string;
      description: string;
      parts: readonly { name: string; description: string }[];
    }[];
  } | null;
  today: {
    items: readonly TodayItem[];
    dueCards: number;
    minutesToday: number | null;
    exam: { title: string; daysLeft: number } | null;
    /** Days in a row. */
    streak: number;
    weakTopics: readonly string[];
  };
  /** The first answer of a conversation says once that this is the local mode. */
  isFirstAnswer: boolean;
}

export interface TutorAnswer {
  /** Markdown; `[1]` marks the first of the citations. */
  content: string;
  citations: Citation[];
  /** What to remember until the next message. */
  state: TutorState;
}

function answer(input: TutorInput): TutorAnswer {
  const { intent, state } = input;
  switch (intent.kind) {
    case 'today':
      return planDay(input.today, state);
    case 'quiz':
      return startQuiz(input, intent.topic);
    case 'explain':
      return input.mode === 'socratic' ? askFirst(input, intent.topic) : explain(input, intent.topic);
    case 'summarise':
      return summariseAttachment(input.passages, state);
    case 'courtesy':
      return courtesy(input.message, state);
    case 'help':
      return help(state);
  }
  if (state?.kind === 'quiz') return intent.kind === 'quit' ? endQuiz(state) : continueQuiz(input, state);
  if (state?.kind === 'socratic') return continueSocratic(input, state);
  return nothingOpen;
}

/**
 * Answers a student without a model, from nothing but the material given: every sentence that states something about
 * a matter is a quotation of it, or comes from the outline. What stands in the material is never taken as an
 * instruction. Same input, same answer; any text is allowed.
 */
export function answerLocally(input: TutorInput): TutorAnswer {
  const given = answer(input);
  return input.isFirstAnswer ? { ...given, content: `${given.content}\n\n${localMode}` } : given;
}
