import { useMemo } from 'react';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { wordCountOf } from '../summary-labels.ts';

type OriginalTextProps = { text: string; words: number };

/** What the summary was written from, folded: it may be a whole book. */
export function OriginalText({ text, words }: OriginalTextProps) {
  return (
    <div className="print:hidden">
      <Collapsible
        level={2}
        title={
          <>
            Texto original{' '}
            <span className="font-normal text-ink-muted text-sm tabular-nums">({wordCountOf(words)})</span>
          </>
        }
      >
        <Paragraphs text={text} />
      </Collapsible>
    </div>
  );
}

/** Each is laid out only where it is looked at. */
function Paragraphs({ text }: { text: string }) {
  const paragraphs = useMemo(() => {
    let start = 0;
    return text.split(/\n{2,}|\f/).map((paragraph) => {
      const place = start;
      start += paragraph.length + 1;
      return { place, paragraph };
    });
  }, [text]);
  return (
    <div className="grid max-w-[68ch] grid-cols-[minmax(0,1fr)] gap-3 text-ink-muted">
      {paragraphs.map(({ place, paragraph }) => (
        <p
          key={place}
          className="whitespace-pre-line break-words [contain-intrinsic-size:auto_6rem] [content-visibility:auto]"
        >
          {paragraph}
        </p>
      ))}
    </div>
  );
}
