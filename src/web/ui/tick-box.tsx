import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Checkbox } from './form/checkbox.tsx';

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

const patience = 100;

/**
 * `value`, but changed in the very frame of a click: the cache tells its readers only after the event. What the
 * cache says next wins, and so does its silence.
 */
export function useShownAtOnce(value: boolean): [shown: boolean, show: (next: boolean) => void] {
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setShown(value);
  }
  useEffect(() => {
    if (shown === value) return;
    const timer = setTimeout(() => setShown(value), patience);
    return () => clearTimeout(timer);
  }, [shown, value]);
  return [shown, setShown];
}
