import { Link } from '@tanstack/react-router';
import { CircleCheck, Layers } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ImportResult } from '#shared/contracts/flashcard-transfer.ts';
import { countOf, formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { cardCount, lossNotes } from './labels.ts';

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
