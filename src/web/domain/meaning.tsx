import { X } from 'lucide-react';
import { useState } from 'react';
import { storage } from '#web/lib/storage.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type MeaningProps = {
  /** The noun, as a student reads it. */
  of: string;
  /** What it is, in 15 words at most. */
  children: string;
  className?: string;
};

/** What a noun means, where it is first met; gone once it has been put away, until who signed in signs out. */
export function Meaning({ of, children, className = '' }: MeaningProps) {
  const key = `meaning:${of}`;
  const [isKnown, setKnown] = useState(() => storage.get(key) !== null);
  if (isKnown) return null;
  const putAway = () => {
    storage.set(key, 'known');
    setKnown(true);
  };
  return (
    <span className={`flex items-start gap-1 text-ink-muted text-sm ${className}`}>
      <span className="max-w-[70ch] py-1.5 pointer-coarse:py-3">{children}</span>
      <IconButton label={`Entendi o que é ${of}`} size="sm" onClick={putAway}>
        <X aria-hidden="true" className="size-4!" />
      </IconButton>
    </span>
  );
}
