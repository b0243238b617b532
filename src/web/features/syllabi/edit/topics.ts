import { syllabusLimits } from '#shared/contracts/syllabi.ts';
import { deepest, endOf, levelled, type Topic } from './tree.ts';

/** What became of a discipline's topics, and where to go on: a topic's place and the caret in it. Null: it can't be done. */
export type Changed = { topics: readonly Topic[]; at: number; caret?: number } | null;

const spliced = (topics: readonly Topic[], at: number, gone: number, ...come: readonly Topic[]) =>
  levelled(topics.toSpliced(at, gone, ...come));

const deeper = (topics: readonly Topic[], by: number) =>
  by === 0 ? topics : topics.map((topic) => ({ ...topic, depth: topic.depth + by }));

/** What was typed or pasted, on one line. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\r\n\t]+/g, ' ').slice(0, syllabusLimits.topic);

export const blankTopic = (key: number, depth: number): Topic => ({
  key,
  depth,
  text: '',
  weight: 1,
  isLeftOut: false,
  isDoubtful: false,
  page: null,
  line: null,
});

export function change(topics: readonly Topic[], at: number, changes: Partial<Topic>): Changed {
  const topic = topics[at];
  return topic ? { topics: topics.with(at, { ...topic, ...changes }), at } : null;
}

/** Left out or taken back, with all below it. */
export function leaveOut(topics: readonly Topic[], at: number, isLeftOut: boolean): Changed {
  const end = endOf(topics, at);
  return {
    topics: topics.map((topic, index) => (index >= at && index < end ? { ...topic, isLeftOut } : topic)),
    at,
  };
}

/**
 * Cut at the caret: what stands before it keeps the key, what follows is a topic of its own, to which those below go.
 * At the end a blank one begins below, at the beginning above.
 */
export function split(topics: readonly Topic[], at: number, caret: number, key: number): Changed {
  const topic = topics[at];
  if (!topic) return null;
  const before = topic.text.slice(0, caret).replace(/[\s;,]+$/u, '');
  const after = topic.text.slice(caret).replace(/^[\s;,.]+/u, '');
  if (after === '') return addBelow(topics, at, key);
  if (before === '')
    return { topics: spliced(topics, at, 0, blankTopic(key, topic.depth)), at: at + 1, caret: 0 };
  const rest = { ...topic, key, text: after };
  return { topics: spliced(topics, at, 1, { ...topic, text: before }, rest), at: at + 1, caret: 0 };
}

/** A blank topic after the one at a place: the first of those below it, where there are some. */
export function addBelow(topics: readonly Topic[], at: number, key: number): Changed {
  const depth = topics[at]?.depth ?? 0;
  const hasBelow = endOf(topics, at) > at + 1;
  const blank = blankTopic(key, hasBelow ? depth + 1 : depth);
  return { topics: spliced(topics, at + 1, 0, blank), at: at + 1, caret: 0 };
}

/** Several lines in the place of the caret: the first and the last join what stands there, the others are new topics. */
export function insertLines(
  topics: readonly Topic[],
  at: number,
  [from, to]: readonly [number, number],
  lines: readonly string[],
  nextKey: number,
): Changed {
  const topic = topics[at];
  if (!topic || lines.length === 0) return null;
  const texts = [...lines];
  texts[0] = topic.text.slice(0, from) + (texts[0] ?? '');
  const caret = texts.at(-1)?.length ?? 0;
  texts[texts.length - 1] += topic.text.slice(to);
  const [first = '', ...rest] = texts.map(oneLine);
  const added = rest.map((text, index) => ({ ...blankTopic(nextKey + index, topic.depth), text }));
  const last = at + added.length;
  return {
    topics: spliced(topics, at, 1, { ...topic, text: first }, ...added),
    at: last,
    caret: Math.min(caret, syllabusLimits.topic),
  };
}

/** Joined with the topic above it, which keeps its key; those below go along. Not beyond what one may hold. */
export function merge(topics: readonly Topic[], at: number): Changed {
  const [upper, topic] = [topics[at - 1], topics[at]];
  if (!upper || !topic) return null;
  const text = [upper.text.trimEnd(), topic.text.trimStart()].filter(Boolean).join(' ');
  if (text.length > syllabusLimits.topic) return null;
  const joined = {
    ...upper,
    text,
    isDoubtful: upper.isDoubtful || topic.isDoubtful,
    ...(upper.page === null && { page: topic.page, line: topic.line }),
  };
  const end = endOf(topics, at);
  const below = deeper(topics.slice(at + 1, end), upper.depth - topic.depth);
  const caret = text.length - topic.text.trimStart().length;
  return { topics: spliced(topics, at - 1, end - at + 1, joined, ...below), at: at - 1, caret };
}

/** One level down or up, with all below it. */
export function indent(topics: readonly Topic[], at: number, by: 1 | -1): Changed {
  const topic = topics[at];
  if (!topic) return null;
  const end = endOf(topics, at);
  const whole = topics.slice(at, end);
  if (by === -1 && topic.depth === 0) return null;
  if (by === 1 && topic.depth > (topics[at - 1]?.depth ?? -1)) return null;
  if (by === 1 && Math.max(...whole.map(({ depth }) => depth)) === deepest) return null;
  return { topics: spliced(topics, at, end - at, ...deeper(whole, by)), at };
}

/** Puts a topic with all below it, that was cut out at `depth`, at a place where it may stand. */
function putBack(rest: readonly Topic[], whole: readonly Topic[], at: number): Changed {
  const depth = whole[0]?.depth ?? 0;
  const level = Math.min(depth, (rest[at - 1]?.depth ?? -1) + 1);
  return { topics: spliced(rest, at, 0, ...deeper(whole, level - depth)), at };
}

/** Before the one before it at its level or, where it is the first there, before the one that it stands below. */
export function moveUp(topics: readonly Topic[], at: number): Changed {
  const depth = topics[at]?.depth ?? 0;
  let before = at - 1;
  while ((topics[before]?.depth ?? -1) > depth) before -= 1;
  if (before < 0) return null;
  const end = endOf(topics, at);
  return putBack(topics.toSpliced(at, end - at), topics.slice(at, end), before);
}

/** After the one that follows at its level or, where it is the last there, below what follows. */
export function moveDown(topics: readonly Topic[], at: number): Changed {
  const end = endOf(topics, at);
  const next = topics[end];
  if (!next) return null;
  const isSibling = next.depth === topics[at]?.depth;
  const after = isSibling ? endOf(topics, end) : end + 1;
  return putBack(topics.toSpliced(at, end - at), topics.slice(at, end), after - (end - at));
}

/** Without the topic, and without those below it unless they stay. */
export function remove(topics: readonly Topic[], at: number, keepsBelow: boolean): Changed {
  if (!topics[at]) return null;
  const end = endOf(topics, at);
  const below = keepsBelow ? deeper(topics.slice(at + 1, end), -1) : [];
  const next = spliced(topics, at, end - at, ...below);
  return { topics: next, at: Math.max(0, Math.min(at - 1, next.length - 1)) };
}

/** A topic with all below it as it stands alone, its first at `depth`. */
export function cutOut(topics: readonly Topic[], at: number, depth = 0) {
  const end = endOf(topics, at);
  return {
    whole: deeper(topics.slice(at, end), depth - (topics[at]?.depth ?? 0)),
    rest: levelled(topics.toSpliced(at, end - at)),
  };
}
