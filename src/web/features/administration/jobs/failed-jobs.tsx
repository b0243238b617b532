import type { MailState } from '#shared/contracts/administration.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useRetryJob } from '../api.ts';
import { jobText, momentText } from '../labels.ts';
import { listClass } from '../page-list.tsx';

/** Jobs that failed for good, with their reasons and another try. */
export const FailedJobs = ({ jobs }: { jobs: MailState['failed'] }) => (
  <ul className={listClass}>
    {jobs.map((job) => (
      <FailedJob key={job.id} job={job} />
    ))}
  </ul>
);

function FailedJob({
  job: { id, name, tries, failedAt, reason, canRetry },
}: {
  job: MailState['failed'][number];
}) {
  const retry = useRetryJob();
  const toast = useToast();
  const again = () =>
    retry.mutate(id, {
      onSuccess: () => toast.success('A tarefa voltou para a fila.'),
      onError: (error) => toast.error(sentenceOf(error, 'Não deu certo. Tente novamente.')),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{jobText(name)}</p>
        <p className="text-ink-muted text-sm tabular-nums">
          {[failedAt && momentText(failedAt), countOf(tries, 'tentativa', 'tentativas')]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {reason && <p className="break-words text-sm">{reason}</p>}
      </div>
      {canRetry ? (
        <Button
          size="sm"
          busy={retry.isPending}
          onClick={again}
          aria-label={`Tentar de novo: ${jobText(name)}`}
        >
          Tentar de novo
        </Button>
      ) : (
        <p className="text-ink-muted text-sm">O estudante foi avisado e pode pedir de novo.</p>
      )}
    </li>
  );
}
