import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

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

/** Nothing but the session: where it stands, the card in the middle, and what can be done at the foot. */
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
    <div className="flex min-h-[calc(100dvh-3rem)] flex-col gap-3 md:min-h-[min(48rem,calc(100dvh-4rem))]">
      <ReviewHeader
        waiting={waiting}
        progress={<ProgressBar label="Progresso da revisão" labelHidden valueText={place} value={progress} />}
      >
        <p className="font-semibold text-sm tabular-nums">{place}</p>
        {timer}
        <div className="ms-auto flex">{undo}</div>
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
  progress?: ReactNode;
  /** Beside the way out. */
  children?: ReactNode;
};

/** The way out; the title is for the ear, the screen is the card's. */
export function ReviewHeader({ waiting, progress, children }: ReviewHeaderProps) {
  return (
    <header className="grid gap-2">
      <h1 className="sr-only">Revisão de flashcards</h1>
      <div className="-mx-2.5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <IconButton
          label="Sair da revisão"
          render={<Link to="/flashcards" activeOptions={{ exact: true }} />}
        >
          <X aria-hidden="true" />
        </IconButton>
        {children}
      </div>
      {progress}
      {waiting}
    </header>
  );
}
