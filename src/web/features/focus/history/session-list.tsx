import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FocusSession } from '#shared/contracts/focus.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { reasonOf } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useDeleteSession } from '../api.ts';
import { CategoryTag } from '../categories.tsx';
import { dayTitle, minutesText, sessionName, timesText } from './labels.ts';
import { sessionDays } from './periods.ts';

type SessionListProps = {
  sessions: readonly FocusSession[];
  today: StudyDay;
  onDelete: (session: FocusSession) => void;
  /** The sessions that follow, when there are any. */
  more: { isLoading: boolean; load: () => void } | null;
};

export function SessionList({ sessions, today, onDelete, more }: SessionListProps) {
  const end = useNearEnd(() => more?.load());
  return (
    <>
      {sessionDays(sessions, more !== null).map((day) => (
        <section key={day.day} aria-labelledby={`dia-${day.day}`} className="mt-4 first:mt-0">
          <header className="flex items-baseline justify-between gap-3 border-line border-b pb-1.5">
            <h3 id={`dia-${day.day}`} className="text-base">
              {dayTitle(day.day, today)}
            </h3>
            {day.minutes !== null && (
              <p className="text-ink-muted text-sm tabular-nums">
                <span className="sr-only">Total do dia: </span>
                {minutesText(day.minutes)}
              </p>
            )}
          </header>
          <ul className="divide-y divide-line">
            {day.sessions.map((session) => (
              <SessionItem key={session.id} session={session} onDelete={onDelete} />
            ))}
          </ul>
        </section>
      ))}
      {more && (
        <div ref={end} className="mt-4 grid justify-items-center">
          <Button busy={more.isLoading} busyLabel="Carregando..." onClick={more.load}>
            Carregar mais
          </Button>
        </div>
      )}
    </>
  );
}

type SessionItemProps = { session: FocusSession; onDelete: (session: FocusSession) => void };

function SessionItem({ session, onDelete }: SessionItemProps) {
  const { category, subject, durationMinutes } = session;
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:items-center">
        <CategoryTag category={category} />
        <span className="min-w-0 max-sm:ps-9">
          {subject ? (
            <SubjectTag name={subject} variant="plain" />
          ) : (
            <span className="text-ink-muted text-xs max-sm:hidden">Sem matéria</span>
          )}
        </span>
        <span className="text-ink-muted text-sm tabular-nums max-sm:ps-9">{timesText(session)}</span>
      </div>
      <span className="shrink-0 text-end font-semibold tabular-nums sm:w-20">
        {minutesText(durationMinutes)}
      </span>
      <IconButton
        label={`Excluir ${sessionName(session)}`}
        size="sm"
        className="text-ink-muted"
        onClick={() => onDelete(session)}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

type DeleteSessionProps = {
  session: FocusSession;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

const failed = 'Erro ao excluir sessão.';

/** Asks before a session is deleted. */
export function DeleteSession({ session, open, onClose, onDeleted }: DeleteSessionProps) {
  const { mutate, isPending, error, reset } = useDeleteSession();
  const toast = useToast();
  const { subject, durationMinutes } = session;
  const confirm = () =>
    mutate(session, {
      onSuccess: () => {
        onClose();
        onDeleted();
        toast.success('Sessão excluída.');
      },
    });
  const close = (next: boolean) => {
    if (next) return;
    reset();
    onClose();
  };
  const what = [minutesText(durationMinutes), subject && `de ${subject}`].filter(Boolean).join(' ');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={`Excluir ${sessionName(session)}?`}
      description={`O tempo dela (${what}) deixa de contar. O que ela concluiu continua concluído. Isso não pode ser desfeito.`}
      confirmLabel="Excluir sessão"
      busyLabel="Excluindo..."
      busy={isPending}
      onConfirm={confirm}
      error={error ? [failed, reasonOf(error, failed)].filter(Boolean).join(' ') : undefined}
    />
  );
}

/** Calls `more` while the element that takes the answered ref is near the screen. */
function useNearEnd(more: () => void) {
  const end = useRef<HTMLDivElement>(null);
  // Looked at anew after every change: what was added may end near the screen again.
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return end;
}
