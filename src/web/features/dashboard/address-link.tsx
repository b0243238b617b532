import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type AddressLinkProps = {
  /** An address of this client as the server writes it: path, search and hash. */
  href: string;
  className?: string;
  children: ReactNode;
};

export function AddressLink({ href, className, children }: AddressLinkProps) {
  const { pathname, searchParams, hash } = new URL(href, location.origin);
  // Only the server knows where it leads, so the routes cannot check it.
  const to = { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) } as LinkProps;
  return (
    <Link {...to} className={className}>
      {children}
    </Link>
  );
}
