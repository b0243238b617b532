import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { contentWords } from '../content-words.ts';
import type { Quotable } from '../quote/read-quotables.ts';
import type { Side } from './compared.ts';

/** Says of each of two things what it is. */
const parts =
  /, que .+, que |(?<!\p{L})(?:enquanto|ao contrário|ao passo que|difere\p{L}*)(?!\p{L})|; (?:já )?[oa]s? |^N[ao]s? [^;]+; (?:já )?n[ao]s? |: [oa]s? [^;:]+ e [oa]s? /iu;
/** The sides beside one. */
export const others = (sides: readonly Side[], side: Side) => sides.filter((each) => each !== side);
/** What a side has that none of the others has. */
export const onlyOf = (side: Side, sides: readonly Side[]) => {
  const theirs = new Set(others(sides, side).flatMap(({ asked }) => asked.map(({ stem }) => stem)));
  return side.asked.map(({ stem }) => stem).filter((stem) => !theirs.has(stem));
};
const clauses =
  /[:;,]\s+(?:e (?:por )?|já |enquanto |ao passo que )?|\s(?:enquanto|ao contrário|ao passo que)\s/u;
/**
 * Whether a part of the sentence begins with what only the side has, or with all its words: ", e a eletrólise, que …",
 * "na foz em delta, …"; or ends with it, and the next says what it is: "um soluto, que é …".
 */
const beginsClause = ({ text }: Quotable, side: Side, sides: readonly Side[]) => {
  const own = onlyOf(side, sides);
  const isOwn = (stem: string | undefined) => stem !== undefined && own.includes(stem);
  const each = text.split(clauses);
  return each.some((clause, at) => {
    const stems = contentWords(clause).map(({ stem }) => stem);
    return (
      isOwn(stems[0]) ||
      (/^n[ao]s? /iu.test(clause) && isOwn(stems[1])) ||
      (/^que /u.test(each[at + 1] ?? '') && isOwn(stems.at(-1))) ||
      side.asked.every(({ stem }, place) => stems[place] === stem)
    );
  });
};

/** "Ao contrário de Platão, rejeitou …": said of whom the paragraph is about. */
export const contrary =
  /(?<!\p{L})(?:ao contrário d[aeo]s?|diferente(?:mente)? d[aeo]s?|em oposição (?:[aà]s?|aos?)|em contraste com)(?!\p{L})/iu;

/** "A diferença para o roubo está na colaboração: na extorsão, …", "não se deve confundir motivo com motivação". */
const tellsApart =
  /(?<!\p{L})(?:diferen[çc]as? (?:entre|d[aeo]s?|para|é|está)|não se (?:deve confundir|confund)|distingu\p{L}+-se|se distingu)/iu;
const isWrittenIn = (text: string, { asked }: Side) => {
  const all = new Set(wordsOf(foldLetters(text)));
  return asked.every(({ word }) => all.has(foldLetters(word)));
};

/** A sentence that parts the sides: "as pilhas, que são …, e a eletrólise, que …". */
export const partsThem = (quotable: Quotable, sides: readonly Side[]) =>
  quotable.question === null &&
  ((tellsApart.test(quotable.text) &&
    sides.every(
      (side) =>
        isWrittenIn(quotable.text, side) || side.asked.every(({ stem }) => quotable.inherited.has(stem)),
    )) ||
    (parts.test(quotable.text) && sides.every((side) => beginsClause(quotable, side, sides))) ||
    (contrary.test(quotable.text) &&
      sides.every((side) =>
        onlyOf(side, sides).some((stem) =>
          [quotable.stems, quotable.inherited, quotable.opening].some((stems) => stems.has(stem)),
        ),
      )));
