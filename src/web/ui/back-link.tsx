import { ArrowLeft } from 'lucide-react';
import { cloneElement, type ReactElement } from 'react';

type BackLinkProps = {
  children: string;
  /** A link of the router. It leads to a page above this one, which the router would call the current one, too. */
  render?: ReactElement<Record<string, unknown>>;
  href?: string;
};

export function BackLink({ children, render, href }: BackLinkProps) {
  const element: ReactElement<Record<string, unknown>> = render ?? <a href={href}>{children}</a>;
  return cloneElement(
    element,
    {
      ...(render && { activeOptions: { exact: true } }),
      className:
        'inline-flex min-h-6 items-center gap-1.5 rounded-md font-medium text-ink-muted text-sm transition-colors hover:text-ink pointer-coarse:min-h-11',
    },
    <ArrowLeft aria-hidden="true" className="size-4" />,
    children,
  );
}
