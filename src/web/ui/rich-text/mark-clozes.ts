import { pipe } from '#shared/markdown/math-delimiters.ts';
import { clozeClass, clozeEnd, clozeStart, gapWords } from './cloze.ts';
import { type Child, type Element, isElement, isMath, makeElement, type Parent, textOf } from './tree.ts';

interface State {
  /** Of the hidden clozes; null when answers are shown. */
  hints: (string | null)[] | null;
  /** Whether a shown answer has begun and not ended. */
  inside: boolean;
}

/** Puts gaps and marks where `encodeClozes` left its characters. A mark that spans blocks is set within each. */
export function markClozes(hints: (string | null)[] | null) {
  return (tree: Parent) => markChildren(tree, { hints, inside: false });
}

const block = /^(?:p|h[1-6]|ul|ol|li|blockquote|pre|table|thead|tbody|tr|th|td|hr|br|input)$/;

function markChildren(parent: Parent, state: State): void {
  const children: Child[] = [];
  let run: Child[] = [];
  const endRun = () => {
    if (run.length > 0) children.push(makeElement('mark', { className: [clozeClass.mark] }, run));
    run = [];
  };
  for (const child of parent.children.flatMap((child) => cutText(child, state))) {
    if (state.inside && isWhole(child)) {
      run.push(child);
      continue;
    }
    endRun();
    if (child.type === 'text' && [clozeStart, clozeEnd].includes(child.value)) {
      state.inside = child.value === clozeStart;
      continue;
    }
    if (isElement(child)) markElement(child, state);
    children.push(child);
  }
  endRun();
  parent.children = children;
}

const edges = new RegExp(`(${clozeStart}|${clozeEnd})`);
const numbers = new RegExp(`${clozeStart}(\\d+)${clozeEnd}`);

/** A text in pieces: gaps are made, the edges of shown answers stand alone. */
function cutText(child: Child, { hints }: State): Child[] {
  if (child.type !== 'text' || !hasEdge(child.value)) return [child];
  const pieces = child.value.split(hints ? numbers : edges);
  return pieces.flatMap((value, index): Child[] => {
    if (hints && index % 2 === 1) return [makeGap(hints[Number(value)] ?? null)];
    return value === '' ? [] : [{ type: 'text', value }];
  });
}

const hasEdge = (text: string) => /[\uE000\uE001]/.test(text);

const isLineEnd = (text: string) => text.includes('\n') && text.trim() === '';

/** Whether a mark may go around all of it. */
function isWhole(child: Child): boolean {
  if (isElement(child)) return !block.test(child.tagName) && !hasEdge(textOf(child));
  return child.type === 'text' && !hasEdge(child.value) && !isLineEnd(child.value);
}

function makeGap(hint: string | null): Element {
  const { shown, label } = gapWords(hint);
  return makeElement('span', { role: 'img', ariaLabel: label, className: [clozeClass.gap] }, [
    { type: 'text', value: shown },
  ]);
}

function markElement(element: Element, state: State): void {
  for (const [name, value] of Object.entries(element.properties)) {
    if (typeof value === 'string') element.properties[name] = cleanAttribute(value, state);
  }
  if (!isMath(element)) {
    markChildren(element, state);
    return;
  }
  const tex = textOf(element);
  state.inside = tex.lastIndexOf(clozeStart) > tex.lastIndexOf(clozeEnd) || (state.inside && !hasEdge(tex));
  element.children = [{ type: 'text', value: finishTex(tex, state.hints) }];
}

const encodedStart = encodeURI(clozeStart);
const encodedEnd = encodeURI(clozeEnd);
const gapInAttribute = new RegExp(
  `(?:${clozeStart}|${encodedStart})(\\d+)(?:${clozeEnd}|${encodedEnd})`,
  'g',
);

function cleanAttribute(value: string, { hints }: State): string {
  const filled = hints
    ? value.replace(gapInAttribute, (_, index) => gapWords(hints[Number(index)] ?? null).shown)
    : value;
  return [clozeStart, clozeEnd, encodedStart, encodedEnd].reduce(
    (text, edge) => text.replaceAll(edge, ''),
    filled,
  );
}

const cloze = new RegExp(`${clozeStart}([^\uE000\uE001]*)${clozeEnd}`, 'g');

/** TeX as KaTeX reads it: its bars and its clozes back from what they were while Markdown was read. */
function finishTex(tex: string, hints: (string | null)[] | null): string {
  return tex
    .replaceAll(pipe, '|')
    .replace(cloze, (_, inside) =>
      hints ? gapInTex(hints[Number(inside)] ?? null) : `\\underline{${inside}}`,
    )
    .replaceAll(clozeStart, '')
    .replaceAll(clozeEnd, '');
}

const gapInTex = (hint: string | null) => `\\text{${gapWords(hint).shown.replace(/[\\{}$%#&_^~]/g, '')}}`;
