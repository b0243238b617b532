import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { veilClass } from './overlay-class.ts';

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  side?: 'left' | 'right';
  footer?: ReactNode;
};

const sides = {
  left: 'left-0 rounded-e-lg border-e data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right:
    'right-0 rounded-s-lg border-s data-ending-style:translate-x-full data-starting-style:translate-x-full',
};

export function DrawerWindow({ open, onOpenChange, title, children, side = 'right', footer }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={veilClass} />
        <Base.Popup
          className={clsx(
            'fixed inset-y-0 z-50 flex w-[min(20rem,86vw)] flex-col border-line bg-surface-raised text-ink shadow-raised outline-none',
            'pt-(--safe-top) pb-(--safe-bottom) transition-[translate] duration-(--calm) ease-out',
            sides[side],
          )}
        >
          <header className="flex min-h-14 items-center justify-between gap-3 border-line border-b ps-4 pe-2">
            <Base.Title className="min-w-0 truncate text-lg">{title}</Base.Title>
            <Base.Close
              render={
                <IconButton label="Fechar">
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">{children}</div>
          {footer && <footer className="border-line border-t p-4">{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
