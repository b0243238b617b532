import { upperFirst } from '#server/language/text/capital.ts';
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
import { hasAny, vocabularyOf, type Weighed, weigh } from '../quote/weigh.ts';
import { notInOwn, sourceWords } from '../source-words.ts';
import type { Passage, TutorAnswer, TutorInput } from '../tutor.ts';
import { paragraphs } from '../words.ts';
import { calledSo } from './called-so.ts';
import type { Side } from './compared.ts';
import { countedSides } from './ordinals.ts';
import { contrary, onlyOf, others, partsThem } from './parting.ts';
import { takenApart } from './run-together.ts';

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
const stemsOfSide = ({ asked }: Side) => new Set(asked.map(({ stem }) => stem));
/** A sentence that tells both at once. */
function bothAtOnce(sides: readonly Side[], quotables: readonly Quotable[]): Quotable | null {
  const among = ({ question }: Quotable) => question === null;
  return (
    sides
      .map(({ asked }) => chooseSentences(quotables, { asked, kind: 'definition', among }))
      .find(
        ({ best, isDefined }) =>
          best !== null &&
          isDefined &&
          sides.some((side) => beginsWith(best, side)) &&
          sides.every((side) => onlyOf(side, sides).some((stem) => best.stems.has(stem))),
      )?.best ?? null
  );
}

/** A side without the word that it was to share with the other, where no sentence has both, or stands under that one. */
function apart(side: Side, quotables: readonly Quotable[]): Side {
  if (side.own.length === side.asked.length) return side;
  const weighed = weigh(side.asked, quotables, vocabularyOf(quotables));
  const isOwn = ({ stem }: Weighed) => side.own.some((word) => word.stem === stem);
  const isTold = ({ stems, inherited, around, opening }: Quotable) =>
    weighed.every(
      (word) =>
        hasAny(stems, word) || hasAny(inherited, word) || hasAny(isOwn(word) ? opening : around, word),
    );
  return quotables.some(isTold) ? side : { ...side, asked: side.own };
}

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
function withHead(sides: readonly Side[], quotables: readonly Quotable[]): readonly Side[] {
  if (sides.some(({ asked }) => asked.length !== 1)) return sides;
  const [heads = new Map<string, string>(), ...rest] = sides.map(
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
  );
  const shared = [...heads].filter(([stem]) => rest.every((each) => each.has(stem)));
  const [head] = shared.length === 1 ? askedIn(shared[0]?.[1] ?? '') : [];
  if (!head) return sides;
  return sides.map((side) => ({
    ...side,
    asked: [head, ...side.asked.map((word) => ({ ...word, isQualifier: true }))],
  }));
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

/** What is told of one side: best by a sentence that is about it alone, or begins with it. */
function choiceOf(
  side: Side,
  wanted: Wanted,
  speaksOfOther: (quotable: Quotable) => boolean,
  quotables: readonly Quotable[],
): Choice {
  const among = (isMeant: (quotable: Quotable) => boolean) =>
    chooseSentences(quotables, { ...wanted, among: isMeant });
  const any = chooseSentences(quotables, wanted);
  const alone = among((quotable) => !speaksOfOther(quotable));
  const definesIt = any.isDefined && namesAll(any.best, side) && /, que /.test(any.best?.text ?? '');
  if (definesIt && !alone.isDefined) return any;
  if (isOf(alone.best, side) && namesAll(alone.best, side)) return alone;
  // "O ego se forma a partir do id …" is about the one that it begins with.
  const begun = isOf(alone.best, side) ? null : among((quotable) => beginsWith(quotable, side));
  if (begun && namesAll(begun.best, side)) return begun;
  if (namesAll(any.best, side) && !namesAll(alone.best, side)) return any;
  const isAlone = !isOf(any.best, side) || (alone.isDefined && any.best?.question === null);
  return alone.quotables.length > 0 && isAlone ? alone : any;
}

/** What the material says about each of some things, beside each other; null when it speaks of none. */
export function compare(
  input: TutorInput,
  named: readonly Side[],
  { quotables, passages }: { quotables: readonly Quotable[]; passages: readonly Passage[] },
): TutorAnswer | null {
  const nouns = takenApart(named, quotables).map((side) => asNoun(side, quotables));
  const headed = withHead(nouns, quotables);
  const sides = headed.map((side) => apart(side, quotables));
  const counted = countedSides(sides);
  const called = calledSo(sides, quotables);
  const found = sides.map((side, at) => {
    const so = called?.[at];
    if (so) return [so];
    const mine = stemsOfSide(side);
    const theirs = others(sides, side).map((other) =>
      [...stemsOfSide(other)].filter((stem) => !mine.has(stem)),
    );
    const speakOfOther = ({ stems }: Quotable) =>
      theirs.some((only) => only.length > 0 && only.every((stem) => stems.has(stem)));
    const must = headed === nouns ? [] : side.own;
    const wanted: Wanted = { asked: side.asked, kind: 'definition', must };
    const own = quotables.filter((quotable) => counted?.[at]?.tells(quotable));
    const general = choiceOf(side, wanted, speakOfOther, own.length > 0 ? own : quotables);
    const choice =
      own.length > 0 && !general.best
        ? chooseSentences(own, { ...wanted, asked: counted?.[at]?.noun ?? [] })
        : general;
    // "O modelo de Dalton e o de Thomson": what all share may only stand in the title.
    const mineAlone = side.asked.filter(({ stem }) => onlyOf(side, sides).includes(stem));
    const { best, quotables: told } =
      choice.best || mineAlone.length === 0
        ? choice
        : chooseSentences(quotables, { ...wanted, asked: mineAlone, among: (each) => !speakOfOther(each) });
    // Beside a sentence that begins with the side, only what begins with it too, or goes on; and nothing of another.
    const isBeside = (each: Quotable) =>
      isOf(each, side) ||
      each.leansOn !== null ||
      ((!isOf(best, side) || !namesAll(best, side)) &&
        !theirs.some((only) => only.some((stem) => each.stems.has(stem))));
    const kept = told.filter((each) => each === best || each === best?.leansOn || isBeside(each));
    return kept.slice(0, Math.max((best ? kept.indexOf(best) : -1) + 1, mostOfSide));
  });
  const isTold = (at: number) => found[at]?.some((quotable) => isOf(quotable, sides[at] as Side));
  const both = called || sides.length > 2 || (isTold(0) && isTold(1)) ? null : bothAtOnce(sides, quotables);
  if (both) found.splice(0, 2, [both], [both]);
  // And one may part them.
  const parting = quotables.find(
    (quotable) => !called && !found.every((each) => each.includes(quotable)) && partsThem(quotable, sides),
  );
  const isWhole = found.every((each) => each.length > 0);
  const first = found.findIndex((each) => each.length > 0);
  if (first < 0) return null;
  if (!isWhole && !found[first]?.some((each) => speaksOfSide(each, sides[first] as Side, { quotables })))
    return null;
  const citations = new Citations();
  const told = new Set<Quotable>();
  // Who is unlike the other may only stand in the sentence before.
  const unlike =
    parting && contrary.test(parting.text)
      ? sides.find((side) => onlyOf(side, sides).every((stem) => !parting.stems.has(stem)))
      : undefined;
  const parted =
    parting && isWhole
      ? [unlike ? `${nameOf(unlike)}:` : null, ...showQuotables([parting], passages, citations)]
      : [];
  if (parting && parted.length > 0) told.add(parting);
  const beside = sides.flatMap((side, at) => {
    const mine = (found[at] ?? []).filter(
      // Beside a sentence that parts them, only what is about one of them.
      (quotable) =>
        !told.has(quotable) &&
        (parted.length === 0 || ((unlike !== undefined || isOf(quotable, side)) && namesAll(quotable, side))),
    );
    for (const quotable of mine) told.add(quotable);
    if ((found[at] ?? []).length === 0)
      return [`Sobre ${nameOf(side)} não encontrei nada ${sourceWords(input).in}.`];
    // One sentence may tell several.
    const head = sides.filter((_, other) => {
      const theirs = found[other] ?? [];
      return other === at || (other > at && theirs.length > 0 && theirs.every((each) => mine.includes(each)));
    });
    return mine.length === 0
      ? []
      : [`${listOf(head.map(nameOf))}:`, ...showQuotables(mine, passages, citations)];
  });
  return {
    content: paragraphs(
      notInOwn(input),
      isWhole
        ? `Lado a lado, nas palavras ${sourceWords(input).of}:`
        : `${upperFirst(sourceWords(input).says)} traz só ${sides.length > 2 ? 'uma parte' : 'um dos lados'}:`,
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
