import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The box of a checkbox alone, for a label that is laid out in its own way. */
export function CheckControl({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={clsx('relative grid size-6 shrink-0 place-items-center', className)}>
      <input
        {...rest}
        type="checkbox"
        className={clsx(
          'peer size-5 appearance-none rounded-[0.375rem] border border-line-strong bg-surface-raised transition-colors',
          'checked:border-cometa checked:bg-cometa disabled:border-line disabled:bg-well aria-invalid:border-danger forced-colors:appearance-auto',
        )}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3.25}
        className="pointer-events-none absolute size-3.5 scale-50 text-on-cometa opacity-0 transition-[opacity,scale] peer-checked:scale-100 peer-checked:opacity-100 forced-colors:hidden"
      />
    </span>
  );
}
