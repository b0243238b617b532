import { CalendarSync, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useUndoReplan } from '../use-replan.ts';
import { ReplanDialog } from './replan-dialog.tsx';

type ReplanBannerProps = { plan: StudyPlan };

/** A way back to a plan that can be kept, once life came between; and back from there. */
export function ReplanBanner({ plan }: ReplanBannerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const { undo, isPending } = useUndoReplan(plan.id);
  const { isDelayed, canUndoReplan } = plan;
  const canReplan = isDelayed && hasOpenActivity(plan);
  const open = () => {
    setTurn(turn + 1);
    setIsOpen(true);
  };
  return (
    <>
      {(canReplan || canUndoReplan) && (
        <Alert
          tone={canUndoReplan ? 'info' : 'warn'}
          title={canUndoReplan ? 'Você replanejou este plano.' : 'Seu plano está atrasado.'}
          className="mb-6"
          action={
            <div className="flex flex-wrap gap-2">
              {/* One element for both: after a replan the focus comes back to it. */}
              <Button
                size="sm"
                icon={canUndoReplan ? <Undo2 aria-hidden="true" /> : <CalendarSync aria-hidden="true" />}
                busy={canUndoReplan && isPending}
                onClick={canUndoReplan ? undo : open}
              >
                {canUndoReplan ? 'Desfazer' : 'Replanejar'}
              </Button>
              {canUndoReplan && canReplan && (
                <Button size="sm" variant="quiet" icon={<CalendarSync aria-hidden="true" />} onClick={open}>
                  Replanejar
                </Button>
              )}
            </div>
          }
        >
          {canUndoReplan
            ? 'Enquanto nada mais mudar, dá para voltar ao cronograma anterior.'
            : 'Distribua o que está aberto pelas horas que restam. Você vê tudo antes de aplicar.'}
        </Alert>
      )}
      {turn > 0 && (
        <ReplanDialog key={turn} planId={plan.id} open={isOpen} onOpenChange={setIsOpen} onUndo={undo} />
      )}
    </>
  );
}

const hasOpenActivity = ({ weeks }: StudyPlan) =>
  weeks.some(({ days }) => days.some(({ activities }) => activities.some(({ completed }) => !completed)));
