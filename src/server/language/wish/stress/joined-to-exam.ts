import type { Exam } from '#server/content/curricula.ts';
import { examsIn } from '../read-words.ts';
import { coverOf, type Wish } from '../wish.ts';
import { saysSomething, type WishWord } from '../words.ts';

/** For each word of the title, whether an "e" joins it, or what says nothing before it, to what stands before. */
function joints({ title, catalogue }: Wish, exam: Exam) {
  const { words } = title;
  const found = examsIn(words, catalogue);
  const ofExam = (at: number) => found.some(({ from, to }) => at >= from && at < to);
  const jointBefore = (at: number): number | undefined => {
    if (at <= 0) return undefined;
    if (/(?<![a-z])e(?![a-z])|[+&]/.test(words[at]?.gap ?? '')) return at;
    const before = words[at - 1] as WishWord;
    // "Lei 8080 e 8142 para concurso" is one wish.
    const isEmpty = !saysSomething(before) && !/^\d/.test(before.stem);
    return ofExam(at - 1) || isEmpty ? jointBefore(at - 1) : undefined;
  };
  const start = found.find(({ exam: at }) => catalogue.exams[at] === exam)?.from ?? 0;
  return { ofExam, jointBefore, start };
}

const firstWord = ({ title }: Wish, entry: number) =>
  Math.min(...(coverOf(title, entry)?.words ?? [Number.POSITIVE_INFINITY]));

/** "Aprender violão e passar no INSS": whether the examination and what is none of it are two wishes. */
export function isTwo(wish: Wish, exam: Exam, others: readonly number[]): boolean {
  const { jointBefore, start } = joints(wish, exam);
  const begins = [start, ...others.map((entry) => firstWord(wish, entry))];
  return others.length > 0 && begins.some((at) => Number.isFinite(at) && jointBefore(at) !== undefined);
}

/** "Passar no Enem e aprender inglês": all of the examination, and more of one part. */
export function isJoinedToExam(wish: Wish, exam: Exam, parts: readonly number[]): boolean {
  const { ofExam, jointBefore, start } = joints(wish, exam);
  // "Matemática para o Enem e física" are two of its parts.
  if (parts.some((entry) => firstWord(wish, entry) < start)) return false;
  return parts.some((entry) => {
    const at = firstWord(wish, entry);
    const joint = Number.isFinite(at) ? jointBefore(at) : undefined;
    return joint !== undefined && ofExam(joint - 1);
  });
}
