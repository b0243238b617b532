import { Toast as Base } from '@base-ui/react/toast';
import { type ReactNode, useState } from 'react';
import { ToastCard } from './toast-card.tsx';
import { type ToastApi, ToastContext, type ToastOptions } from './use-toast.ts';

type Kind = keyof ToastApi;
const durations: Record<Kind, number> = { success: 2500, info: 4000, error: 8000 };
const withAction = 8000;

function createToasts() {
  const manager = Base.createToastManager();
  const show =
    (kind: Kind) =>
    (message: string, options: ToastOptions = {}) => {
      const action = options.undo ? { label: 'Desfazer', onAction: options.undo } : options.action;
      let taken = false;
      const id = manager.add({
        title: message,
        description: options.description,
        type: kind,
        priority: kind === 'error' ? 'high' : 'low',
        timeout: options.duration ?? (action ? withAction : durations[kind]),
        onClose: () => {
          if (!taken) options.onExpire?.();
        },
        actionProps: action && {
          children: action.label,
          onClick: () => {
            taken = true;
            action.onAction();
            manager.close(id);
          },
        },
      });
    };
  const api: ToastApi = { success: show('success'), error: show('error'), info: show('info') };
  return { manager, api };
}

function ToastList() {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />);
}

/** `--toast-lift` on the root raises the toasts above whatever floats at the bottom of the screen. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [{ manager, api }] = useState(createToasts);
  return (
    <ToastContext value={api}>
      <Base.Provider toastManager={manager} limit={3}>
        {children}
        <Base.Portal>
          <Base.Viewport
            aria-label="Avisos"
            className="fixed inset-x-4 bottom-[calc(1rem+var(--safe-bottom)+var(--toast-lift,0px))] z-60 flex flex-col-reverse gap-2 sm:left-auto sm:w-96"
          >
            <ToastList />
          </Base.Viewport>
        </Base.Portal>
      </Base.Provider>
    </ToastContext>
  );
}
