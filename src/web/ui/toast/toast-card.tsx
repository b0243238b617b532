import { Toast as Base } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass } from '../button-class.ts';
import { IconButton } from '../icon-button.tsx';

const marks: Record<string, { icon: typeof Info; style: string }> = {
  success: { icon: CircleCheck, style: 'text-ok' },
  error: { icon: CircleAlert, style: 'text-danger' },
};
const neutral = { icon: Info, style: 'text-cometa' };

export function ToastCard({ toast }: Pick<ComponentProps<typeof Base.Root>, 'toast'>) {
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
