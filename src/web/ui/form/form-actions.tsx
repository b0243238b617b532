import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type FormActionsProps = {
  children: ReactNode;
  /** Whether a wide screen shows it in a column of its own. */
  isBeside?: boolean;
};

/** The end of a form: it stays at the bottom of the screen, in reach of the thumb. */
export function FormActions({ children, isBeside }: FormActionsProps) {
  return (
    <div
      data-actions
      className={clsx(
        'sticky bottom-(--dock) z-20 flex flex-wrap justify-end gap-2 border-line border-t bg-ground pt-3 pb-[max(--spacing(3),calc(var(--safe-bottom)-var(--dock)))] max-sm:-mx-4 max-sm:px-4 max-sm:*:flex-1',
        isBeside && 'lg:static lg:border-0 lg:p-0',
      )}
    >
      {children}
    </div>
  );
}
