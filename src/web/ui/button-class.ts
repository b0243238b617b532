import { clsx } from 'clsx';

/** `main` is the amber one: one per screen. */
export type ButtonVariant = 'main' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

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
