import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';
import { controlClass } from './text-input.tsx';

/** Grows with its text up to 60% of the screen's height, then scrolls. */
export function TextArea({ className, rows = 3, onInput, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      {...useFieldControl(rest)}
      rows={rows}
      onInput={(event) => {
        onInput?.(event);
        const { currentTarget: area } = event;
        if (globalThis.CSS?.supports?.('field-sizing', 'content')) return;
        area.style.height = 'auto';
        area.style.height = `${area.scrollHeight + 2}px`;
      }}
      style={{ minHeight: `calc(${rows}lh + 1rem)`, ...rest.style }}
      className={clsx(controlClass, 'field-sizing-content max-h-[60dvh] resize-y py-2', className)}
    />
  );
}
