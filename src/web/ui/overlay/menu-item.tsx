import { type ComponentType, createContext, use } from 'react';
import type { MenuItemProps } from './menu-row.tsx';

/** What draws the items of a menu that is open. */
export const MenuRowContext = createContext<ComponentType<MenuItemProps> | null>(null);

/** An item of a Menu. */
export function MenuItem(props: MenuItemProps) {
  const Row = use(MenuRowContext);
  return Row && <Row {...props} />;
}
