import type { ReactNode } from 'react';
import { PageHeader } from '#web/ui/page-header.tsx';

type DashboardHeadProps = {
  /** Today, in words. */
  day: string;
  /** The student's run and its sky. */
  children: ReactNode;
};

/** What stands above the day's work. */
export function DashboardHead({ day, children }: DashboardHeadProps) {
  return (
    <>
      <PageHeader title="Painel" subtitle={<span className="block first-letter:uppercase">{day}</span>} />
      <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5">
        {children}
      </div>
    </>
  );
}
