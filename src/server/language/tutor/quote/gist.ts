import { stemsOf } from '../content-words.ts';
import type { Asked } from '../matching/asked-words.ts';
import type { Passage } from '../tutor.ts';
import { chooseGist } from './choose-sentences.ts';
import { type Quotable, readQuotables } from './read-quotables.ts';
import { hasAny, vocabularyOf, type Weighed, weigh } from './weigh.ts';

/** What a text says by itself, a list of its sentences for each paragraph. */
function paragraphsOf(passage: Passage): Quotable[][] {
  const quotables = readQuotables([passage]).filter(({ isTorn }) => !isTorn);
  const paragraphOf = ({ start }: Quotable) => passage.text.slice(0, start).split(/\n\s*\n/).length;
  return [...Map.groupBy(quotables, paragraphOf).values()];
}

/** A text's gist begins with its beginning, which says what it is about, and passes over no paragraph's best before all have one. */
export function gistOf(paragraphs: readonly (readonly Quotable[])[], count: number): Quotable[] {
  const quotables = paragraphs.flat();
  const [first] = quotables;
  if (!first || quotables.length <= count) return quotables;
  const ranked = [first, ...chooseGist(quotables, quotables.length).filter((each) => each !== first)];
  const byParagraph = Map.groupBy(ranked, (each) => paragraphs.findIndex((own) => own.includes(each)));
  const turns = Array.from({ length: count }, (_, turn) =>
    [...byParagraph.values()].flatMap((own) => own[turn] ?? []),
  );
  return turns
    .flat()
    .slice(0, count)
    .toSorted((one, other) => one.start - other.start);
}

function namesIn(passage: Passage, asked: readonly Asked[]): Weighed[] {
  const quotables = readQuotables([passage]);
  return weigh(asked, quotables, vocabularyOf(quotables)).filter(({ role }) => role === 'name');
}

/**
 * "Platão e Aristóteles": matters that a title counts up, but not "Durkheim e o fato social"; what stands before a colon
 * is all of them.
 */
const counted = /, | e (?![oa]s? \p{Ll})/u;
const colon = /: /u;
/** "Já os Mares de Morros …" is of something else. */
const turn = /^Já [oa]s? /u;

/**
 * The paragraphs of a text that are about what is asked. A title that names it is about all of it, unless it counts up
 * other matters, too: then what begins with it, up to what begins with another. Under other titles, what begins with it.
 */
export function partOn(passage: Passage, asked: readonly Asked[], isTitled: boolean): Quotable[][] {
  const paragraphs = paragraphsOf(passage);
  const names = namesIn(passage, asked);
  const [head = '', ...rest] = passage.title.split(colon);
  const isAll = rest.length > 0 && names.every((name) => hasAny(stemsOf(head), name));
  const isListed = counted.test(passage.title) && !isAll;
  if (names.length === 0 || (isTitled && !isListed)) return isTitled ? paragraphs : [];
  const others = [...stemsOf(isListed ? passage.title : '')].filter((stem) =>
    names.every(({ matches }) => !matches.has(stem)),
  );
  const opens = paragraphs.map(([first]) => {
    const begins = new Set([...(first?.begins ?? []), ...(first?.inherited ?? [])]);
    const isAbout = names.every((name) => hasAny(begins, name));
    return isAbout ? 'it' : others.some((stem) => begins.has(stem)) ? 'other' : 'neither';
  });
  const on = paragraphs.filter((_, at) =>
    isTitled && opens[at] === 'neither'
      ? opens.slice(0, at).findLast((each) => each !== 'neither') === 'it'
      : opens[at] === 'it',
  );
  if (isTitled) return on.length > 0 ? on : paragraphs;
  return on.map(([first, ...after]) => {
    const end = after.findIndex(({ text }) => turn.test(text));
    return first ? [first, ...after.slice(0, end < 0 ? undefined : end)] : [];
  });
}
