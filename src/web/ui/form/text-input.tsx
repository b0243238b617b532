import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';

/** Text of 16 px: smaller makes phones zoom into the page on focus. */
export const controlClass = [
  'block min-h-10 w-full min-w-0 rounded-md border border-line-strong bg-surface-raised px-3 py-1.5 pointer-coarse:min-h-11',
  'text-base text-ink text-ellipsis placeholder:text-ink-muted',
  'transition-[border-color] hover:border-ink-muted focus-visible:border-cometa focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:outline-danger',
  'disabled:border-line disabled:bg-well disabled:text-ink-muted [&[readonly]]:bg-well',
].join(' ');

export type TextInputProps = ComponentProps<'input'>;

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return <input {...rest} {...useFieldControl(rest)} type={type} className={clsx(controlClass, className)} />;
}
