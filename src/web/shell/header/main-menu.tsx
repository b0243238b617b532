import { MenuGroup } from './menu-group.tsx';
import { menuGroups } from './navigation.ts';

/** The groups side by side, for wide screens. */
export function MainMenu() {
  return (
    <nav aria-label="Principal" className="flex items-center gap-1 max-md:hidden">
      {menuGroups.map((group) => (
        <MenuGroup key={group.label} {...group} />
      ))}
    </nav>
  );
}
