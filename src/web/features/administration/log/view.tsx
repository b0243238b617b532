import type { AdminAction } from '#shared/contracts/administration.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { actionsQuery } from '../api.ts';
import { actionText, jobText, momentText } from '../labels.ts';
import { listClass, PageList } from '../page-list.tsx';

/** What administrators did, the newest first. */
export const LogTab = () => (
  <PageList query={actionsQuery}>
    {(pages) => {
      const actions = pages.flatMap((page) => page.actions);
      if (actions.length === 0) return <EmptyState title="Ninguém fez nada por aqui ainda." />;
      return (
        <ul className={listClass}>
          {actions.map((action) => (
            <li key={action.id} className="grid gap-0.5 px-4 py-3">
              <p className="break-words">
                <span className="font-semibold">{whoOf(action)}</span> {actionText(action.action)}
                {whatOf(action)}
              </p>
              <p className="text-ink-muted text-sm tabular-nums">{momentText(action.doneAt)}</p>
            </li>
          ))}
        </ul>
      );
    }}
  </PageList>
);

/** An account that is gone is known by its id alone. */
const account = (email: string | null, id: string | null) => email ?? `conta excluída (${id})`;

const whoOf = ({ administrator, administratorId }: AdminAction): string =>
  administratorId === null ? 'Alguém, no terminal do servidor,' : account(administrator, administratorId);

function whatOf({ action, student, studentId, target }: AdminAction): string {
  if (action === 'claim') return '';
  if (studentId) return ` ${account(student, studentId)}`;
  if (!target) return '';
  return ` ${action === 'retry_job' ? jobText(target) : target}`;
}
