import { Link } from '@tanstack/react-router';
import { CloudUpload, History } from 'lucide-react';
import { countOf } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TimerGoal } from '../components/timer-goal.tsx';
import type { WaitingSessions } from '../use-unsent.ts';
import type { Timer } from './use-timer.ts';

type TimerDayProps = { timer: Timer; unsent: WaitingSessions; onLeave: () => void };

/** The day so far, what has still to be sent, and the way to all sessions. */
export function TimerDay({ timer, unsent, onLeave }: TimerDayProps) {
  const { lasting, refusal, settleRefused } = unsent;
  return (
    <div className="grid gap-3">
      {timer.settings.dailyGoal > 0 && <TimerGoal timer={timer} unsentMinutes={unsent.minutesToday} />}
      {refusal !== null && (
        <Alert tone="warn" title="Uma sessão não foi aceita">
          <p>{refusal}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => settleRefused(false)}>
              Descartar
            </Button>
            <Button size="sm" onClick={() => settleRefused(true)}>
              Tentar novamente
            </Button>
          </div>
        </Alert>
      )}
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <Link
          to="/pomodoro-history"
          onClick={onLeave}
          className="link inline-flex min-h-6 items-center gap-1.5 text-sm pointer-coarse:min-h-11"
        >
          <History aria-hidden="true" className="size-4" />
          Histórico
        </Link>
        <span role="status" className="inline-flex min-w-0">
          {lasting > 0 && (
            <Badge icon={<CloudUpload aria-hidden="true" />}>
              {countOf(lasting, 'sessão', 'sessões')} por enviar
            </Badge>
          )}
        </span>
      </div>
    </div>
  );
}
