import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { OrbitMark } from '#web/ui/orbit-mark.tsx';

interface MessageFrameProps {
  by: 'student' | 'tutor';
  children: ReactNode;
  /** Who wrote it, of the tutor's engines. */
  engineName?: string | null;
  /** Still being written: read out when it is whole. */
  isBusy?: boolean;
}

/** A message with who said it: the student's at the end of the line, the tutor's over its whole width. */
export function MessageFrame({ by, children, engineName = null, isBusy = false }: MessageFrameProps) {
  if (by === 'student')
    return (
      <article aria-label="Você" className="ms-auto w-fit min-w-0 max-w-[min(85%,60ch)]">
        <p className="sr-only">Você disse:</p>
        <div className="rounded-lg rounded-ee-[0.25rem] bg-cometa-soft px-3.5 py-2.5">{children}</div>
      </article>
    );
  return (
    <article aria-label="Professor IA" aria-busy={isBusy || undefined} className="min-w-0">
      <h2 className="flex items-center gap-2 font-sans font-semibold text-sm tracking-normal">
        <OrbitMark
          spinning={isBusy}
          className={clsx('size-5 shrink-0', isBusy ? 'text-sol-strong' : 'text-cometa')}
        />
        Professor IA
        {engineName && <span className="font-normal text-ink-muted text-xs">{engineName}</span>}
      </h2>
      <div className="mt-1 min-w-0 sm:ps-7">{children}</div>
    </article>
  );
}
