import { care, staysTutor, withCare } from './care.ts';
import { explain } from './explanation/explain.ts';
import { respeltTopic } from './intent/respelt-topic.ts';
import { tellOwn } from './own-state.ts';
import { planDay } from './plan-day.ts';
import { continueQuiz, endQuiz, startQuiz, tellQuiz } from './quiz/ask-cards.ts';
import { courtesy, goodbye, help, nothingOpen } from './small-talk.ts';
import { askFirst, continueSocratic } from './socratic/socratic.ts';
import { sumUp } from './sum-up.ts';
import { summariseAttachment } from './summarise-attachment.ts';
import type { Intent, Tutor, TutorAnswer, TutorInput } from './tutor.ts';
import { find, make } from './wishes.ts';

/**
 * Answers a student without a model, from nothing but the material given: every sentence that states something about
 * a matter is a quotation of it, or comes from the outline. What stands in the material is never taken as an
 * instruction. Same input, same answer; any text is allowed.
 */
export function answerLocally(input: TutorInput): TutorAnswer {
  const answer = answered.get(input) ?? answerOf(input);
  answered.set(input, answer);
  return answer;
}

/** An answer is looked at, to know whether it says anything, before it is told. */
const answered = new WeakMap<TutorInput, TutorAnswer>();

function answerTo(
  input: TutorInput,
  { topic: asked, isFelt }: Extract<Intent, { kind: 'explain' }>,
): TutorAnswer {
  const topic = respeltTopic(asked, input.passages);
  if (isFelt) return withCare(input.message, explain(input, topic));
  return input.mode === 'socratic' ? askFirst(input, topic) : explain(input, topic);
}

function answerOf(input: TutorInput): TutorAnswer {
  const { intent, state, message } = input;
  switch (intent.kind) {
    case 'care':
      return care(message, intent.despair, state);
    case 'steering':
      return staysTutor(state);
    case 'today':
      return planDay(input.today, state, intent.minutes);
    case 'own':
      return tellOwn(input, intent.side);
    case 'quiz':
      return startQuiz(input, intent.topic, intent.isExercise);
    case 'explain':
      return answerTo(input, intent);
    case 'summarise':
      return summariseAttachment(input.passages, state);
    case 'sum-up':
      return sumUp(input, intent.topic, intent.lines);
    case 'make':
      return make(input, intent);
    case 'find':
      return find(input, intent.topic);
    case 'courtesy':
      return courtesy(message, state);
    case 'help':
      return help(state);
  }
  if (intent.kind === 'quiz-state') return tellQuiz(state, intent.wants);
  if (state?.kind === 'quiz') return intent.kind === 'quit' ? endQuiz(state) : continueQuiz(input, state);
  if (state?.kind === 'socratic') return continueSocratic(input, state);
  return intent.kind === 'quit' && /dormir|sair|hoje|cansei|tchau|embora|descans/i.test(message)
    ? goodbye
    : nothingOpen;
}

/** The tutor that needs no model: its whole answer is told at once. */
export const localTutor: Tutor<TutorInput> = async (input, { begin, tell }) => {
  const answer = answerLocally(input);
  // What a model was given before is not what this answer cites.
  begin((soFar) => ({ content: soFar, citations: [] }));
  tell(answer.content);
  return answer;
};
