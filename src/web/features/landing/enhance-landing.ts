/** Pixels of scrolling after which the header no longer floats on the sky. */
const scrolledAfter = 50;

/**
 * What the landing page does beyond its HTML, the same whether a server sent it or the client drew it: the header
 * darkens once the page is scrolled, and the menu closes when it has led somewhere on the page; where the browser knows
 * no popover (iOS 16), its button opens and closes it. Answers what stops it.
 */
export function enhanceLanding(page: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const header = page.querySelector('header');
  const darken = () => header?.toggleAttribute('data-scrolled', window.scrollY > scrolledAfter);
  window.addEventListener('scroll', darken, { passive: true, signal });
  darken();

  const menu = header?.querySelector<HTMLElement>('[popover]');
  const hasPopover = menu?.showPopover !== undefined;
  const button = header?.querySelector('[popovertarget]');
  const toggle = (isOpen?: boolean) =>
    button?.setAttribute('aria-expanded', String(menu?.toggleAttribute('open', isOpen)));
  const close = ({ target }: Event) => {
    if (!(target as Element).closest('a')) return;
    if (hasPopover) menu.hidePopover();
    else toggle(false);
  };
  menu?.addEventListener('click', close, { signal });
  if (menu && !hasPopover) {
    toggle(false);
    button?.addEventListener('click', () => toggle(), { signal });
  }
  return () => listening.abort();
}
