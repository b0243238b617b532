import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { MenuItemProps } from './menu-window.tsx';

/** What draws the items of a menu that is open. */
export const MenuRowContext = createContext<ComponentType<MenuItemProps> | null>(null);

/** An item of a Menu. */
export function MenuItem(props: MenuItemProps) {
  const Row = use(MenuRowContext);
  return Row && <Row {...props} />;
}

type MenuGroupProps = { label: string; children: ReactNode };

/** Items of a Menu that belong together, under their name. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div role="group" aria-label={label} className="-mx-1 my-1 border-line border-y px-1 py-1">
      <p aria-hidden="true" className="px-3 pt-1 text-ink-muted text-xs">
        {label}
      </p>
      {children}
    </div>
  );
}
