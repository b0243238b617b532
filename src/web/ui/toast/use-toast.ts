import { createContext, use } from 'react';

export type ToastOptions = {
  /** A second sentence, below the first. */
  description?: string;
  /** Offers 'Desfazer' for 8 s. */
  undo?: () => void;
  action?: { label: string; onAction: () => void };
  /** Milliseconds on screen; 0 stays until closed. */
  duration?: number;
  /** Called when it leaves without its action having been taken. */
  onExpire?: () => void;
};

type Show = (message: string, options?: ToastOptions) => void;
export type ToastApi = { success: Show; error: Show; info: Show };

export const ToastContext = createContext<ToastApi | null>(null);

/** The same object on every render. Needs a ToastProvider above. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}
