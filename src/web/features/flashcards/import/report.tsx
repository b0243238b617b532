import { clsx } from 'clsx';
import type { ImportPreview } from '#shared/contracts/flashcard-transfer.ts';
import { countOf, formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { cardCount, lineCount, lossNotes, roomNote } from './labels.ts';
import { LeftOutLines } from './left-out-lines.tsx';

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
