import {
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import { preloadable } from './lazy-dialog.tsx';

export type MenuProps = {
  /** A Button or IconButton. */
  trigger: ReactElement<Record<string, unknown>>;
  /** MenuItems, MenuSeparators. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
};

const load = preloadable(async () => (await import('./menu-window.tsx')).MenuWindow);

/** Loaded when it is first asked for, and open then. */
export function Menu(props: MenuProps) {
  const [Window, setWindow] = useState<ComponentType<MenuProps>>();
  if (Window) return <Window {...props} />;
  const open = () =>
    void load().then(
      (Loaded) => setWindow(() => Loaded),
      () => {}, // Without a network: the next press tries again.
    );
  return cloneElement(props.trigger, {
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
