import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { hasMath } from '#shared/markdown/math-delimiters.ts';
import { type ClozeMode, encodeClozes } from './cloze.ts';
import { hasMarkup } from './has-markup.ts';
import { hasSourceMarks } from './mark-sources.ts';
import { inlineMathClass, richTextClass } from './rich-text-class.ts';
import { Scroller } from './scroller.tsx';
import { StandIn } from './stand-in.tsx';
import { type Need, useRenderer } from './use-renderer.ts';

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
