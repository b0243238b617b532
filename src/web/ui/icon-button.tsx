import { clsx } from 'clsx';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from './button.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does, in words: its accessible name. */
  label: string;
  /** The icon. */
  children: ReactNode;
  variant?: ButtonVariant;
  size?: 'sm' | 'md';
  render?: ReactElement<Record<string, unknown>>;
};

export function IconButton({
  label,
  children,
  variant = 'quiet',
  size = 'md',
  render,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const shared = {
    ...rest,
    'aria-label': label,
    className: clsx(
      buttonClass({ variant, size: 'md' }),
      'shrink-0 px-0! [&_svg]:size-5!',
      size === 'sm' ? 'size-8 min-h-8! pointer-coarse:size-11' : 'size-10 pointer-coarse:size-11',
      className,
    ),
  };
  if (render) return cloneElement(render, shared, children);
  return (
    <button {...shared} type={type}>
      {children}
    </button>
  );
}
