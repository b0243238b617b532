import type { AnswerEvent, ChatMessage } from '#shared/contracts/professor.ts';
import { answerFailure, sendFailure } from './chat-labels.ts';

interface Listener {
  /** The question, unless it was there before, and its answer are kept by the server. */
  onBegun: (question: ChatMessage | null, answer: ChatMessage) => void;
  /** All of what has come of the answer. */
  onText: (text: string) => void;
}

interface FollowedAnswer {
  /** Still being written when the connection broke: then it goes on without us. */
  answer: ChatMessage;
  /** What to say about an answer that failed. */
  problem: string | null;
}

/** Listens to an answer until it ends, fails or is no longer heard. Rejects when nothing has begun. */
export async function followAnswer(
  events: AsyncIterable<AnswerEvent>,
  { onBegun, onText }: Listener,
): Promise<FollowedAnswer> {
  let answer: ChatMessage | null = null;
  let text = '';
  try {
    for await (const event of events) {
      if (event.type === 'begun') {
        answer = event.answer;
        onBegun(event.question, answer);
      } else if (event.type === 'text') {
        text += event.text;
        onText(text);
      } else if (event.type === 'ended') {
        const isEmpty = event.answer.status === 'done' && event.answer.content.trim() === '';
        return isEmpty
          ? { answer: { ...event.answer, status: 'failed' }, problem: sendFailure }
          : { answer: event.answer, problem: null };
      } else if (answer) {
        return { answer: { ...answer, content: text, status: 'failed' }, problem: event.message };
      }
    }
  } catch (error) {
    if (!answer) throw error;
  }
  if (!answer) throw new Error(answerFailure);
  return { answer: { ...answer, content: text }, problem: null };
}

/** Milliseconds between two drawings of a text, and what each character adds: a long one takes longer to draw. */
const usual = 100;
const perCharacter = 0.02;

/**
 * Draws a text that grows, ten times a second at most and a long one less often, so that a slow phone keeps up. `end`
 * forgets what has not been drawn.
 */
export function pacer(draw: (text: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = '';
  return {
    show(text: string): void {
      latest = text;
      timer ??= setTimeout(
        () => {
          timer = undefined;
          draw(latest);
        },
        usual + text.length * perCharacter,
      );
    },
    end: (): void => clearTimeout(timer),
  };
}
