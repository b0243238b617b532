import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** Level of the title's heading. */
  level?: 2 | 3;
  description?: ReactNode;
  actions?: ReactNode;
  /** No inner padding: for lists and tables that reach the edges. */
  flush?: boolean;
};

export function Card({
  title,
  level = 2,
  description,
  actions,
  flush,
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={clsx('min-w-0 rounded-lg border border-line bg-surface', !flush && 'p-4 sm:p-5', className)}
    >
      {(title || actions) && (
        <header
          className={clsx(
            'flex flex-wrap items-center gap-x-4 gap-y-2',
            flush ? 'p-4 sm:px-5' : 'not-last:mb-3.5',
          )}
        >
          <div className="min-w-0 flex-1 basis-32">
            {title && (
              <Heading id={titleId} className="text-lg">
                {title}
              </Heading>
            )}
            {description && <p className="mt-0.5 text-ink-muted text-sm">{description}</p>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
