import { Menu as Base } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { MenuProps } from './menu.tsx';
import { MenuRowContext } from './menu-item.tsx';
import { MenuRow } from './menu-row.tsx';
import { popupClass } from './overlay-class.ts';

/** A menu that was just asked for. */
export function MenuWindow({ trigger, children, align = 'start' }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className={clsx(popupClass, 'min-w-48 max-w-(--available-width) p-1')}>
            <MenuRowContext value={MenuRow}>{children}</MenuRowContext>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
