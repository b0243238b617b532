import { X } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SubjectTag } from '#web/ui/subject-tag.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { isStudy, type TimerState } from '../timer/timer-state.ts';
import type { TimerStore } from '../timer/timer-store.ts';
import { linkOf, nameOfTarget } from '../timer/timer-target.ts';

type TimerTargetProps = { state: TimerState; store: TimerStore };

/** What the session is for, and whether that is done with it. */
export function TimerTarget({ state: { target, completes, mode }, store }: TimerTargetProps) {
  if (!target || !isStudy(mode)) return null;
  const name = nameOfTarget(target);
  return (
    <section aria-label="Estudando" className="grid gap-2 rounded-md border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 justify-items-start gap-1">
          <SubjectTag name={target.subject} />
          {name !== target.subject && <p className="w-full break-words text-sm">{name}</p>}
        </div>
        <IconButton
          label={`Não vincular a ${name}`}
          size="sm"
          className="text-ink-muted"
          onClick={() => store.send({ type: 'target', target: null })}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {linkOf(target) && (
        <Switch
          label="Marcar como concluído"
          hint="Ao finalizar a sessão."
          checked={completes}
          onChange={(event) => store.send({ type: 'completes', completes: event.target.checked })}
        />
      )}
    </section>
  );
}
