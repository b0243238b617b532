import { CalendarDays } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

/** Opens the calendar of the run. */
export function CalendarButton({ onClick }: { onClick?: () => void }) {
  return (
    <Button size="sm" icon={<CalendarDays aria-hidden="true" />} onClick={onClick}>
      Ver calendário
    </Button>
  );
}
