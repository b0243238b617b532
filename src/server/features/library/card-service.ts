import { v5 as uuidv5 } from 'uuid';
import { keepNewCards } from '#server/features/flashcards/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { flashcardLimits } from '#shared/contracts/flashcards.ts';
import type { LessonQuestion } from '#shared/contracts/library.ts';
import { getLesson } from './service.ts';

interface Wanted {
  subject: string;
  lesson: string;
  /** Questions of the lesson's flashcards, and statements of its questions. */
  questions: readonly string[];
}

/**
 * Makes the student's own flashcards of a lesson's cards and questions, in the order of the lesson. One that was made
 * before, and is still there, is left as it is. Throws `library.not_found` (404) and the `quotas` codes (403).
 */
export async function addLessonCards(
  services: Services,
  student: SignedIn,
  { subject, lesson, questions }: Wanted,
): Promise<{ added: number; known: number }> {
  const { topic, cards, questions: asked, subject: of } = getLesson(subject, lesson);
  const wanted = [...cards, ...asked.map((question) => ({ ...cardOf(question), asks: question.statement }))]
    .map((card) => ({ asks: card.question, ...card }))
    .filter(({ asks }) => questions.includes(asks));
  if (wanted.length === 0) throw notFound('library.not_found');
  const added = await keepNewCards(
    services,
    student,
    wanted.map(({ asks, question, answer }) => ({
      // The same for the same card, whatever the student has made of it since.
      id: uuidv5(`${subject}/${lesson}/${asks}`, student.userId),
      question,
      answer,
      subject: of.name.slice(0, flashcardLimits.subject),
      deck: topic.slice(0, flashcardLimits.deck),
      tags: [],
      difficulty: 3,
      source: null,
    })),
  );
  return { added, known: wanted.length - added };
}

/** A question with its options; its answer with the comment. */
function cardOf(question: LessonQuestion): { question: string; answer: string } {
  const { kind, statement } = question;
  if (kind === 'short')
    return { question: statement, answer: `${question.answers[0]}\n\n${question.comment}` };
  const named = question.options.map((option, index) => ({
    ...option,
    name: kind === 'choice' ? `${'ABCDE'[index]}. ${option.text}` : option.text,
  }));
  const answer = named.filter(({ isRight }) => isRight).map(({ name, comment }) => `${name}\n\n${comment}`);
  return {
    question:
      kind === 'choice'
        ? [statement, ...named.map(({ name }) => name)].join('\n\n')
        : `Certo ou errado: ${statement}`,
    answer: answer.join('\n\n'),
  };
}
