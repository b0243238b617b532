import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { CalendarDays, Layers, type LucideIcon, Menu, Orbit, Route } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { flashcardStatsQuery } from '#web/features/flashcards/stats-query.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { LazyDialog, preloadable } from '#web/ui/overlay/lazy-dialog.tsx';

const loadMenu = preloadable(async () => (await import('./header/slide-in-menu.tsx')).SlideInMenu);

const place =
  'relative grid h-full w-full content-center justify-items-center gap-0.5 text-ink-muted text-xs focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-cometa';

interface Place {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: LucideIcon;
}

/** Made when it is drawn: an icon may stand in a file that is run after this one. */
const places = (): readonly Place[] => [
  { to: '/dashboard', label: 'Hoje', icon: CalendarDays },
  { to: '/study-plans', label: 'Planos', icon: Route },
  { to: '/flashcards/review', label: 'Revisar', icon: Layers },
  { to: '/study-cycles', label: 'Ciclos', icon: Orbit },
];

/** The day's loop in reach of the thumb, on phones; the whole menu is behind "Mais". */
export function BottomBar({ user }: { user: User | undefined }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const due = useDueCount(user !== undefined);
  return (
    <>
      {/* What `data-dock` lifts: --dock in base.css. */}
      <nav
        aria-label="Dia a dia"
        data-dock=""
        data-print="hide"
        className="fixed inset-x-0 bottom-0 z-40 border-line border-t bg-surface pb-(--safe-bottom) md:hidden"
      >
        <ul className="mx-auto grid h-14 max-w-lg grid-cols-5">
          {places().map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link to={to} className={place}>
                <Icon aria-hidden="true" className="size-5" />
                {label}
                {to === '/flashcards/review' && due > 0 && <DueBadge count={due} />}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-label="Mais: abrir menu"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              className={place}
              onClick={() => setIsMenuOpen(true)}
            >
              <Menu aria-hidden="true" className="size-5" />
              Mais
            </button>
          </li>
        </ul>
      </nav>
      <LazyDialog load={loadMenu} props={{ user, open: isMenuOpen, onOpenChange: setIsMenuOpen }} />
    </>
  );
}

function DueBadge({ count }: { count: number }) {
  return (
    <span className="absolute start-1/2 top-0.5 ms-1.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-cometa px-1 font-semibold text-on-cometa tabular-nums">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">, {countOf(count, 'flashcard', 'flashcards')}</span>
    </span>
  );
}

/** How many cards are due; asked for once the screen has what it needs. */
function useDueCount(isKnown: boolean): number {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const { data } = useQuery({ ...flashcardStatsQuery, enabled: isKnown && isIdle });
  return data?.dueCount ?? 0;
}
