import { clsx } from 'clsx';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { OrbitMark } from './brand/orbit-mark.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
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
