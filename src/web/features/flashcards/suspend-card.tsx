import { CirclePause, CirclePlay } from 'lucide-react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { Button } from '#web/ui/button.tsx';
import { useSuspend } from './use-suspend.ts';

type SuspendCardProps = { card: Pick<Flashcard, 'id' | 'suspended'> };

export function SuspendCard({ card: { id, suspended } }: SuspendCardProps) {
  const { suspend, isPending } = useSuspend(id);
  const Icon = suspended ? CirclePlay : CirclePause;
  return (
    <Button icon={<Icon aria-hidden="true" />} busy={isPending} onClick={() => suspend(!suspended)}>
      {suspended ? 'Reativar' : 'Suspender'}
    </Button>
  );
}
