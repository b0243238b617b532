import { Link, useRouterState } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { MenuItem } from '#web/ui/menu-item.tsx';
import { menuGroups } from './navigation.ts';

/** The groups as drop-down menus, for wide screens. */
export function MainMenu() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <nav aria-label="Principal" className="flex items-center gap-1 max-md:hidden">
      {menuGroups.map(({ label, destinations }) => {
        const isHere = destinations.some(({ to }) => path.startsWith(to));
        return (
          <Menu
            key={label}
            trigger={
              <Button variant="quiet" className={isHere ? 'text-cometa!' : undefined}>
                <span className="flex items-center gap-1.5">
                  {label}
                  <ChevronDown aria-hidden="true" className="text-ink-muted" />
                </span>
              </Button>
            }
          >
            {destinations.map(({ to, label: name, icon: Icon }) => (
              <MenuItem key={to} icon={<Icon aria-hidden="true" />} render={<Link to={to} />}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        );
      })}
    </nav>
  );
}
