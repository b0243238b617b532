import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { TimerState } from '../timer/timer-state.ts';
import { nameOfTarget } from '../timer/timer-target.ts';
import type { Offer } from '../timer/use-focus-target.ts';

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
