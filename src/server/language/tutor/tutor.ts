import type { TodayItem } from '#shared/contracts/dashboard.ts';
import type { Citation } from '#shared/contracts/professor.ts';

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

/** What every tutor is asked. */
export interface TutorQuestion {
  message: string;
  mode: 'normal' | 'socratic';
  /** Found for the topic, up to 12; of a `summarise`, those of the attachment. */
  passages: readonly Passage[];
  today: {
    items: readonly TodayItem[];
    dueCards: number;
    minutesToday: number | null;
    exam: { title: string; daysLeft: number } | null;
    /** Days in a row. */
    streak: number;
    weakTopics: readonly string[];
  };
}

/** What the local tutor is asked: it finds everything said before in its state. */
export interface TutorInput extends TutorQuestion {
  intent: Intent;
  state: TutorState;
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
  /** The first answer of a conversation says once that this is the local mode. */
  isFirstAnswer: boolean;
}

/** An answer, or as much of it as stands there. */
export interface CitedText {
  /** Markdown; `[1]` marks the first of the citations. */
  content: string;
  citations: Citation[];
}

export interface TutorAnswer extends CitedText {
  /** What to remember until the next message. */
  state: TutorState;
}

/** Who waits for an answer. */
export interface Listener {
  /** Told, before the first word, how what stands there is kept: with its sources, whenever it ends. */
  begin(keep: (soFar: string) => CitedText): void;
  /** Takes the answer as it is written, piece by piece. */
  tell(text: string): void;
}

/** An engine that answers students; what it has to know of the conversation is its own. */
export type Tutor<Question extends TutorQuestion> = (
  question: Question,
  listener: Listener,
) => Promise<TutorAnswer>;
