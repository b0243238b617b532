import { type ReactNode, useEffect, useState } from 'react';
import { LazyDialog, preloadable } from '../overlay/lazy-dialog.tsx';
import { type ToastApi, ToastContext, type ToastOptions } from './use-toast.ts';

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

/** A toast that a screen asks for. */
export interface Said {
  kind: keyof ToastApi;
  message: string;
  options: ToastOptions;
}

/** Keeps what is said until there is somebody to show it; `onSaid` hears that there is something. */
function createToastQueue() {
  const waiting: Said[] = [];
  const listeners = new Set<() => void>();
  let hear: ((said: Said) => void) | null = null;
  const say =
    (kind: Said['kind']) =>
    (message: string, options: ToastOptions = {}) => {
      const said = { kind, message, options };
      if (hear) return hear(said);
      waiting.push(said);
      for (const listener of listeners) listener();
    };
  const api: ToastApi = { success: say('success'), error: say('error'), info: say('info') };
  return {
    api,
    onSaid: (listener: () => void) => {
      listeners.add(listener);
      if (waiting.length > 0) listener();
      return () => void listeners.delete(listener);
    },
    listen: (next: (said: Said) => void) => {
      hear = next;
      for (const said of waiting.splice(0)) next(said);
      return () => {
        hear = null;
      };
    },
  };
}
