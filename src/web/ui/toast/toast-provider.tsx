import { type ReactNode, useEffect, useState } from 'react';
import { LazyDialog } from '../overlay/lazy-dialog.tsx';
import { preloadable } from '../overlay/preload-lazy.ts';
import { createToastQueue } from './toast-queue.ts';
import { ToastContext } from './use-toast.ts';

const load = preloadable(async () => (await import('./toast-host.tsx')).ToastHost);

/** What shows toasts is loaded when the first one is said. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [{ api, onSaid, listen }] = useState(createToastQueue);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onSaid(() => setWanted(true)), [onSaid]);
  return (
    <ToastContext value={api}>
      {children}
      <LazyDialog load={load} props={{ open: isWanted, onOpenChange: setWanted, listen }} />
    </ToastContext>
  );
}
