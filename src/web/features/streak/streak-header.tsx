import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#shared/rules/text/format.ts';
import { useToday } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { streakQuery } from './api.ts';
import { StreakCalendar } from './streak-calendar.tsx';
import { freezeText, runWords } from './streak-labels.ts';

/** What the run takes, so that nothing moves when it comes. */
const runHeight = 'min-h-35 sm:min-h-17';

/** The student's run of days, the freezes that guard it, and the way to its calendar. Nothing when it can't be known. */
export function StreakHeader() {
  const { data: streak, isPending } = useQuery(streakQuery);
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  if (!streak) return isPending ? <SkeletonBlock className={runHeight} /> : null;
  return (
    <>
      <section
        aria-label="Sequência de dias"
        className={clsx('flex flex-wrap content-center items-center gap-x-6 gap-y-2', runHeight)}
      >
        <div className="grid min-w-0 flex-1 basis-64 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
          <p className="contents">
            <span className="row-span-2 font-display font-semibold text-2xl tabular-nums">
              {formatNumber(streak.loginStreak)}
            </span>{' '}
            <span className="self-end font-semibold">{runWords(streak.loginStreak)}</span>
          </p>
          <p className="self-start text-ink-muted text-sm">{freezeText(streak)}</p>
        </div>
        <Button size="sm" icon={<CalendarDays aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          Ver calendário
        </Button>
      </section>
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
