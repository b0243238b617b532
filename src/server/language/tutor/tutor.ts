import type { TodayItem } from '#shared/contracts/dashboard.ts';
import type { Citation } from '#shared/contracts/professor.ts';
import type { Forecast } from '#shared/contracts/syllabi.ts';
import type { Despair } from './intent/despair.ts';

/**
 * A piece of the student's own material or of a lesson, best first; of a flashcard, `title` is the question and `text`
 * the answer.
 */
export interface Passage {
  kind: 'flashcard' | 'summary' | 'plan' | 'attachment' | 'lesson';
  /** Of a lesson, `subject/slug`. */
  id: string;
  title: string;
  text: string;
  /** Of a lesson: the question that the text answers, where it does. */
  asks?: string;
  /** From 1; null for what has no pages. */
  page: number | null;
  /** What it is filed under; of a flashcard, its deck too. */
  subject?: string;
}

export interface QuizCard {
  id: string;
  /** Markdown; may have clozes. */
  question: string;
  answer: string;
  subject: string;
  deck?: string;
  /** Where a question made of a text has its answer from; absent for one of the student's cards. */
  source?: Citation;
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

/** A side of the student's own studies that can be asked about; `exam` is when it is, `syllabus` how they stand before it. */
export type OwnSide = 'late' | 'weak' | 'strong' | 'streak' | 'counts' | 'progress' | 'exam' | 'syllabus';

/** What a message wants; a topic may be empty. */
export type Intent =
  /** With the minutes that the student has; null when they don't say. */
  | { kind: 'today'; minutes: number | null }
  | { kind: 'own'; side: OwnSide }
  /** Wishes to be asked; `isExercise` when one question is enough. */
  | { kind: 'quiz'; topic: string; isExercise: boolean }
  /** `question` is the part of the message that asks; `isFelt` when the rest tells of tiredness or distress. */
  | { kind: 'explain'; topic: string; question: string; isFelt?: boolean }
  /** The gist of the attachment. */
  | { kind: 'summarise' }
  /** The gist of something named, in so many lines; null when they don't say. */
  | { kind: 'sum-up'; topic: string; lines: number | null }
  | { kind: 'make'; thing: 'cards' | 'plan' | 'cycle' | 'summary'; topic: string; count: number | null }
  | { kind: 'find'; topic: string }
  | { kind: 'courtesy' }
  | { kind: 'help' }
  /** Tells of tiredness or distress; `despair` says whose life may be in danger. */
  | { kind: 'care'; despair: Despair | null }
  /** Wants the tutor to be something else. */
  | { kind: 'steering' }
  /** An attempt at the question that is open. */
  | { kind: 'answer' }
  | { kind: 'reveal' }
  /** How the open quiz stands, or its question once more. */
  | { kind: 'quiz-state'; wants: 'score' | 'question' }
  /** Another question than the one that is open. */
  | { kind: 'next' }
  | { kind: 'quit' };

/** Where the student stands; what is made of it is told, never more. */
export interface OwnState {
  cards: { total: number; due: number };
  summaries: number;
  cycles: number;
  /** The newest first. */
  plans: readonly {
    id: string;
    title: string;
    /** Whole percent. */
    progress: number;
    topics: number;
    topicsDone: number;
  }[];
  /** Ticked or timed today; measured by the timer, ever. */
  minutes: { today: number; timer: number };
  /** What should have been done before today, the latest last; `more` is how many there are besides. */
  late: readonly { title: string; href: string; since: string }[];
  /** Logged for the topics of the plans. */
  questions: { done: number; right: number };
  /** Topics whose questions go badly, the worst first. */
  weakTopics: readonly { name: string; href: string; plan: string; done: number; right: number }[];
  /** Decks with the most wrong answers lately. */
  weakDecks: readonly { deck: string; wrong: number; answered: number }[];
  /** Cards answered wrong lately, the last one first. */
  missedCards: readonly { question: string; deck: string }[];
}

/** What the student has, to offer what is near. */
export interface Shelf {
  summaries: readonly { id: string; title: string; subject: string }[];
  decks: readonly { name: string; subject?: string; cards: number }[];
  plans: readonly { id: string; title: string; topics: readonly string[] }[];
}

/** What every tutor is asked. */
export interface TutorQuestion {
  message: string;
  mode: 'normal' | 'socratic';
  /** Found for the topic, up to 12; of a `summarise`, those of the attachment. */
  passages: readonly Passage[];
  today: {
    items: readonly Omit<TodayItem, 'lesson' | 'owner' | 'isLate' | 'target'>[];
    dueCards: number;
    minutesToday: number | null;
    exam: { title: string; date?: string; daysLeft: number } | null;
    /** Days in a row. */
    streak: number;
    weakTopics: readonly string[];
    /** Of the nearest exam; absent where the student has none. */
    syllabus?: { id: string; title: string; forecast: Forecast } | undefined;
  };
}

/** What the local tutor is asked: it finds everything said before in its state. */
export interface TutorInput extends TutorQuestion {
  intent: Intent;
  state: TutorState;
  /** What the student said before, the latest last; only what they wrote, up to six. */
  said: readonly string[];
  /** The student's day. */
  day: string;
  own: OwnState | null;
  shelf: Shelf;
  /** Whose words the passages and cards are where the student's own are silent. */
  source?: 'library';
  /** Lessons whose titles name what is asked, to be offered where nothing answers. */
  lessons?: readonly { title: string; path: string }[];
  /** Cards about the topic, up to 40: of the message that begins a quiz, else of the state's. */
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
