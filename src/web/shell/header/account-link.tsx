import { Link } from '@tanstack/react-router';
import type { User } from '#shared/contracts/accounts.ts';
import { Avatar } from '#web/domain/avatar.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { PlanBadge } from './plan-badge.tsx';

/** Name, plan and picture. The place is kept while they load, whatever their length. */
export function AccountLink({ user }: { user: User | undefined }) {
  return (
    <div className="flex items-center gap-3">
      <div className="grid w-40 justify-items-end gap-0.5 max-md:hidden lg:w-48">
        {user ? (
          <>
            <p className="w-full truncate text-end font-medium text-sm leading-tight">{user.name}</p>
            <PlanBadge plan={user.plan} />
          </>
        ) : (
          <>
            <SkeletonBlock className="h-4 w-24" />
            <SkeletonBlock className="h-6 w-16 rounded-full!" />
          </>
        )}
      </div>
      <Link to="/profile" className="grid size-11 place-items-center rounded-full">
        <span className="sr-only">Perfil</span>
        {user ? (
          <Avatar name={user.name} src={user.profilePicture} decorative />
        ) : (
          <SkeletonBlock className="size-10 rounded-full!" />
        )}
      </Link>
    </div>
  );
}
