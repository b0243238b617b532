import { Hourglass } from 'lucide-react';
import { formatMinutes } from '#web/lib/format.ts';
import { useMinutesLeft } from '#web/lib/use-time-left.ts';

type ExpiryNoteProps = { expiresAt: string };

/** How long a test account's plan still lives. */
export function ExpiryNote({ expiresAt }: ExpiryNoteProps) {
  const left = useMinutesLeft(expiresAt);
  return (
    <p className="flex items-center gap-1.5 text-sm text-warn">
      <Hourglass aria-hidden="true" className="size-4 shrink-0" />
      {left > 0 ? `Expira em ${formatMinutes(left)}` : 'Expirado'}
    </p>
  );
}
