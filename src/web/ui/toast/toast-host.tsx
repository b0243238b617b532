import { Toast as Base } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { ToastCard } from './toast-card.tsx';
import type { Said } from './toast-queue.ts';

const durations: Record<Said['kind'], number> = { success: 2500, info: 4000, error: 8000 };
const withAction = 8000;

type Manager = ReturnType<typeof Base.createToastManager>;

function show(manager: Manager, { kind, message, options }: Said): void {
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
}

/** Milliseconds after which a screen reader knows a live region: what comes along with it is not read out. */
const knownMs = 100;

function ToastList({ listen, manager }: Pick<ToastHostProps, 'listen'> & { manager: Manager }) {
  const { toasts } = Base.useToastManager();
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = listen((said) => show(manager, said));
    }, knownMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [listen, manager]);
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />);
}

interface ToastHostProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Hears of each toast, those said before included; answers how to stop. */
  listen: (hear: (said: Said) => void) => () => void;
}

/** `--toast-lift` on the root raises the toasts above whatever floats at the bottom of the screen. */
export function ToastHost({ listen }: ToastHostProps) {
  const [manager] = useState(() => Base.createToastManager());
  return (
    <Base.Provider toastManager={manager} limit={3}>
      <Base.Portal>
        <Base.Viewport
          aria-label="Avisos"
          className="fixed inset-x-4 bottom-[calc(1rem+max(var(--safe-bottom),var(--dock))+var(--toast-lift,0px))] z-60 flex flex-col-reverse gap-2 sm:left-auto sm:w-96"
        >
          <ToastList listen={listen} manager={manager} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}
