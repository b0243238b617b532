import { Popover as Base } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { popupClass } from './overlay-class.ts';

type PopoverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button it opens from and stays beside. */
  trigger: ReactElement;
  /** Of the button. */
  side: 'top' | 'bottom';
  title: ReactNode;
  /** Buttons beside the one that closes it. */
  actions?: ReactNode;
  children: ReactNode;
};

// Where it does not fit it scrolls: it never jumps to another side of what it belongs to.
const stays = { side: 'none', align: 'shift', fallbackAxisSide: 'none' } as const;

/** A dialog that leaves the page beside it free to be used. The focus starts on its first `data-autofocus`. */
export function Popover({ open, onOpenChange, trigger, side, title, actions, children }: PopoverProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          side={side}
          align="start"
          sideOffset={8}
          collisionPadding={12}
          collisionAvoidance={stays}
          className="z-50 outline-none"
        >
          <Base.Popup
            ref={popup}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true}
            className={clsx(popupClass, 'w-[min(22rem,calc(100vw-1.5rem))] scroll-pt-14')}
          >
            <div className="sticky top-0 z-10 flex items-center gap-1 bg-surface-raised ps-4 pe-2 pt-2">
              <Base.Title className="min-w-0 flex-1 truncate text-lg">{title}</Base.Title>
              {actions}
              <Base.Close
                render={
                  <IconButton label="Fechar" className="text-ink-muted">
                    <X aria-hidden="true" />
                  </IconButton>
                }
              />
            </div>
            <div className="px-4 pt-1 pb-4">{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
