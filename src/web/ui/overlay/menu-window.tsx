import { Menu as Base } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { MenuProps } from './menu.tsx';
import { popupClass } from './overlay-class.ts';

/** A menu that was just asked for. */
export function MenuWindow({ trigger, children, align = 'start' }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen>
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

export type MenuItemProps = {
  children: ReactNode;
  icon?: ReactNode;
  /** A short line under the label. */
  hint?: ReactNode;
  onSelect?: () => void;
  /** A link to be drawn as this item. */
  render?: ReactElement;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
};

/** An item of a menu that is open. */
export function MenuRow({ children, icon, hint, onSelect, render, tone = 'plain', disabled }: MenuItemProps) {
  const className = clsx(
    'flex min-h-10 w-full cursor-pointer select-none items-center gap-3 rounded-md px-3 py-1.5 text-sm outline-none pointer-coarse:min-h-11',
    'data-disabled:cursor-not-allowed data-disabled:opacity-60 data-highlighted:bg-well',
    '[&>svg]:size-4.5 [&>svg]:shrink-0',
    tone === 'danger' ? 'text-danger' : 'text-ink [&>svg]:text-ink-muted',
  );
  const content = (
    <>
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{children}</span>
        {hint && <span className="block text-ink-muted text-xs">{hint}</span>}
      </span>
    </>
  );
  if (render) {
    return (
      <Base.LinkItem
        render={cloneElement(render, {}, content)}
        closeOnClick
        onClick={onSelect}
        className={className}
      />
    );
  }
  return (
    <Base.Item onClick={onSelect} disabled={disabled} className={className}>
      {content}
    </Base.Item>
  );
}
