import type { ReactNode } from 'react';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { ReviewHeader } from './review-header.tsx';

type ReviewFrameProps = {
  /** How much is still to be sent. */
  waiting?: ReactNode;
  /** Which card of how many is in front. */
  place: string;
  /** 0 to 100. */
  progress: number;
  timer: ReactNode;
  undo: ReactNode;
  /** The card in front. */
  children: ReactNode;
  notice?: ReactNode;
  /** What can be done with the card, at the foot of the screen. */
  actions: ReactNode;
};

/** The card in front, as tall as there is room between where the session stands and what can be done. */
export function ReviewFrame({
  waiting,
  place,
  progress,
  timer,
  undo,
  children,
  notice,
  actions,
}: ReviewFrameProps) {
  return (
    <div className="flex min-h-[calc(100dvh-7rem)] flex-col gap-3 md:min-h-[min(44rem,calc(100dvh-8rem))]">
      <ReviewHeader waiting={waiting}>
        <div className="flex items-center gap-4">
          <p className="font-semibold text-sm tabular-nums">{place}</p>
          {timer}
          <div className="ms-auto flex">{undo}</div>
        </div>
        <ProgressBar label="Progresso da revisão" labelHidden valueText={place} value={progress} />
      </ReviewHeader>
      <div className="flex min-w-0 flex-1 flex-col">{children}</div>
      {notice}
      <div className="sticky bottom-0 -mb-4 bg-ground pt-1 pb-safe">{actions}</div>
    </div>
  );
}
