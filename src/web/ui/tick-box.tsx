import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Checkbox } from './form/checkbox.tsx';
import { useShownAtOnce } from './use-shown-at-once.ts';

type TickBoxProps = {
  name: ReactNode;
  hint?: ReactNode;
  completed: boolean;
  onTick: (completed: boolean) => void;
  className?: string;
};

/** Something to do, and whether it is done. */
export function TickBox({ name, hint, completed, onTick, className }: TickBoxProps) {
  const [shown, show] = useShownAtOnce(completed);
  return (
    <Checkbox
      className={className}
      checked={shown}
      onChange={(event) => {
        show(event.target.checked);
        onTick(event.target.checked);
      }}
      label={<span className={clsx('break-words', shown && 'text-ink-muted line-through')}>{name}</span>}
      hint={hint}
    />
  );
}
