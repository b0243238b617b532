import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackLink } from '#web/ui/back-link.tsx';
import { WaitingBadge } from './waiting-badge.tsx';

type ReviewHeaderProps = {
  userId: string;
  children?: ReactNode;
};

/** The way back and what is still to be sent; the title is for the ear, the screen is the card's. */
export function ReviewHeader({ userId, children }: ReviewHeaderProps) {
  return (
    <header className="grid gap-2">
      <h1 className="sr-only">Revisão de flashcards</h1>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <BackLink render={<Link to="/flashcards" />}>Flashcards</BackLink>
        <WaitingBadge userId={userId} />
      </div>
      {children}
    </header>
  );
}
