import type { FocusSession } from '#shared/contracts/focus.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { Button } from '#web/ui/button.tsx';
import { SessionItem } from '../components/session-item.tsx';
import { useNearEnd } from '../use-near-end.ts';
import { dayTitle, minutesText } from './labels.ts';
import { sessionDays } from './session-days.ts';

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
