import type { ToastApi, ToastOptions } from './use-toast.ts';

/** A toast that a screen asks for. */
export interface Said {
  kind: keyof ToastApi;
  message: string;
  options: ToastOptions;
}

/** Keeps what is said until there is somebody to show it; `onSaid` hears that there is something. */
export function createToastQueue() {
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
