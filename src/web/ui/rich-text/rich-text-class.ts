import { clsx } from 'clsx';

/** A formula in one line stays in its own box, wherever its author would move its parts. */
export const inlineMathClass = '[&_.katex]:inline-block [&_.katex]:max-w-full [&_.katex]:contain-paint';

/** Prose as compact as a card: what it holds never makes it wider than it is. */
export const richTextClass = clsx(
  '[&_:is(p,ul,ol,blockquote,table,h3,h4,h5,h6)+*]:mt-2 [&_[data-block]+*]:mt-2',
  '[&_:is(h3,h4)]:font-semibold [&_h3]:text-lg [&_:is(h4,h5,h6)]:font-semibold',
  '[&_.task-list-item]:list-none [&_ul]:list-disc [&_ul]:ps-5 [&_ol]:list-decimal [&_li]:mt-1 [&_li]:marker:text-ink-muted',
  '[&_a]:link [&_strong]:font-semibold [&_hr]:my-3 [&_hr]:border-line',
  '[&_blockquote]:border-cometa [&_blockquote]:border-s-2 [&_blockquote]:ps-3 [&_blockquote]:text-ink-muted',
  '[&_:not(pre)>code]:rounded-[0.25rem] [&_:not(pre)>code]:bg-well [&_:not(pre)>code]:px-1',
  '[&_code]:font-mono [&_code]:text-[0.875em]',
  '[&_img]:h-auto [&_img]:max-h-80 [&_img]:max-w-full [&_img]:rounded-md [&_img]:object-contain',
  '[&_table]:text-sm [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5',
  '[&_th]:text-start [&_th]:font-semibold',
);
