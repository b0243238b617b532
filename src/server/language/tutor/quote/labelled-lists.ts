import { type Sentence, splitSentences } from '#server/language/text/split-sentences.ts';
import { stemsOf } from '../content-words.ts';
import type { Passage } from '../tutor.ts';
import type { QuestionKind } from './question-kind.ts';
import type { Wanted } from './rate.ts';
import { glossed, none, type Quotable } from './read-quotables.ts';
import { hasAny, vocabularyOf, type Weighed, weigh } from './weigh.ts';

/** A line that may be one. */
const mayBe = /^[^:\n]{2,80}: /gmu;
const fewest = 3;
const most = 10;

interface LabelledList {
  intro: string;
  items: readonly string[];
  start: number;
  end: number;
}

/** Whether a sentence begins a line. */
export const isOnOwnLine = (text: string, { at }: Sentence) =>
  at === 0 || /\n[ \t]*(?:[-–•*·]|\d{1,2}[.)])?[ \t]*$/u.test(text.slice(Math.max(0, at - 8), at));

/** Lines one under the other, without an empty one between, that each begin with what they tell of. */
function runsIn(text: string, sentences: readonly Sentence[]): Sentence[][] {
  const runs: Sentence[][] = [];
  let open: Sentence[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1];
    const isApart =
      before === undefined || /\n\s*\n/u.test(text.slice(before.at + before.source.length, sentence.at));
    if (isApart) open = [];
    if (!isOnOwnLine(text, sentence)) continue;
    if (!glossed.test(sentence.text)) {
      open = [];
      continue;
    }
    if (open.push(sentence) === fewest) runs.push(open);
  }
  return runs;
}

function listsIn({ text, title }: Passage): LabelledList[] {
  if ((text.match(mayBe)?.length ?? 0) < fewest) return [];
  const { sentences, lists } = splitSentences(text);
  const whole = lists.filter(
    ({ items }) => items.length >= fewest && items.every((item) => glossed.test(item)),
  );
  const isWithin = ({ at }: Sentence) =>
    whole.some((list) => at >= list.at && at < list.at + list.source.length);
  return [
    ...whole.map(({ intro, items, at, source }) => ({ intro, items, start: at, end: at + source.length })),
    ...runsIn(text, sentences)
      .filter(([first]) => first && !isWithin(first))
      .map((run) => {
        const [first, last] = [run[0] as Sentence, run.at(-1) as Sentence];
        const announced = lists.find(({ at, source }) => first.at >= at && first.at < at + source.length);
        return {
          intro: announced?.intro ?? first.heading ?? title,
          items: run.map((item) => item.text),
          start: first.at,
          end: last.at + last.source.length,
        };
      }),
  ];
}

const labelOf = (item: string) => item.slice(0, item.indexOf(':'));

/** Whether what announces a list names all that is asked, and none of its lines is what is asked about. */
function answersAll({ text, items, around, stems }: Quotable, asked: readonly Weighed[]): boolean {
  const [intro, labels] = [stemsOf(text), stemsOf(items.map(labelOf).join(' '))];
  const names = asked.filter(({ role }) => role !== 'verb');
  return (
    names.some((word) => hasAny(intro, word)) &&
    names.every(
      (word) => word.isVague || hasAny(intro, word) || hasAny(around, word) || hasAny(stems, word),
    ) &&
    !names.some((word) => !hasAny(intro, word) && hasAny(labels, word))
  );
}

/**
 * The lists whose lines each begin with what they tell of ("Cerrado: …"), whole, under what announces them: a line, a
 * heading, or else the title. Their lines are quotables of their own, too, for whoever asks about one of them.
 */
const labelledLists = (passages: readonly Passage[]): Quotable[] =>
  passages.flatMap((passage, at) =>
    passage.kind === 'flashcard' || passage.asks !== undefined
      ? []
      : listsIn(passage).map(({ intro, items, start, end }): Quotable => {
          const words = stemsOf([intro, ...items].join(' '));
          return {
            passage: at,
            start,
            end,
            text: intro,
            items: items.slice(0, most).map((item) => item.replace(/[;,]$/u, '')),
            source: passage.text.slice(start, end),
            question: null,
            words: [],
            stems: words,
            begins: [...stemsOf(intro)],
            around: stemsOf(`${passage.title} ${passage.subject ?? ''}`),
            heading: `${passage.title} ${passage.subject ?? ''}`,
            opening: none,
            whole: words,
            asks: none,
            inherited: none,
            leansOn: null,
            isTorn: false,
          };
        }),
  );

const toldInLists: ReadonlySet<QuestionKind> = new Set(['list', 'manner']);

/** A material with those of its lists that are told line by line and answer a question as a whole. */
export function withLists<Material extends { passages: readonly Passage[]; quotables: readonly Quotable[] }>(
  material: Material,
  { asked, kind, isStory }: Wanted,
): Material {
  const lists = toldInLists.has(kind) && !isStory ? labelledLists(material.passages) : [];
  if (lists.length === 0) return material;
  const all = [...material.quotables, ...lists];
  const weighed = weigh(asked, all, vocabularyOf(all));
  return {
    ...material,
    quotables: [...material.quotables, ...lists.filter((list) => answersAll(list, weighed))],
  };
}
