import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** A link to where this page belongs, drawn above the title. */
  back?: ReactNode;
  /** Tags and badges under the title. */
  meta?: ReactNode;
  actions?: ReactNode;
};

/** The page's h1 takes focus by script, so a change of route can be announced. */
export function PageHeader({ title, subtitle, back, meta, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-3">
      {back && <div className="-mb-1 text-sm">{back}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-[70ch] flex-1 basis-64">
          <h1 tabIndex={-1} className="text-xl">
            {title}
          </h1>
          {subtitle && <p className="mt-1 text-ink-muted">{subtitle}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {meta && <div className="flex flex-wrap items-center gap-2">{meta}</div>}
    </header>
  );
}

/**
 * On a phone the main action floats where the thumb is; `floats` tells the frame to leave room below what it would
 * cover. While a text is being written it is out of the way.
 */
export const floatingClass =
  'floats max-sm:fixed max-sm:end-4 max-sm:bottom-[calc(1rem+max(var(--safe-bottom),var(--dock))+var(--toast-lift,0px))] max-sm:z-30 max-sm:min-h-12 max-sm:px-5 max-sm:shadow-raised max-sm:[:root:has(:is(textarea,input:not([type=radio],[type=checkbox])):focus)_&]:invisible';

/** A page of one column, in the middle of a wide screen. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)]">{children}</div>
);
