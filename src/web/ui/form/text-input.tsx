import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

export type TextInputProps = ComponentProps<'input'>;

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return <input {...rest} {...useFieldControl(rest)} type={type} className={clsx(controlClass, className)} />;
}
