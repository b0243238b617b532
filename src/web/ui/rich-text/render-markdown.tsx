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
import { blockTags, elements, inlineElements } from './elements.tsx';
import { limitDepth } from './limit-depth.ts';
import { linkPictures } from './link-pictures.ts';
import { SiteLink } from './links.tsx';
import { markClozes } from './mark-clozes.ts';
import { markSources } from './mark-sources.ts';
import type { Plugins } from './tree.ts';

const syntax: Plugins = [
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
