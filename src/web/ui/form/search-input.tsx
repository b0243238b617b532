import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { type ComponentProps, useId, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { controlClass } from './text-input.tsx';

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'ref'> & {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
};

export function SearchInput({
  label,
  value,
  onValueChange,
  id,
  className,
  placeholder,
  ...rest
}: SearchInputProps) {
  const generated = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <div className={clsx('relative', className)}>
      <label htmlFor={id ?? generated} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-ink-muted"
      />
      <input
        {...rest}
        ref={input}
        id={id ?? generated}
        type="search"
        enterKeyHint="search"
        placeholder={placeholder ?? label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={clsx(controlClass, 'appearance-none ps-10 pe-11 [&::-webkit-search-cancel-button]:hidden')}
      />
      {value && (
        <IconButton
          label="Limpar busca"
          onClick={clear}
          className="absolute end-0 top-1/2 -translate-y-1/2 text-ink-muted hover:bg-transparent hover:text-ink active:scale-100"
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
