import type { ReactNode } from 'react';
import { wantsSingleKeys } from '#web/lib/single-keys.ts';
import { Kbd } from '#web/ui/kbd.tsx';

/** The key that does the same, for who has keys and wants them to. */
export function KeyHint({ children }: { children: ReactNode }) {
  if (!wantsSingleKeys()) return null;
  return (
    <span aria-hidden="true" className="pointer-coarse:hidden">
      <Kbd>{children}</Kbd>
    </span>
  );
}
