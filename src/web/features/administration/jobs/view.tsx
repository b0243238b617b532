import { countOf, durationText } from '#shared/rules/text/format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { jobsQuery } from '../api.ts';
import { jobText } from '../labels.ts';
import { listClass, PageList } from '../page-list.tsx';
import { FailedJobs } from './failed-jobs.tsx';

/** The server's own work: what waits, what runs, what failed. */
export const JobsTab = () => (
  <PageList query={jobsQuery}>
    {(pages) => {
      const queues = pages[0]?.queues ?? [];
      const failed = pages.flatMap((page) => page.failed);
      if (queues.length === 0) return <EmptyState title="Nenhuma tarefa espera, e nenhuma falhou." />;
      return (
        <div className="grid gap-6">
          <section aria-labelledby="filas" className="grid gap-3">
            <h2 id="filas" className="text-lg">
              Filas
            </h2>
            <ul className={listClass}>
              {queues.map(({ name, waiting, active, failed: failures, waitingSeconds }) => (
                <li key={name} className="grid gap-x-4 px-4 py-3 sm:flex sm:items-baseline">
                  <span className="min-w-0 flex-1 font-semibold">{jobText(name)}</span>
                  <span className="text-ink-muted text-sm tabular-nums">
                    {[
                      countOf(waiting, 'espera', 'esperam'),
                      waiting > 0 && `a primeira há ${durationText(waitingSeconds)}`,
                      active > 0 && `${active} em andamento`,
                      failures > 0 && countOf(failures, 'falhou', 'falharam'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          {failed.length > 0 && (
            <section aria-labelledby="falhas" className="grid gap-3">
              <h2 id="falhas" className="text-lg">
                Falharam no último dia
              </h2>
              <FailedJobs jobs={failed} />
            </section>
          )}
        </div>
      );
    }}
  </PageList>
);
