import { listOf } from '#server/language/text/list-of.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { contentWords } from '../content-words.ts';
import { goBeyond, readOn } from '../go-beyond.ts';
import { askedIn } from '../matching/asked-words.ts';
import { openQuestion } from '../open-question.ts';
import { type Choice, chooseSentences } from '../quote/choose-sentences.ts';
import { Citations, plainly } from '../quote/quote.ts';
import type { Wanted } from '../quote/rate.ts';
import type { Quotable } from '../quote/read-quotables.ts';
import { showQuotables } from '../quote/show-quotables.ts';
import { hasAny, vocabularyOf, weigh } from '../quote/weigh.ts';
import { notInOwn, sourceWords } from '../source-words.ts';
import type { Passage, TutorAnswer, TutorInput } from '../tutor.ts';
import { paragraphs, upperFirst } from '../words.ts';
import type { Side } from './compared.ts';

const nameOf = ({ name }: Side) => `**${plainly(name)}**`;
/** Whether a sentence is about a side from its first word on. */
const beginsWith = (quotable: Pick<Quotable, 'text'> | null, { asked }: Side) => {
  const [first] = contentWords(quotable?.text.slice(0, 60) ?? '');
  return first !== undefined && asked.some(({ stem }) => stem === first.stem);
};

/** The same of a card, which asks about it. */
const isOf = (quotable: Quotable | null, side: Side) =>
  beginsWith(quotable?.question == null ? quotable : { text: '' }, side) ||
  (quotable !== null && side.asked.every(({ stem }) => quotable.asks.has(stem)));

/** "Governo Constitucional" is no "Governo Provisório". */
const namesAll = (quotable: Quotable | null, { asked }: Side) =>
  quotable !== null && asked.every(({ stem }) => quotable.stems.has(stem) || quotable.inherited.has(stem));

/** The end of what is made of a verb: "anulação". */
const nounOfAction = /^[aei]?(?:cao|sao|mento)$/;
const saysWhatItIs = /^(?:[OA] )?\p{L}+ (?:é|são|consiste|significa) /u;
const longRoot = 6;
const mostOfSide = 2;
/** Says of each of two things what it is. */
const parts =
  /, que .+, que |(?<!\p{L})(?:enquanto|ao contrário|ao passo que|difere\p{L}*)(?!\p{L})|; (?:já )?[oa]s? /iu;
/** What a side has that the other hasn't. */
const onlyOf = ({ asked }: Side, other: Side) =>
  asked.map(({ stem }) => stem).filter((stem) => other.asked.every((word) => word.stem !== stem));
/** Whether a part of the sentence begins with one of the stems: ", e a eletrólise, que …". */
const beginsClause = ({ text }: Quotable, stems: readonly string[]) =>
  text.split(/[:;,]\s+(?:e |já |enquanto )?|\s(?:enquanto|ao contrário)\s/u).some((clause) => {
    const [first] = contentWords(clause);
    return first !== undefined && stems.includes(first.stem);
  });
const stemsOfSide = ({ asked }: Side) => new Set(asked.map(({ stem }) => stem));

/** A sentence that tells both at once. */
function bothAtOnce(sides: readonly [Side, Side], quotables: readonly Quotable[]): Quotable | null {
  const among = ({ question }: Quotable) => question === null;
  return (
    sides
      .map(({ asked }) => chooseSentences(quotables, { asked, kind: 'definition', among }))
      .find(
        ({ best, isDefined }) =>
          best !== null &&
          isDefined &&
          sides.some((side) => beginsWith(best, side)) &&
          sides.every((side, at) => onlyOf(side, sides[1 - at] as Side).some((stem) => best.stems.has(stem))),
      )?.best ?? null
  );
}

/** The same, with what it stands under: "no tipo 2", of diabetes. */
const isUnder = ({ stems, inherited, around }: Quotable, { asked, own }: Side) =>
  asked.every(
    (word) =>
      stems.has(word.stem) || inherited.has(word.stem) || (!own.includes(word) && around.has(word.stem)),
  );

/** A side without the word that it was to share with the other, where no sentence has both. */
const apart = (side: Side, quotables: readonly Quotable[]): Side =>
  side.own.length === side.asked.length || quotables.some((quotable) => isUnder(quotable, side))
    ? side
    : { ...side, asked: side.own };

/** Whether a sentence names the thing, in any form. */
export function speaksOfSide(
  quotable: Quotable,
  { asked }: Side,
  { quotables }: { quotables: readonly Quotable[] },
): boolean {
  const names = asked.filter(({ role }) => role === 'name');
  return weigh(names, quotables, vocabularyOf(quotables)).every((word) =>
    [quotable.stems, quotable.inherited].some((stems) => hasAny(stems, word)),
  );
}

/**
 * "Iônica x covalente" are two bonds where the material calls both so: each with the noun that it stands right after,
 * the same for both.
 */
function withHead(sides: readonly [Side, Side], quotables: readonly Quotable[]): readonly [Side, Side] {
  if (sides.some(({ asked }) => asked.length !== 1)) return sides;
  const [heads, others] = sides.map(
    ({ asked }) =>
      new Map(
        quotables.flatMap(({ text, words }) =>
          words.flatMap(({ stem }, at) => {
            const head = words[at - 1];
            return asked[0]?.stem === stem && head && text.includes(`${head.word} ${words[at]?.word}`)
              ? [[head.stem, head.word] as const]
              : [];
          }),
        ),
      ),
  ) as [Map<string, string>, Map<string, string>];
  const shared = [...heads].filter(([stem]) => others.has(stem));
  const [head] = shared.length === 1 ? askedIn(shared[0]?.[1] ?? '') : [];
  if (!head) return sides;
  const under = (side: Side): Side => ({
    ...side,
    asked: [head, ...side.asked.map((word) => ({ ...word, isQualifier: true }))],
  });
  return [under(sides[0]), under(sides[1])];
}

/** "Anular ou revogar" are the annulment and the revocation, where the material says what these are. */
function asNoun(side: Side, quotables: readonly Quotable[]): Side {
  const [verb] = side.asked;
  const [, root = ''] = /^(\p{L}{4,})[aei]r$/u.exec(foldLetters(verb?.word ?? '')) ?? [];
  if (root === '') return side;
  // The last letter of a long root may turn: "interdição".
  const roots = root.length >= longRoot ? [root, root.slice(0, -1)] : [root];
  const isNoun = (word: string) =>
    roots.some((each) => word.startsWith(each) && nounOfAction.test(word.slice(each.length)));
  const noun = quotables.find(
    ({ question, text, words }) =>
      question === null && saysWhatItIs.test(text) && isNoun(foldLetters(words[0]?.word ?? '')),
  )?.words[0];
  const [asked] = askedIn(noun?.word ?? '');
  return asked ? { ...side, asked: [asked], own: [asked] } : side;
}

/** What the material says about each of two things, beside each other; null when it speaks of neither. */
export function compare(
  input: TutorInput,
  named: readonly [Side, Side],
  { quotables, passages }: { quotables: readonly Quotable[]; passages: readonly Passage[] },
): TutorAnswer | null {
  const nouns = [asNoun(named[0], quotables), asNoun(named[1], quotables)] as const;
  const headed = withHead(nouns, quotables);
  const sides = [apart(headed[0], quotables), apart(headed[1], quotables)] as const;
  const whole = (alone: Choice, side: Side, wanted: Wanted): Choice => {
    const any = chooseSentences(quotables, wanted);
    if (namesAll(any.best, side) && !namesAll(alone.best, side)) return any;
    return alone.quotables.length > 0 &&
      (!isOf(any.best, side) || (alone.isDefined && any.best?.question === null))
      ? alone
      : any;
  };
  const found = sides.map((side, at) => {
    const other = sides[1 - at] as Side;
    const [mine, theirs] = [stemsOfSide(side), stemsOfSide(other)];
    const onlyTheirs = [...theirs].filter((stem) => !mine.has(stem));
    const speakOfOther = ({ stems }: Quotable) =>
      onlyTheirs.length > 0 && onlyTheirs.every((stem) => stems.has(stem));
    const must = headed === nouns ? [] : side.own;
    const wanted: Wanted = { asked: side.asked, kind: 'definition', must };
    const alone = chooseSentences(quotables, { ...wanted, among: (quotable) => !speakOfOther(quotable) });
    const any = chooseSentences(quotables, wanted);
    const isBetter =
      any.isDefined && !alone.isDefined && namesAll(any.best, side) && /, que /.test(any.best?.text ?? '');
    const choice = isBetter
      ? any
      : alone.quotables.length > 0 && isOf(alone.best, side) && namesAll(alone.best, side)
        ? alone
        : whole(alone, side, wanted);
    // "O modelo de Dalton e o de Thomson": what both share may only stand in the title.
    const shared = stemsOfSide(headed[1 - at] as Side);
    const mineAlone = side.asked.filter(({ stem }) => !shared.has(stem));
    const told =
      choice.best || mineAlone.length === 0
        ? choice
        : chooseSentences(quotables, { ...wanted, asked: mineAlone, among: (each) => !speakOfOther(each) });
    const until = told.best ? told.quotables.indexOf(told.best) : -1;
    return told.quotables.slice(0, Math.max(until + 1, mostOfSide));
  });
  const isTold = (at: number) => found[at]?.some((quotable) => isOf(quotable, sides[at] as Side));
  const both = isTold(0) && isTold(1) ? null : bothAtOnce(sides, quotables);
  if (both) found.splice(0, 2, [both], [both]);
  // And one may part them: "as pilhas, que são …, e a eletrólise, que …".
  const parting = quotables.find(
    (quotable) =>
      quotable.question === null &&
      !found.flat().includes(quotable) &&
      parts.test(quotable.text) &&
      sides.every((side, at) => beginsClause(quotable, onlyOf(side, sides[1 - at] as Side))),
  );
  const [one = [], other = []] = found;
  if (one.length === 0 && other.length === 0) return null;
  const [alone, at] = one.length === 0 ? [other, 1] : [one, 0];
  if (
    (one.length === 0 || other.length === 0) &&
    !alone.some((quotable) => speaksOfSide(quotable, sides[at as 0 | 1], { quotables }))
  )
    return null;
  const citations = new Citations();
  const told = new Set<Quotable>();
  const isWhole = one.length > 0 && other.length > 0;
  const parted = parting && isWhole ? showQuotables([parting], passages, citations) : [];
  const beside = sides.flatMap((side, at) => {
    const mine = (found[at] ?? []).filter(
      // Beside a sentence that parts both, only what is about one of them.
      (quotable) => !told.has(quotable) && (parted.length === 0 || isOf(quotable, side)),
    );
    for (const quotable of mine) told.add(quotable);
    if ((found[at] ?? []).length === 0)
      return [`Sobre ${nameOf(side)} não encontrei nada ${sourceWords(input).in}.`];
    const other = sides[1 - at] as Side;
    // One sentence may tell both.
    const isOfBoth = at === 0 && mine.length > 0 && (found[1] ?? []).every((each) => told.has(each));
    const head = isOfBoth && (found[1] ?? []).length > 0 ? [side, other] : [side];
    return mine.length === 0
      ? []
      : [`${listOf(head.map(nameOf))}:`, ...showQuotables(mine, passages, citations)];
  });
  return {
    content: paragraphs(
      notInOwn(input),
      isWhole
        ? `Lado a lado, nas palavras ${sourceWords(input).of}:`
        : `${upperFirst(sourceWords(input).says)} traz só um dos lados:`,
      ...parted,
      ...beside,
      isWhole
        ? null
        : 'Para comparar os dois, você pode anexar aqui um texto sobre o que falta ou [criar um resumo](/summaries/create).',
      input.source === 'library'
        ? readOn(citations)
        : isWhole
          ? goBeyond(input, input.intent.kind === 'explain' ? input.intent.topic : '', citations)
          : null,
      openQuestion(input.state),
    ),
    citations: citations.list,
    state: input.state,
  };
}
