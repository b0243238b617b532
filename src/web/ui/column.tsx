import type { ReactNode } from 'react';

/** A page of one column, in the middle of a wide screen. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)]">{children}</div>
);
