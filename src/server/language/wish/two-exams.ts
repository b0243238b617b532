import type { Exam } from '#server/content/curricula.ts';
import { examsIn } from './read-words.ts';
import type { Wish } from './wish.ts';
import { isBeside, saysSomething, type WishWord } from './words.ts';

/** What two examinations ask, half of the points each. */
function both(one: Exam, other: Exam): Exam {
  const total = ({ parts }: Exam) => parts.reduce((sum, { share }) => sum + share, 0);
  const shareIn = (exam: Exam, subject: string) =>
    (exam.parts.find((part) => part.subject === subject)?.share ?? 0) / total(exam);
  const own = other.parts.filter(({ subject }) => !one.parts.some((part) => part.subject === subject));
  const parts = [...one.parts, ...own].map((part) => ({
    ...part,
    share: 50 * (shareIn(one, part.subject) + shareIn(other, part.subject)),
    focus: [one, other].flatMap(
      (exam) => exam.parts.find(({ subject }) => subject === part.subject)?.focus ?? [],
    ),
  }));
  return {
    name: `${one.name} e ${other.name}`,
    words: [],
    isClosed: Boolean(one.isClosed && other.isClosed),
    groups: { ...other.groups, ...one.groups },
    parts: parts.sort((a, b) => b.share - a.share),
  };
}

/** `exam`, or what it and another ask together, where the title puts the other beside it: "Enem e Polícia Militar". */
export function withAnother({ title, catalogue }: Wish, exam: Exam): Exam {
  const { words } = title;
  const all = examsIn(words, catalogue);
  const own = all.filter(({ exam: at }) => catalogue.exams[at] === exam);
  const [first] = own;
  if (!first) return exam;
  const isFree = ({ from, to }: { from: number; to: number }) =>
    own.every((each) => to <= each.from || from >= each.to);
  // "Enem e concurso da Polícia Militar": what says nothing, or names a broader aim, may stand between.
  const startOf = (from: number): number => {
    const before = words[from - 1];
    const isAim =
      before &&
      (!saysSomething(before) ||
        all.some(({ to, from: begin }) => to === from && isFree({ from: begin, to })));
    return from > 0 && !isBeside(words[from] as WishWord) && isAim ? startOf(from - 1) : from;
  };
  const isJoined = (at: number) => at > 0 && isBeside(words[at] as WishWord);
  const [other] = all
    .filter((each) => isFree(each) && catalogue.exams[each.exam]?.parts.length)
    .filter((each) => isJoined(startOf(Math.max(each.from, first.from))));
  const another = other && catalogue.exams[other.exam];
  return another ? both(exam, another) : exam;
}
