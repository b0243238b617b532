import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackLink } from '#web/ui/back-link.tsx';

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
