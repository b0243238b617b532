import { clsx } from 'clsx';
import { type ReactNode, useEffect, useMemo, useReducer } from 'react';
import { hasMath } from '#shared/markdown/split-math.ts';
import {
  type ClozeMode,
  clozeClass,
  clozeEnd,
  clozeStart,
  type EncodedText,
  encodeClozes,
  gapWords,
} from './cloze.ts';
import { hasSourceMarks } from './mark-sources.ts';
import { hasMarkup, stripMarkup } from './plain-text.ts';
import type { Look } from './render-markdown.tsx';
import { Scroller } from './scroller.tsx';

/** A formula in one line stays in its own box, wherever its author would move its parts. */
const inlineMathClass = '[&_.katex]:inline-block [&_.katex]:max-w-full [&_.katex]:contain-paint';

/** Prose as compact as a card: what it holds never makes it wider than it is. */
const richTextClass = clsx(
  '[&_:is(p,ul,ol,blockquote,table,h3,h4,h5,h6)+*]:mt-2 [&_[data-block]+*]:mt-2',
  '[&_:is(h3,h4)]:font-semibold [&_h3]:text-lg [&_:is(h4,h5,h6)]:font-semibold',
  '[&_.task-list-item]:list-none [&_ul]:list-disc [&_ul]:ps-5 [&_ol]:list-decimal [&_li]:mt-1 [&_li]:marker:text-ink-muted',
  '[&_a]:link [&_strong]:font-semibold [&_hr]:my-3 [&_hr]:border-line',
  '[&_blockquote]:border-cometa [&_blockquote]:border-s-2 [&_blockquote]:ps-3 [&_blockquote]:text-ink-muted',
  '[&_:not(pre)>code]:rounded-[0.25rem] [&_:not(pre)>code]:bg-well [&_:not(pre)>code]:px-1',
  '[&_code]:font-mono [&_code]:text-[0.875em]',
  '[&_img]:h-auto [&_img]:max-h-80 [&_img]:max-w-full [&_img]:rounded-md [&_img]:object-contain',
  '[&_table]:text-sm [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:[overflow-wrap:normal]',
  '[&_th]:text-start [&_th]:font-semibold',
);

interface RichTextProps {
  /** Markdown with formulas and clozes. Whatever it says, nothing in it runs. */
  text: string;
  /** In one line, without blocks, links and pictures: may lie in a link or a button, which a block may not. */
  inline?: boolean;
  className?: string;
  /** `hidden` leaves the answers of clozes out of the page altogether. */
  cloze?: ClozeMode;
  /** Ids of the elements to which the marks `[1]`, `[2]` … of the text lead. The same array while they are the same. */
  sources?: readonly string[];
  /** Opens a path of this site. Without it such links lead nowhere. The same function while it does the same. */
  onVisit?: ((path: string) => void) | undefined;
}

const none: readonly string[] = [];

/**
 * What a card or a summary says. What draws Markdown and formulas is loaded with the first text that has any; until
 * then, and when it can't be loaded, the text stands there without its markup.
 */
export function RichText({
  text,
  inline = false,
  className,
  cloze = 'shown',
  sources = none,
  onVisit,
}: RichTextProps) {
  const hidden = cloze === 'hidden';
  const encoded = useMemo(() => encodeClozes(text, cloze), [text, cloze]);
  const need = useMemo(() => needOf(encoded.text, sources), [encoded, sources]);
  const render = useRenderer(need);
  const drawn = useMemo(
    () => render && attempt(() => render(encoded, { inline, hidden, sources, onVisit })),
    [render, encoded, inline, hidden, sources, onVisit],
  );
  const content = drawn ?? <StandIn {...encoded} hidden={hidden} />;
  const classes = clsx('min-w-0 break-words', drawn && richTextClass, className);
  if (inline) return <span className={clsx(classes, drawn && inlineMathClass)}>{content}</span>;
  return (
    <div className={clsx(classes, !drawn && 'whitespace-pre-line')}>
      {drawn && need === 'math' ? (
        // A formula in a line may be wider than the line. Outlines keep their room.
        <Scroller label="Texto" className="-m-1 p-1">
          {content}
        </Scroller>
      ) : (
        content
      )}
    </div>
  );
}

function needOf(text: string, sources: readonly string[]): Need {
  if (hasMath(text)) return 'math';
  return hasMarkup(text) || (sources.length > 0 && hasSourceMarks(text)) ? 'markdown' : 'nothing';
}

/** What is drawn, or null: a text that can't be drawn stays a plain one. */
function attempt(draw: () => ReactNode): ReactNode {
  try {
    return draw();
  } catch {
    return null;
  }
}

const cloze = new RegExp(`${clozeStart}([^\uE000\uE001]*)${clozeEnd}`);

/** A text without its markup, its clozes drawn: all of a text that has none, and of others until they are drawn. */
function StandIn({ text, hints, hidden }: EncodedText & { hidden: boolean }) {
  return stripMarkup(text)
    .split(cloze)
    .map((piece, index) => {
      if (index % 2 === 0) return piece;
      // Pieces have no other name than their place, and never move.
      const key = `${index}`;
      if (hidden) return <Gap key={key} hint={hints[Number(piece)] ?? null} />;
      return (
        <mark key={key} className={clozeClass.mark}>
          {piece}
        </mark>
      );
    });
}

function Gap({ hint }: { hint: string | null }) {
  const { shown, label } = gapWords(hint);
  return (
    <span role="img" aria-label={label} className={clozeClass.gap}>
      {shown}
    </span>
  );
}

/** What a text needs to be drawn. */
type Need = 'nothing' | 'markdown' | 'math';
type Renderer = (text: EncodedText, look: Look) => ReactNode;

/** What has arrived; kept for the page's life, so that only its first text waits. */
const renderers: { markdown?: Renderer; math?: Renderer } = {};

async function load(need: 'markdown' | 'math'): Promise<void> {
  const [{ renderMarkdown }, math] = await Promise.all([
    import('./render-markdown.tsx'),
    need === 'math' ? import('./math.ts') : undefined,
  ]);
  renderers.markdown ??= (text, look) => renderMarkdown(text, { ...look, mathPlugins: [] });
  if (math) renderers.math ??= (text, look) => renderMarkdown(text, { ...look, ...math });
}

/** What draws a text, or null while it is on its way, out of reach, or not needed. */
export function useRenderer(need: Need): Renderer | null {
  const [, arrive] = useReducer((count: number) => count + 1, 0);
  const renderer = need === 'nothing' ? null : renderers[need];
  useEffect(() => {
    if (need === 'nothing' || renderer) return;
    // It may have come between the drawing and this effect: then loading again answers at once.
    let isHere = true;
    load(need).then(
      () => isHere && arrive(),
      // Offline, or a new version was published: the plain text stays, and the next text tries again.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [need, renderer]);
  return renderer ?? null;
}
