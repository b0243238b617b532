import { foldLetters } from '#shared/rules/text/fold.ts';
import type { Quotable } from '../quote/read-quotables.ts';
import { mostSides, type Side } from './compared.ts';

/**
 * "Sova modelagem e cocção": a first side of two words is two things where the material begins a sentence with each, and
 * never has one right behind the other.
 */
export function takenApart(sides: readonly Side[], quotables: readonly Quotable[]): readonly Side[] {
  const [first, ...rest] = sides;
  const [one, other, ...more] = first?.own ?? [];
  if (!first || !one || !other || more.length > 0 || sides.length >= mostSides) return sides;
  if (foldLetters(first.name).split(' ').length !== 2 || other.isComplement) return sides;
  // "Rio perene x rio intermitente" are two rivers.
  if (rest.some(({ own }) => own.some(({ stem }) => stem === one.stem || stem === other.stem))) return sides;
  const isName = (stem: string) => quotables.some(({ begins, asks }) => begins[0] === stem || asks.has(stem));
  const stand = ({ words }: Quotable) =>
    words.some(({ stem }, at) => stem === one.stem && words[at + 1]?.stem === other.stem);
  if (![one, other].every(({ stem }) => isName(stem)) || quotables.some(stand)) return sides;
  const alone = [one, { ...other, isQualifier: false }].map((word) => ({
    name: word.word,
    asked: [word],
    own: [word],
  }));
  return [...alone, ...rest.map((side) => ({ ...side, asked: side.own }))];
}
