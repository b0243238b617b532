import type { SummaryTask } from '#shared/contracts/summaries.ts';
import { OrbitMark } from '#web/ui/brand/orbit-logo.tsx';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { stepWords } from '../summary-labels.ts';

type TaskProgressProps = {
  /** Undefined until it is known. */
  task: SummaryTask | undefined;
  isUnreachable: boolean;
};

/** A summary on its way: what is being done, and what stands there of it already. */
export function TaskProgress({ task, isUnreachable }: TaskProgressProps) {
  const { done = 0, total = 0, written = '' } = task ?? {};
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-center gap-4">
        <OrbitMark spinning className="size-10 shrink-0 text-cometa" />
        <div role="status" className="min-w-0">
          <p className="font-display font-semibold">{task ? stepWords(task) : 'Carregando...'}</p>
          {isUnreachable && (
            <p className="text-sm text-warn">Sem resposta do servidor. Continuamos tentando...</p>
          )}
        </div>
      </div>
      {task?.step === 'reading' && total > 1 && (
        <ProgressBar
          label="Partes lidas"
          labelHidden
          value={(done / total) * 100}
          valueText={`${done} de ${total} partes`}
        />
      )}
      {/* What is added is read out once it stands there, without a hurry. */}
      <div role="log" aria-label="Resumo até agora" className="empty:hidden">
        {written && <RichText text={written} className="max-w-[70ch] leading-relaxed" />}
      </div>
    </div>
  );
}
