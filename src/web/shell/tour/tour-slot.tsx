import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { isTourDue } from './tour-due.ts';

// Offline it is not worth a failure: it comes with the next visit.
const Tour = lazy(() =>
  import('./tour.tsx').then(
    ({ Tour }) => ({ default: Tour }),
    () => ({ default: () => <></> }),
  ),
);

/** The place of the tour for new students, on their dashboard. */
export function TourSlot({ user }: { user: User }) {
  const isHere = useRouterState({ select: ({ location }) => location.pathname === '/dashboard' });
  const [isOver, setIsOver] = useState(false);
  if (!isHere || isOver || !isTourDue(user, new Date())) return null;
  return (
    <Suspense>
      <Tour user={user} onEnd={() => setIsOver(true)} />
    </Suspense>
  );
}
