import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { type Tier, tierLimits } from '#shared/rules/tiers.ts';
import { Avatar } from '#web/domain/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { preloadable } from '#web/ui/overlay/lazy-dialog.tsx';
import { SkeletonBlock } from '#web/ui/skeleton.tsx';
import type { AccountListProps } from './account-list.tsx';
import { useDisclosure } from './use-disclosure.ts';

const load = preloadable(async () => (await import('./account-list.tsx')).AccountList);

/**
 * Name and plan, which open what belongs to the account, and the picture, which leads to the profile; on phones only the
 * picture, as the slide-in menu holds the rest. The place is kept while they load, whatever their length.
 */
export function AccountMenu({ user }: { user: User | undefined }) {
  const listId = useId();
  const { open, whole, button, toggle, close } = useDisclosure();
  const [List, setList] = useState<ComponentType<AccountListProps>>();
  const press = () => {
    toggle();
    if (!List)
      load().then(
        (Loaded) => setList(() => Loaded),
        close, // Without a network: the next press tries again.
      );
  };
  return (
    <div ref={whole} className="relative flex items-center gap-1 md:gap-2">
      <button
        ref={button}
        type="button"
        aria-label={user ? `Conta de ${user.name}` : 'Conta'}
        aria-expanded={open}
        aria-controls={listId}
        onClick={press}
        className="flex min-h-11 w-56 items-center justify-end gap-2 rounded-md px-2 hover:bg-well max-md:hidden"
      >
        <span className="grid min-w-0 flex-1 justify-items-end gap-0.5">
          {user ? (
            <>
              <span className="w-full truncate text-end font-medium text-sm leading-tight">{user.name}</span>
              <PlanBadge plan={user.plan} />
            </>
          ) : (
            <>
              <SkeletonBlock className="h-4 w-24" />
              <SkeletonBlock className="h-6 w-16 rounded-full!" />
            </>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-4 shrink-0 text-ink-muted transition-[rotate]', open && 'rotate-180')}
        />
      </button>
      <Link to="/profile" className="grid size-11 shrink-0 place-items-center rounded-full">
        <span className="sr-only">Perfil</span>
        {user ? (
          <Avatar name={user.name} src={user.profilePicture} decorative />
        ) : (
          <SkeletonBlock className="size-10 rounded-full!" />
        )}
      </Link>
      <ul
        id={listId}
        hidden={!open || !List}
        className="absolute end-0 top-full mt-1.5 w-56 rounded-lg border border-line bg-surface-raised p-1 text-sm shadow-raised"
      >
        {List && <List onDone={close} />}
      </ul>
    </div>
  );
}

const tones = { free: 'neutral', basic: 'cometa', premium: 'sol' } as const;

export function PlanBadge({ plan }: { plan: Tier }) {
  return (
    <Badge tone={tones[plan]} className="in-data-[plans=off]:hidden">
      {tierLimits[plan].name}
    </Badge>
  );
}
