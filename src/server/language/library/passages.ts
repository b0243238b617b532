import type { Lesson } from '#server/content/library/lesson.ts';
import { upperFirst } from '#server/language/text/capital.ts';
import { stemsOf } from '#server/language/tutor/content-words.ts';
import type { Passage, QuizCard } from '#server/language/tutor/tutor.ts';

export interface FoundLesson {
  /** `subject/slug`: the end of its address. */
  id: string;
  /** As students read it: "Matemática". */
  subject: string;
  lesson: Lesson;
}

/** What can't be quoted in a sentence: drawings, tables, code. Headings stay, for what stands under them. */
const unquotable = /```[\s\S]*?```|^\|.*$/gm;
const bold = /\*\*(.+?)\*\*/g;
const italic = /(?<![\p{L}\d*])\*([^*\n]+)\*(?![\p{L}\d*])/gu;

/** A formula on lines of its own goes on in the line before it. */
const displayed = /\s*\$\$\s*([\s\S]+?)([.,;:]?)\s*\$\$(?:\s*(?=[a-zà-ú]))?/g;

/** A factorial ends no sentence. */
const formulas = /(?<!\\)\$[^$\n]+\$/g;

const plain = (markdown: string) =>
  markdown
    .replace(unquotable, '')
    .replace(displayed, ' $$$1$$$2 ')
    .replace(formulas, (formula) => formula.replaceAll('!', '{!}'))
    .replace(bold, '$1')
    .replace(italic, '‘$1’')
    .trim();

const matterOf = (question: string) => [...stemsOf(question)].sort().join(' ');

/** What can be quoted of a lesson: its explanation, its cards, and the definitions that no card asks for. */
export function passagesOfLesson({ id, subject, lesson }: FoundLesson): Passage[] {
  const { topic: title, explanation, terms, cards } = lesson;
  const base = { kind: 'lesson', id, title, page: null, subject } as const;
  const asked = new Set(cards.map(({ question }) => matterOf(question)));
  return [
    { ...base, text: plain(explanation) },
    ...cards.map(({ question, answer }) => ({ ...base, asks: question, text: plain(answer) })),
    ...terms
      .map(({ term, definition }) => ({ ...base, asks: `${upperFirst(term)}:`, text: plain(definition) }))
      .filter(({ asks }) => !asked.has(matterOf(asks))),
  ];
}

/** What a lesson asks that is answered in words: its cards and its questions without options, those first for an exercise. */
export function quizOfLesson({ id, subject, lesson }: FoundLesson, isExercise: boolean): QuizCard[] {
  const card = (question: string, answer: string, quote: string, at: number): QuizCard => ({
    id: `${id}#${at}`,
    question,
    answer,
    subject: `${subject} ${lesson.topic}`,
    source: { kind: 'catalogue', id, title: `${subject}: ${lesson.topic}`, quote, page: null },
  });
  const asked = lesson.questions.flatMap((question) => {
    if (question.kind === 'short')
      return [{ question: question.statement, answer: question.answers[0] ?? '', quote: question.comment }];
    const right = question.options.find(({ isRight }) => isRight);
    if (question.kind !== 'statement' || !right) return [];
    return [{ question: `Certo ou errado: ${question.statement}`, answer: right.text, quote: right.comment }];
  });
  const cards = lesson.cards.map(({ question, answer }) => ({ question, answer, quote: answer }));
  return (isExercise ? [...asked, ...cards] : [...cards, ...asked]).map(({ question, answer, quote }, at) =>
    card(question, answer, quote, at),
  );
}
