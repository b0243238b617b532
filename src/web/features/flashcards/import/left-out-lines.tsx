import type { ImportPreview } from '#shared/contracts/flashcard-transfer.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { placeText } from './labels.ts';

type LeftOutLinesProps = {
  title: string;
  format: ImportPreview['format'];
  /** The first of them. */
  lines: readonly { line: number; text: string; note: string }[];
  /** How many there are in all. */
  count: number;
};

/** Lines of a file that bring no card, where they stand, and why. */
export function LeftOutLines({ title, format, lines, count }: LeftOutLinesProps) {
  return (
    <Collapsible title={title}>
      <ul className="grid gap-3 text-sm">
        {lines.map(({ line, text, note }) => (
          <li key={line} className="min-w-0">
            <p>
              <span className="font-medium">{placeText(format, line)}:</span> {note}
            </p>
            {text && <p className="truncate text-ink-muted">{text}</p>}
          </li>
        ))}
      </ul>
      {count > lines.length && (
        <p className="mt-3 text-ink-muted text-sm">E mais {formatNumber(count - lines.length)}.</p>
      )}
    </Collapsible>
  );
}
