import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * The button that the timer folds into. It stays in the header, and floats only where the page leaves a margin: beside
 * `max-w-6xl` that is 4rem at 80rem. It covers no control at any width.
 */
export function FoldedTimer({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className={clsx(
        'relative flex size-11 shrink-0 items-center justify-center rounded-full transition-[background-color,scale] hover:bg-well active:scale-[0.985] motion-reduce:active:scale-100',
        'xl:fixed xl:start-2 xl:bottom-3 xl:size-12 xl:border xl:border-line-strong xl:bg-surface-raised xl:shadow-raised',
        className,
      )}
    />
  );
}
