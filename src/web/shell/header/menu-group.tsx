import { Link, useRouterState } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { MenuGroup as Group } from './navigation.ts';
import { rowClass } from './row-class.ts';
import { useDisclosure } from './use-disclosure.ts';

/** One group of the header's menu: a button that shows its links. They stay links, not the items of a `menu`. */
export function MenuGroup({ label, destinations }: Group) {
  const listId = useId();
  const { open, whole, button, toggle, close } = useDisclosure();
  const isHere = useRouterState({
    select: ({ location }) => destinations.some(({ to }) => location.pathname.startsWith(to)),
  });
  return (
    <div ref={whole} className="relative flex">
      <Button
        ref={button}
        variant="quiet"
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
        className={isHere ? 'text-cometa!' : undefined}
      >
        <span className="flex items-center gap-1.5">
          {label}
          <ChevronDown
            aria-hidden="true"
            className={clsx('text-ink-muted transition-[rotate]', open && 'rotate-180')}
          />
        </span>
      </Button>
      <ul
        id={listId}
        hidden={!open}
        className="absolute start-0 top-full mt-1.5 w-56 rounded-lg border border-line bg-surface-raised p-1 text-sm shadow-raised"
      >
        {destinations.map(({ to, label: name, icon: Icon }) => (
          <li key={to}>
            <Link to={to} onClick={close} className={rowClass}>
              <Icon aria-hidden="true" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
