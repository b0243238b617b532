import type { ReactNode } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { assertReadable } from '#shared/markdown/assert-readable.ts';
import {
  displayMath,
  keepLines,
  lowerHeadings,
  plainLanguages,
  withoutHtml,
} from '#shared/markdown/markdown-syntax.ts';
import { mathDelimiters } from '#shared/markdown/math-delimiters.ts';
import { isSitePath, safeUrl } from '#shared/markdown/safe-url.ts';
import type { EncodedText } from './cloze.ts';
import { blockTags, elements, inlineElements, SiteLink } from './elements.tsx';
import { markClozes } from './mark-clozes.ts';
import { markSources } from './mark-sources.ts';
import { type Element, isElement, makeElement, type Parent, type Plugins } from './tree.ts';

/** Markdown as it is read here. */
export const syntax: Plugins = [
  [remarkGfm, { singleTilde: false }],
  remarkMath,
  withoutHtml,
  keepLines,
  lowerHeadings,
  plainLanguages,
];

/** How a text is drawn. */
export interface Look {
  inline: boolean;
  /** Whether the answers of clozes are covered. */
  hidden: boolean;
  /** Ids of the elements to which the marks `[1]`, `[2]` … lead. */
  sources?: readonly string[];
  /** Opens a path of this site. */
  onVisit?: ((path: string) => void) | undefined;
}

/**
 * Elements for a Markdown text, none of which runs or loads anything. `mathPlugins` draw its formulas.
 * Throws RangeError on a text that nests too deep or goes on too long to be drawn.
 */
export function renderMarkdown(
  { text, hints }: EncodedText,
  { inline, hidden, sources = [], onVisit, mathPlugins }: Look & { mathPlugins: Plugins },
): ReactNode {
  assertReadable(text);
  // Called, not rendered: what it throws is then caught where plain text can stand in.
  return Markdown({
    children: mathDelimiters(text),
    remarkPlugins: inline ? syntax : [...syntax, displayMath],
    rehypePlugins: [
      limitDepth,
      ...(inline ? [] : [linkPictures]),
      [markClozes, hidden ? hints : null],
      [markSources, sources],
      ...mathPlugins,
      limitDepth,
    ],
    urlTransform: onVisit
      ? (url, attribute) => (attribute === 'href' && isSitePath(url) ? url : safeUrl(url, attribute))
      : safeUrl,
    components: inline
      ? inlineElements
      : onVisit
        ? { ...elements, a: (link) => <SiteLink {...link} onVisit={onVisit} /> }
        : elements,
    ...(inline && { disallowedElements: blockTags, unwrapDisallowed: true }),
  });
}

/** No text that is meant to be read nests deeper; far deeper ones would overflow the stack while they are drawn. */
const limit = 200;

/** Throws RangeError for a tree that nests deeper than can be drawn. */
function limitDepth() {
  return (tree: Parent) => {
    const stack: [Parent, number][] = [[tree, 0]];
    for (let next = stack.pop(); next; next = stack.pop()) {
      const [{ children }, depth] = next;
      if (depth > limit) throw new RangeError('The text nests too deep.');
      for (const child of children) if (isElement(child)) stack.push([child, depth + 1]);
    }
  };
}

const elsewhere = /^https?:\/\//i;

/** What stands for a picture: a link to press, or, where a link is already or no address, what it shows. */
function standIn({ properties: { src, alt, title } }: Element, isInLink: boolean): Element {
  const shown = String(alt || title || '');
  const words = (value: string) => [{ type: 'text' as const, value }];
  if (isInLink) return makeElement('span', {}, words(shown || 'imagem'));
  return makeElement('a', { href: src }, words(shown ? `Ver imagem: ${shown}` : 'Ver imagem'));
}

/**
 * A picture of another site is loaded by nobody who only reads: that site would learn who reads, and when, and a text can
 * carry what it knows away in the address. Pictures within the text itself stay.
 */
function linkPictures() {
  const visit = (parent: Parent, isInLink: boolean): void => {
    parent.children = parent.children.map((child) => {
      if (!isElement(child)) return child;
      if (child.tagName === 'img' && elsewhere.test(String(child.properties.src ?? '')))
        return standIn(child, isInLink);
      visit(child, isInLink || child.tagName === 'a');
      return child;
    });
  };
  return (tree: Parent) => visit(tree, false);
}
