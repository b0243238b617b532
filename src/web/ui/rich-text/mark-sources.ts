import { type Child, isElement, isMath, makeElement, type Parent } from './tree.ts';

/** `[1]` or `[1, 3]`: numbers of sources, where a text has some. */
const mark = /\[(\d{1,3}(?:, ?\d{1,3})*)\]/;

export const hasSourceMarks = (text: string): boolean => mark.test(text);

/** Makes links of the marks in a text, `[1]` to the element whose id is the first of `ids`; others stay as they are. */
export function markSources(ids: readonly string[]) {
  return (tree: Parent) => {
    if (ids.length > 0) linkMarks(tree, ids);
  };
}

function linkMarks(parent: Parent, ids: readonly string[]): void {
  parent.children = parent.children.flatMap((child) => {
    if (child.type === 'text') return cutMarks(child.value, ids);
    if (isElement(child) && child.tagName !== 'code' && child.tagName !== 'a' && !isMath(child))
      linkMarks(child, ids);
    return [child];
  });
}

function cutMarks(text: string, ids: readonly string[]): Child[] {
  return text.split(new RegExp(mark, 'g')).flatMap((piece, index): Child[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ type: 'text', value: piece }];
    const numbers = piece.split(/, ?/).map(Number);
    if (!numbers.every((number) => ids[number - 1])) return [{ type: 'text', value: `[${piece}]` }];
    return numbers.map((number) =>
      makeElement('sup', { dataSource: ids[number - 1] ?? '' }, [{ type: 'text', value: String(number) }]),
    );
  });
}
