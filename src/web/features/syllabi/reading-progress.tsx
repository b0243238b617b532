import type { Reading } from '#shared/contracts/syllabi.ts';
import { OrbitMark } from '#web/ui/brand/orbit-logo.tsx';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { stepWords } from './use-reading.ts';

type ReadingProgressProps = {
  /** Undefined until it is known. */
  reading: Reading | undefined;
  isUnreachable: boolean;
};

/** A reading on its way: what is being done, and how many scanned pages were read. */
export function ReadingProgress({ reading, isUnreachable }: ReadingProgressProps) {
  const { step, done = 0, total = 0, sourceName } = reading ?? {};
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-center gap-4">
        <OrbitMark spinning className="size-10 shrink-0 text-cometa" />
        <div className="min-w-0">
          <div role="status">
            <p className="font-display font-semibold">{reading ? stepWords(reading) : 'Carregando...'}</p>
            {isUnreachable && (
              <p className="text-sm text-warn">Sem resposta do servidor. Continuamos tentando...</p>
            )}
          </div>
          {sourceName && <p className="truncate text-ink-muted text-sm">{sourceName}</p>}
        </div>
      </div>
      {step === 'scanning' && total > 1 && (
        <ProgressBar
          label="Páginas reconhecidas"
          labelHidden
          value={(done / total) * 100}
          valueText={`${done} de ${total} páginas`}
        />
      )}
    </div>
  );
}
