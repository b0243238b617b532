import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface LandingSectionProps {
  /** Where the header's links lead. */
  id?: string;
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
}

/** One part of the landing page under its heading. */
export function LandingSection({ id, title, lead, className, children }: LandingSectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={clsx('py-14 md:py-20', className)}>
      <div className="mx-auto max-w-6xl px-safe">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-[60ch] text-ink-muted">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
