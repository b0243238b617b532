import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '#web/lib/format.ts';
import { useToday } from '#web/lib/use-today.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { streakQuery } from './api.ts';
import { CalendarButton } from './calendar-button.tsx';
import { StreakCalendar } from './streak-calendar.tsx';
import { freezeText, runWords } from './streak-labels.ts';
import { runHeight, StreakRun } from './streak-run.tsx';

/** The student's run of days, the freezes that guard it, and the way to its calendar. Nothing when it can't be known. */
export function StreakHeader() {
  const { data: streak, isPending } = useQuery(streakQuery);
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  if (!streak) return isPending ? <SkeletonBlock className={runHeight} /> : null;
  return (
    <>
      <StreakRun
        days={formatNumber(streak.loginStreak)}
        unit={runWords(streak.loginStreak)}
        freezes={freezeText(streak)}
        action={<CalendarButton onClick={() => setIsOpen(true)} />}
      />
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        size="lg"
        title="Sua constelação"
        description="Cada estrela é um dia em que você entrou. Dias seguidos se ligam."
      >
        <StreakCalendar days={streak} today={today} />
      </Dialog>
    </>
  );
}
