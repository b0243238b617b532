import {
  type ComponentType,
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useState,
} from 'react';
import { preloadable } from './lazy-dialog.tsx';
import type { MenuItemProps } from './menu-window.tsx';

export type MenuProps = {
  /** A Button or IconButton. */
  trigger: ReactElement<Record<string, unknown>>;
  /** MenuItems, MenuSeparators. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
};

const load = preloadable(() => import('./menu-window.tsx'));

/** Loaded when it is first asked for, and open then. */
export function Menu({ trigger, children, align }: MenuProps) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>();
  if (parts) {
    const { MenuWindow, MenuRow } = parts;
    return (
      <MenuWindow trigger={trigger} align={align}>
        <MenuRowContext value={MenuRow}>{children}</MenuRowContext>
      </MenuWindow>
    );
  }
  const open = () => void load().then(setParts, () => {}); // Without a network: the next press tries again.
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open();
    },
  });
}

/** What draws the items of a menu that is open. */
const MenuRowContext = createContext<ComponentType<MenuItemProps> | null>(null);

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

/** Between items of a Menu that do not belong together. */
export const MenuSeparator = () => <hr className="-mx-1 my-1 border-line" />;
