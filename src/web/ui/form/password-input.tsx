import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export function PasswordInput({ className, ...rest }: Omit<TextInputProps, 'type'>) {
  const [visible, setVisible] = useState(false);
  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={visible ? 'text' : 'password'}
        className={clsx('pe-12', className)}
      />
      <IconButton
        label={visible ? 'Ocultar senha' : 'Mostrar senha'}
        disabled={rest.disabled}
        onClick={() => setVisible(!visible)}
        className="absolute end-0 top-1/2 -translate-y-1/2 text-ink-muted hover:bg-transparent hover:text-ink active:scale-100"
      >
        {visible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
