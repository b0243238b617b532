import { clsx } from 'clsx';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { OrbitMark } from './brand/orbit-logo.tsx';

/** `main` is the amber one: one per screen. */
export type ButtonVariant = 'main' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  main: 'border-sol-strong bg-sol text-on-sol hover:bg-sol-hover',
  secondary: 'border-line-strong bg-surface-raised text-ink hover:bg-well',
  quiet: 'border-transparent text-ink hover:bg-well',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 py-1 text-sm pointer-coarse:min-h-11',
  md: 'min-h-10 px-4 py-1.5 text-sm pointer-coarse:min-h-11',
  lg: 'min-h-12 px-6 py-2 text-base',
};

export function buttonClass({
  variant = 'secondary',
  size = 'md',
}: {
  variant?: ButtonVariant;
  size?: ButtonSize;
} = {}): string {
  return clsx(
    'inline-flex select-none items-center justify-center rounded-md border text-center font-semibold leading-tight',
    'transition-[background-color,border-color,scale] active:scale-[0.985] motion-reduce:active:scale-100',
    'disabled:pointer-events-none disabled:not-aria-busy:opacity-60 aria-disabled:pointer-events-none aria-disabled:opacity-60',
    '[&_svg]:size-[1.125em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
  );
}

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  busy?: boolean;
  /** What the button says while busy, such as 'Entrando...'. Its width is reserved from the start. */
  busyLabel?: string;
  /** Element to be drawn as this button, such as a router's link. */
  render?: ReactElement<Record<string, unknown>>;
};

export function Button({
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  busy = false,
  busyLabel,
  render,
  className,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const shown = busy && busyLabel ? busyLabel : children;
  const other = busy ? children : busyLabel;
  const leading = busy ? <OrbitMark spinning /> : icon;
  const content = (
    <span
      data-reserve={typeof other === 'string' ? other : undefined}
      className={clsx(
        'grid min-w-0 before:invisible before:h-0 before:overflow-hidden before:content-[attr(data-reserve)]',
        busyLabel && 'before:ps-[1.75em]',
      )}
    >
      <span className="flex items-center justify-center gap-2">
        {leading}
        <span className="min-w-0 text-balance">{shown}</span>
      </span>
    </span>
  );
  const shared = { ...rest, className: clsx(buttonClass({ variant, size }), className) };
  if (render) {
    return cloneElement(render, { ...shared, 'aria-disabled': disabled || undefined }, content);
  }
  return (
    <button {...shared} type={type} disabled={disabled || busy} aria-busy={busy || undefined}>
      {content}
    </button>
  );
}
