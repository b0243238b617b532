import type { ReactNode } from 'react';

type FormActionsProps = { children: ReactNode };

/** The end of a form: on a phone it stays at the bottom of the screen, in reach of the thumb. */
export function FormActions({ children }: FormActionsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2 max-sm:sticky max-sm:bottom-(--dock) max-sm:z-20 max-sm:-mx-4 max-sm:border-line max-sm:border-t max-sm:bg-ground max-sm:px-4 max-sm:pt-3 max-sm:pb-[max(--spacing(3),calc(var(--safe-bottom)-var(--dock)))] max-sm:*:flex-1">
      {children}
    </div>
  );
}
