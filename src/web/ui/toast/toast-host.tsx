import { Toast as Base } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { buttonClass } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import type { Said } from './toast-provider.tsx';

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

const marks: Record<string, { icon: typeof Info; style: string }> = {
  success: { icon: CircleCheck, style: 'text-ok' },
  error: { icon: CircleAlert, style: 'text-danger' },
};
const neutral = { icon: Info, style: 'text-cometa' };

function ToastCard({ toast }: Pick<ComponentProps<typeof Base.Root>, 'toast'>) {
  const { icon: Icon, style } = marks[toast.type ?? ''] ?? neutral;
  return (
    <Base.Root
      toast={toast}
      swipeDirection={['right', 'down']}
      className={clsx(
        'rounded-lg border border-line bg-surface-raised shadow-raised transition-[translate,opacity] duration-(--calm)',
        'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) data-swiping:transition-none',
        'data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0',
      )}
    >
      <Base.Content className="flex min-h-12 items-center gap-3 py-1.5 ps-3.5 pe-1.5">
        <Icon aria-hidden="true" className={clsx('size-5 shrink-0', style)} />
        <div className="min-w-0 flex-1 py-1 text-sm">
          <Base.Title className="font-medium font-sans text-sm tracking-normal" />
          <Base.Description className="text-ink-muted" />
        </div>
        <Base.Action
          className={clsx(buttonClass({ variant: 'quiet', size: 'sm' }), '-mx-1 shrink-0 px-2! text-cometa!')}
        />
        <Base.Close
          // It takes the focus at any time, so it is told of at any time.
          aria-hidden={false}
          render={
            <IconButton label="Fechar aviso" size="sm" className="text-ink-muted">
              <X aria-hidden="true" />
            </IconButton>
          }
        />
      </Base.Content>
    </Base.Root>
  );
}
