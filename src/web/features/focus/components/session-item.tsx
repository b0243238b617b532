import { Trash2 } from 'lucide-react';
import type { FocusSession } from '#shared/contracts/focus.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SubjectTag } from '#web/ui/subject-tag.tsx';
import { minutesText, sessionName, timesText } from '../history/labels.ts';
import { CategoryTag } from './category-tag.tsx';

type SessionItemProps = { session: FocusSession; onDelete: (session: FocusSession) => void };

export function SessionItem({ session, onDelete }: SessionItemProps) {
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
