import { clsx } from 'clsx';
import { OrbitMark } from './brand/orbit-logo.tsx';

type SpinnerProps = { label?: string; labelHidden?: boolean; size?: 'sm' | 'md' | 'lg'; className?: string };

const sizes = { sm: 'size-4', md: 'size-6', lg: 'size-12' };

/** Waiting, in words as well: the planet may be standing still. */
export function Spinner({ label = 'Carregando...', labelHidden, size = 'md', className }: SpinnerProps) {
  return (
    <div
      role="status"
      className={clsx(
        'inline-flex items-center gap-2.5 text-ink-muted text-sm',
        size === 'lg' && 'flex-col',
        className,
      )}
    >
      <OrbitMark spinning className={clsx('shrink-0 text-cometa', sizes[size])} />
      <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
    </div>
  );
}
