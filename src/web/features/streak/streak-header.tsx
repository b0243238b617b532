import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '#shared/rules/text/format.ts';
import { useToday } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, preloadable } from '#web/ui/overlay/lazy-dialog.tsx';
import { SkeletonBlock } from '#web/ui/skeleton.tsx';
import { streakQuery } from './api.ts';
import { freezeText, runWords } from './streak-labels.ts';

const calendar = preloadable(() => import('./streak-calendar.tsx'));
const StreakCalendar = lazy(async () => ({ default: (await calendar()).StreakCalendar }));

/** What the run takes, so that nothing moves when it comes. */
const runHeight = 'min-h-13 sm:min-h-17';

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
        className={clsx(
          'grid grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-1.5',
          runHeight,
        )}
      >
        <p className="contents">
          <span className="font-display sm:row-span-2 font-semibold text-2xl tabular-nums">
            {formatNumber(streak.loginStreak)}
          </span>{' '}
          <span className="font-semibold text-sm leading-tight sm:self-end sm:text-base">
            {runWords(streak.loginStreak)}
          </span>
        </p>
        <p className="col-start-2 row-start-2 self-start text-ink-muted text-sm max-sm:hidden">
          {freezeText(streak)}
        </p>
        <Button
          size="sm"
          className="sm:row-span-2"
          icon={<CalendarDays aria-hidden="true" className="max-sm:hidden" />}
          onClick={() => setIsOpen(true)}
        >
          Ver calendário
        </Button>
      </section>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        size="lg"
        title="Sua constelação"
        description={`Cada estrela é um dia em que você entrou. Dias seguidos se ligam. ${freezeText(streak)}`}
      >
        <Suspense fallback={<SkeletonBlock className="h-96" />}>
          <StreakCalendar days={streak} today={today} />
        </Suspense>
      </Dialog>
    </>
  );
}
