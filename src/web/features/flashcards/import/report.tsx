import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { CircleCheck, Layers } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ImportPreview, ImportResult } from '#shared/contracts/flashcard-transfer.ts';
import { countOf, formatNumber } from '#shared/rules/text/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { cardCount, lineCount, lossNotes, placeText, roomNote } from './labels.ts';

type ImportReportProps = { preview: ImportPreview; isCounting: boolean };

/** How many cards a file would bring, and what it would not. */
export function ImportReport({ preview, isCounting }: ImportReportProps) {
  const { format, total, ready, duplicates, broken } = preview;
  const repeated = duplicates.own + duplicates.file;
  return (
    <Card title="O que será importado" aria-busy={isCounting}>
      <p role="status" className="sr-only">
        {isCounting
          ? 'Contando de novo...'
          : `${lineCount(format, total)} no arquivo: ${cardCount(ready)} para importar, ${formatNumber(repeated)} repetidos, ${formatNumber(broken.count)} com problema.`}
      </p>
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity',
          isCounting && 'opacity-60',
        )}
      >
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <Stat label="No arquivo" value={formatNumber(total)} />
          <Stat label="Novos" value={formatNumber(ready)} />
          <Stat label="Repetidos" value={formatNumber(repeated)} />
          <Stat label="Problemas" value={formatNumber(broken.count)} />
        </dl>
        <p className="text-ink-muted text-sm">{roomNote(preview)}</p>
        {lossNotes(preview).map((note) => (
          <p key={note} className="text-ink-muted text-sm">
            {note}
          </p>
        ))}
        {broken.count > 0 && (
          <LeftOutLines
            title={`${lineCount(format, broken.count)} com problema`}
            format={format}
            lines={broken.first.map(({ line, text, reason }) => ({ line, text, note: reason }))}
            count={broken.count}
          />
        )}
        {repeated > 0 && (
          <LeftOutLines
            title={countOf(repeated, 'repetido', 'repetidos')}
            format={format}
            lines={duplicates.first.map(({ line, text, of }) => ({
              line,
              text,
              note: of === 'own' ? 'Você já tem este flashcard.' : 'Aparece mais de uma vez no arquivo.',
            }))}
            count={repeated}
          />
        )}
      </div>
    </Card>
  );
}

type LeftOutLinesProps = {
  title: string;
  format: ImportPreview['format'];
  /** The first of them. */
  lines: readonly { line: number; text: string; note: string }[];
  /** How many there are in all. */
  count: number;
};

/** Lines of a file that bring no card, where they stand, and why. */
function LeftOutLines({ title, format, lines, count }: LeftOutLinesProps) {
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

type ImportSummaryProps = { result: ImportResult; onAgain: () => void };

/** What an import brought; takes the focus, as the screen before it is gone. */
export function ImportSummary({ result, onAgain }: ImportSummaryProps) {
  const { imported, duplicates, broken, decks } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="max-w-3xl">
      <div className="grid gap-5">
        <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-lg">
          <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-ok" />
          {imported === 0
            ? 'Nenhum flashcard novo'
            : countOf(imported, 'flashcard importado', 'flashcards importados')}
        </h2>
        <dl className="grid grid-cols-3 gap-4">
          <Stat label="Importados" value={formatNumber(imported)} />
          <Stat label="Repetidos" value={formatNumber(duplicates.own + duplicates.file)} />
          <Stat label="Problemas" value={formatNumber(broken.count)} />
        </dl>
        {decks.length > 0 && (
          <div className="grid gap-2">
            <h3 className="font-sans font-semibold text-sm">Baralhos</h3>
            <ul className="grid max-h-72 gap-1.5 overflow-y-auto text-sm">
              {decks.map(({ deck, count }) => (
                <li key={deck} className="flex items-start gap-2">
                  <Layers aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-muted" />
                  <span className="min-w-0 flex-1 break-words">{deck}</span>
                  <span className="shrink-0 text-ink-muted tabular-nums">{cardCount(count)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {lossNotes(result).map((note) => (
          <p key={note} className="text-ink-muted text-sm">
            {note}
          </p>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button variant="main" render={<Link to="/flashcards" />}>
            Ver flashcards
          </Button>
          <Button onClick={onAgain}>Importar outro arquivo</Button>
        </div>
      </div>
    </Card>
  );
}
