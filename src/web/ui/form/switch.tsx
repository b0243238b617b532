import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
};

// The browser itself tells the state of a checkbox in this role: aria-checked would be a second truth.
const native = { type: 'checkbox', role: 'switch' } as const;

/** For what takes effect at once; a form that is sent uses a Checkbox. */
export function Switch({ label, hint, id, className, ...rest }: SwitchProps) {
  const generated = useId();
  const inputId = id ?? generated;
  return (
    <div className={clsx('flex items-start justify-between gap-4', className)}>
      <div className="min-w-0">
        <label htmlFor={inputId} className="block text-base text-ink leading-6">
          {label}
        </label>
        {hint && (
          <p id={`${inputId}-dica`} className="text-ink-muted text-sm">
            {hint}
          </p>
        )}
      </div>
      <label className="relative inline-flex h-6 w-11 shrink-0 pointer-coarse:before:absolute pointer-coarse:before:-inset-2.5">
        <input
          {...rest}
          id={inputId}
          {...native}
          aria-describedby={hint ? `${inputId}-dica` : undefined}
          className="peer absolute inset-0 size-full appearance-none rounded-full border border-line-strong bg-well transition-colors checked:border-cometa checked:bg-cometa disabled:opacity-60 forced-colors:appearance-auto"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-ink-muted transition-[translate,background-color] peer-checked:translate-x-5 peer-checked:bg-on-cometa forced-colors:hidden"
        />
      </label>
    </div>
  );
}
