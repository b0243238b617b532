import { type Sentence, splitSentences } from '#server/language/text/split-sentences.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { stemsOf } from '../content-words.ts';
import type { Passage } from '../tutor.ts';
import { isOnOwnLine } from './labelled-lists.ts';
import { steps } from './one-item.ts';
import type { QuestionKind } from './question-kind.ts';
import { denial, type Wanted } from './rate.ts';
import { glossed, none, type Quotable } from './read-quotables.ts';
import { hasAny, vocabularyOf, type Weighed, weigh } from './weigh.ts';

/** What stands under one heading, a line each. */
interface Section {
  heading: string;
  items: readonly string[];
  start: number;
  end: number;
}

const mostItems = 10;
const longestItem = 300;
const longestSection = 1000;

const longestIntro = 40;
const isShort = (items: readonly string[]) =>
  items.length <= mostItems &&
  items.every(({ length }) => length <= longestItem) &&
  items.join('').length <= longestSection;

/** The sections of a text whose lines are short enough to be told as they stand. */
function sectionsIn({ text }: Passage): Section[] {
  const { sentences, lists } = splitSentences(text);
  const byHeading = Map.groupBy(
    sentences.filter(({ heading }) => heading !== null),
    ({ heading }) => heading ?? '',
  );
  const headed = [...byHeading].flatMap(([heading, told]) => {
    const items: string[] = [];
    // What stands after an empty line is no part of a list.
    const end = told.findIndex(
      ({ at }, index) => index > 0 && /\n\s*\n\s*\P{L}*$/u.test(text.slice(Math.max(0, at - 20), at)),
    );
    for (const sentence of end < 0 ? told : told.slice(0, end)) {
      const line = sentence.text.replace(/[;,]$/u, '');
      if (sentence.opens || isOnOwnLine(text, sentence)) items.push(line);
      else items.push(`${items.pop() ?? ''} ${line}`.trim());
    }
    const [first, last] = [told[0] as Sentence, told.at(end < 0 ? -1 : end - 1) as Sentence];
    return isShort(items) ? [{ heading, items, start: first.at, end: last.at + last.source.length }] : [];
  });
  // "Como agir:" announces as a heading does.
  const announced = lists
    .filter(
      ({ intro, items }) =>
        intro.length <= longestIntro && !items.every((item) => glossed.test(item)) && isShort(items),
    )
    .map(({ intro, items, at, source }) => ({ heading: intro, items, start: at, end: at + source.length }));
  return [...headed, ...announced.filter(({ heading }) => !byHeading.has(heading))];
}

const quotableOf = ({ heading, items, start, end }: Section, passage: Passage, at: number): Quotable => {
  const words = stemsOf([heading, ...items].join(' '));
  return {
    passage: at,
    start,
    end,
    text: heading.replace(/:$/u, ''),
    items,
    source: passage.text.slice(start, end),
    question: null,
    words: [],
    stems: words,
    begins: [...stemsOf(heading)],
    around: stemsOf(passage.title),
    heading: passage.title,
    opening: none,
    whole: words,
    asks: none,
    inherited: none,
    leansOn: null,
    isTorn: false,
  };
};

/** Kinds that a whole section may answer. */
const ofSections: ReadonlySet<QuestionKind> = new Set(['list', 'manner', 'place', 'plain']);
/** Asks for what to do. */
const asksSteps =
  /(?:^|[^a-z])(?:passo a passo|o que (?:(?:eu|se|a gente) )?(?:(?:devo|deve|posso|pode|tenho que|tem que) )?faz(?:er)?|como (?:(?:eu|se|a gente|devo|deve) )*(?:agir|proceder|socorrer|atender))(?![a-z])/;
/** Says of things no more than that they are there. */
const ofBeing = /^(?:viv|exist|habit|encontr|ocorr|fica|h[áa]|tem|têm)/u;
const fewestWords = 2;

/** "Onde fica" of "onde fica o Pantanal?", in the question's own words. */
const isSaidBy = (heading: string, question: string) =>
  wordsOf(heading).length >= fewestWords && ` ${question} `.includes(` ${fold(heading)} `);

/**
 * The one section whose heading names what is asked of what the title names: "a fauna do Pantanal" of a text about the
 * Pantanal, under "Fauna". Null where no heading does, or several do.
 */
export function sectionFor(
  { asked, kind, isDenied = false, isStory = false, among }: Wanted,
  question: string,
  { passages, quotables }: { passages: readonly Passage[]; quotables: readonly Quotable[] },
): Quotable | null {
  if (!ofSections.has(kind) || isStory || among) return null;
  const folded = fold(question.replace(/[?!.,;:“”"()]+/gu, ' '));
  const sections = passages.flatMap((passage, at) =>
    passage.kind === 'flashcard' || passage.kind === 'lesson' || passage.asks !== undefined
      ? []
      : sectionsIn(passage).map((section) => quotableOf(section, passage, at)),
  );
  if (sections.length === 0) return null;
  const all = [...quotables, ...sections];
  const weighed = weigh(asked, all, vocabularyOf(all));
  const isChosen = ({ text, around }: Quotable) => {
    const heading = stemsOf(text);
    const isTitled = (word: Weighed) => hasAny(around, word);
    const isOver = (word: Weighed) => isTitled(word) || hasAny(heading, word);
    const isNamed = weighed.some((word) => hasAny(heading, word) && !isTitled(word) && !word.isComplement);
    const isDone = kind === 'manner' && steps.test(text) && asksSteps.test(folded);
    return (
      (isNamed || isDone || isSaidBy(text, folded)) &&
      denial.test(text) === isDenied &&
      (isNamed || weighed.some(({ role, isVague }) => role === 'name' && !isVague)) &&
      weighed.every(
        (word) =>
          isOver(word) ||
          word.isVague ||
          (word.role !== 'name' &&
            (isDone || word.matches.size === 0 || ofBeing.test(word.word.toLowerCase()))),
      )
    );
  };
  const chosen = sections.filter(isChosen);
  return chosen.length === 1 ? (chosen[0] ?? null) : null;
}
