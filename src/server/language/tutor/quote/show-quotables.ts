import type { Citation } from '#shared/contracts/professor.ts';
import { filled } from '../quiz/cloze-card.ts';
import type { Passage } from '../tutor.ts';
import { type Citations, plainly, quoted } from './quote.ts';
import type { Quotable } from './read-quotables.ts';

/** Where a quotable stands, as an answer cites it. */
export const citationOf = ({ kind, id, title, page, subject }: Passage, quote: string): Citation =>
  kind === 'lesson'
    ? { kind: 'catalogue', id, title: `${subject}: ${title}`, quote, page }
    : { kind, id, title: filled(title), quote, page };

/** Sentences that follow each other in one passage, together. */
function joined(quotables: readonly Quotable[]): Quotable[][] {
  const groups: Quotable[][] = [];
  for (const quotable of quotables) {
    const open = groups.at(-1);
    if (open && quotable.leansOn !== null && open.at(-1) === quotable.leansOn) open.push(quotable);
    else groups.push([quotable]);
  }
  return groups;
}

/** The quotables in their own words, one paragraph for each, with the marks of their sources. */
export function showQuotables(
  quotables: readonly Quotable[],
  passages: readonly Passage[],
  citations: Citations,
): string[] {
  return joined(quotables).flatMap((group): string[] => {
    const [first] = group;
    const passage = first && passages[first.passage];
    if (!first || !passage) return [];
    const marks = group.map(({ source }) => citations.mark(citationOf(passage, source)));
    const mark = marks[0] ?? '';
    const lead = first.question === null ? '' : `**${plainly(first.question)}** `;
    // A list stands last in its group: nothing leans on it.
    const items = group.flatMap((each) => each.items.map((item) => `- ${quoted(item)}`)).join('\n');
    return [
      `${lead}${quoted(group.map(({ text }) => text).join(' '))} ${mark}${items === '' ? '' : `\n\n${items}`}`,
    ];
  });
}
