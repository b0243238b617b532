import type { ComponentProps } from 'react';

type LinkProps = Pick<ComponentProps<'a'>, 'href' | 'title' | 'children'>;

/** A link that leaves this site, or the text of one that leads nowhere. */
export function OuterLink({ href, title, children }: LinkProps) {
  return href ? (
    <a href={href} title={title ?? 'Abre em outra aba'} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
}

interface SiteLinkProps extends LinkProps {
  onVisit: (path: string) => void;
}

/** A link that `onVisit` opens when it stays on this site, unless the student wants it elsewhere. */
export function SiteLink({ onVisit, ...link }: SiteLinkProps) {
  const { href, title, children } = link;
  if (!href?.startsWith('/')) return <OuterLink {...link} />;
  return (
    <a
      href={href}
      title={title}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onVisit(href);
      }}
    >
      {children}
    </a>
  );
}
