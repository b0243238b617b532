import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Long text to be read: terms, summaries, a tutor's answer. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={clsx(
        'max-w-[70ch] break-words text-ink [&>*+*]:mt-4 [&>:first-child]:mt-0',
        '[&_h1]:text-xl [&_h2]:mt-8! [&_h2]:text-lg [&_h3]:mt-6! [&_h3]:font-semibold [&_h3]:text-base',
        '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:ps-5 [&_li]:mt-1.5 [&_li]:marker:text-ink-muted',
        '[&_a]:link [&_strong]:font-semibold [&_hr]:border-line',
        '[&_blockquote]:border-cometa [&_blockquote]:border-s-2 [&_blockquote]:ps-4 [&_blockquote]:text-ink-muted',
        '[&_code]:rounded-[0.25rem] [&_code]:bg-well [&_code]:px-1 [&_code]:font-mono [&_code]:text-[0.875em]',
        '[&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-well [&_pre]:p-3 [&_pre_code]:p-0',
        '[&_table]:w-full [&_table]:text-sm [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:p-2 [&_th]:text-start',
        className,
      )}
    >
      {children}
    </div>
  );
}
