import { isElement, type Parent } from './tree.ts';

/** No text that is meant to be read nests deeper; far deeper ones would overflow the stack while they are drawn. */
const limit = 200;

/** Throws RangeError for a tree that nests deeper than can be drawn. */
export function limitDepth() {
  return (tree: Parent) => {
    const stack: [Parent, number][] = [[tree, 0]];
    for (let next = stack.pop(); next; next = stack.pop()) {
      const [{ children }, depth] = next;
      if (depth > limit) throw new RangeError('The text nests too deep.');
      for (const child of children) if (isElement(child)) stack.push([child, depth + 1]);
    }
  };
}
