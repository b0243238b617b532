import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackLink } from '#web/ui/back-link.tsx';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';

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

type ReviewHeaderProps = {
  /** How much is still to be sent. */
  waiting?: ReactNode;
  children?: ReactNode;
};

/** The way back; the title is for the ear, the screen is the card's. */
export function ReviewHeader({ waiting, children }: ReviewHeaderProps) {
  return (
    <header className="grid gap-2">
      <h1 className="sr-only">Revisão de flashcards</h1>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <BackLink render={<Link to="/flashcards" />}>Flashcards</BackLink>
        {waiting}
      </div>
      {children}
    </header>
  );
}
