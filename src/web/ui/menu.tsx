import { Menu as Base } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { popupClass } from './overlay-class.ts';

type MenuProps = {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** MenuItems, MenuSeparators. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
};

export function Menu({ trigger, children, align = 'start' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className={clsx(popupClass, 'min-w-48 max-w-(--available-width) p-1')}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
