import type { Passage } from '../tutor.ts';
import { chooseGist } from './choose-sentences.ts';
import { type Quotable, readQuotables } from './read-quotables.ts';

/** A text's gist begins with its beginning, which says what it is about, and passes over no paragraph's best before all have one. */
export function gistOf(passage: Passage, count: number): Quotable[] {
  const quotables = readQuotables([passage]).filter(({ isTorn }) => !isTorn);
  const [first] = quotables;
  if (!first || quotables.length <= count) return quotables;
  const paragraphOf = ({ start }: Quotable) => passage.text.slice(0, start).split(/\n\s*\n/).length;
  const ranked = [first, ...chooseGist(quotables, quotables.length).filter((each) => each !== first)];
  const byParagraph = Map.groupBy(ranked, paragraphOf);
  const turns = Array.from({ length: count }, (_, turn) =>
    [...byParagraph.values()].flatMap((own) => own[turn] ?? []),
  );
  return turns
    .flat()
    .slice(0, count)
    .toSorted((one, other) => one.start - other.start);
}
