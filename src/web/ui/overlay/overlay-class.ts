/** Shared by everything that opens over the page. */
export const veilClass =
  'fixed inset-0 z-50 min-h-dvh bg-veil backdrop-blur-[2px] transition-opacity duration-(--calm) data-ending-style:opacity-0 data-starting-style:opacity-0';

export const sheetClass = [
  'relative flex max-h-[min(88dvh,44rem)] w-full flex-col overflow-hidden border border-line bg-surface-raised text-ink shadow-raised outline-none',
  'rounded-t-lg pb-(--safe-bottom) sm:rounded-lg sm:pb-0',
  'transition-[translate,scale,opacity] duration-(--calm) ease-out',
  'max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full',
  'sm:data-ending-style:scale-[0.97] sm:data-ending-style:opacity-0 sm:data-starting-style:scale-[0.97] sm:data-starting-style:opacity-0',
].join(' ');

/** At the bottom of a phone, in reach of the thumb; in the middle of anything wider. */
export const stageClass = 'fixed inset-0 z-50 grid items-end justify-items-center sm:items-center sm:p-6';

export const popupClass =
  'max-h-(--available-height) origin-(--transform-origin) overflow-y-auto rounded-lg border border-line bg-surface-raised text-ink shadow-raised outline-none transition-[scale,opacity] data-ending-style:scale-[0.97] data-ending-style:opacity-0 data-starting-style:scale-[0.97] data-starting-style:opacity-0';
