import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { type FocusTarget, onFocusTarget, takeFocusTarget } from '#web/lib/focus-target.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { isSameTarget, isStudy, linkOf, nameOfTarget, type TimerState } from './timer-state.ts';
import type { TimerStore } from './timer-store.ts';

/** A target that waits until the student has decided about the session under way. */
export interface Offer {
  target: FocusTarget | null;
  /** Ends the session under way and goes on to the target. */
  accept: () => void;
  decline: () => void;
}

const isForAnother = ({ run, mode, target: own }: TimerState, target: FocusTarget) =>
  run !== null && isStudy(mode) && own !== null && !isSameTarget(own, target);

/** Starts the timer for `target`, as study unless a category was chosen before; what runs goes on, for it. */
function begin(store: TimerStore, target: FocusTarget): void {
  store.send({ type: 'target', target });
  const { run, category } = store.get().state;
  if (run) return;
  if (category === null) store.send({ type: 'category', category: 'Estudo' });
  store.send({ type: 'start' });
}

/** Takes the targets that students choose on other screens, and starts; `onTarget` hears of each. */
export function useFocusTarget(store: TimerStore, onTarget: () => void): Offer {
  const [offered, setOffered] = useState<FocusTarget | null>(null);
  useEffect(() => {
    const take = () => {
      const target = takeFocusTarget();
      if (!target) return;
      onTarget();
      if (target === 'any') return;
      const mustAsk = isForAnother(store.get().state, target);
      setOffered(mustAsk ? target : null);
      if (!mustAsk) begin(store, target);
    };
    take();
    return onFocusTarget(take);
  }, [store, onTarget]);
  return {
    target: offered,
    accept: () => {
      store.send({ type: 'finish' });
      if (offered) begin(store, offered);
      setOffered(null);
    },
    decline: () => setOffered(null),
  };
}

type TimerOfferProps = { offer: Offer; state: Pick<TimerState, 'target'> };

/** Asks before a session for something else is ended. */
export function TimerOffer({ offer: { target, accept, decline }, state }: TimerOfferProps) {
  if (!target) return null;
  return (
    <Alert tone="warn" title={state.target ? `Em andamento: ${nameOfTarget(state.target)}` : undefined}>
      <p>{`Finalizar esta sessão e passar para ${nameOfTarget(target)}?`}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={decline}>
          Continuar a atual
        </Button>
        <Button size="sm" onClick={accept}>
          Finalizar e trocar
        </Button>
      </div>
    </Alert>
  );
}

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
