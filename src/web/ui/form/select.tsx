import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';
import { controlClass } from './text-input.tsx';

/** The platform's own list: the best one on a phone. Options are its children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={clsx('relative', className)}>
      <select
        {...rest}
        {...useFieldControl(rest)}
        className={clsx(controlClass, 'cursor-pointer appearance-none truncate pe-8')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
      />
    </div>
  );
}
