import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { sheetClass, stageClass, veilClass } from './overlay-class.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Defaults to the first field of the body; on touch, to the dialog itself, so no keyboard jumps up. */
  initialFocus?: ComponentProps<typeof Base.Popup>['initialFocus'];
  /** Where the focus goes afterwards; defaults to where it came from, which an item of a menu has left. */
  finalFocus?: ComponentProps<typeof Base.Popup>['finalFocus'];
};

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

export function DialogWindow(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    footer,
    size = 'md',
    initialFocus,
    finalFocus,
  } = props;
  const body = useRef<HTMLDivElement>(null);
  const firstField = (opened: string) =>
    opened === 'touch' || (body.current?.querySelector<HTMLElement>('input, textarea, select') ?? true);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={veilClass} />
        <Base.Viewport className={stageClass}>
          <Base.Popup
            initialFocus={initialFocus ?? firstField}
            finalFocus={finalFocus}
            className={clsx(sheetClass, sizes[size])}
          >
            <header className="flex items-start gap-3 p-4 pb-3 sm:p-6 sm:pb-3">
              <div className="min-w-0 flex-1">
                <Base.Title className="text-lg">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-1 text-ink-muted text-sm">{description}</Base.Description>
                )}
              </div>
              <Base.Close
                render={
                  <IconButton label="Fechar" size="sm" className="-me-1.5 -mt-1 text-ink-muted">
                    <X aria-hidden="true" />
                  </IconButton>
                }
              />
            </header>
            <div
              ref={body}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-5 sm:px-6"
            >
              {children}
            </div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-4 py-3 max-sm:*:flex-1 sm:px-6">
                {footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
