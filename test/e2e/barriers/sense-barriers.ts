import type { Page } from '@playwright/test';

// What keeps an eye or an ear from the page as it stands, where axe does not look. Each answers a list.

/** What a screen reader would stumble over in the page's structure. */
export const structureFlaws = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[aria-hidden=true], [inert]'),
      );
    const flaws: string[] = [];
    const banner = 'header:not(main *, article *, section *, aside *)';
    for (const part of ['main', banner, 'h1']) {
      const count = all(part).length;
      if (count !== 1) flaws.push(`${count} × ${part}`);
    }
    const navigations = all('nav').map((nav) => nav.getAttribute('aria-label') ?? '');
    if (navigations.includes('') || new Set(navigations).size < navigations.length)
      flaws.push(`navigations named ${navigations.join(', ')}`);
    let before = 0;
    for (const heading of all('h1, h2, h3, h4, h5, h6')) {
      const level = Number(heading.tagName[1]);
      if (level > before + 1) flaws.push(`h${before}, then h${level} “${heading.textContent}”`);
      before = level;
    }
    // The menu and its like mark the part of the product one is in; any other link only the page itself.
    for (const link of all(
      'a[aria-current=page]:not(nav *, [aria-label="Conversas"] *)',
    ) as HTMLAnchorElement[])
      if (link.href !== location.href && link.pathname !== '/profile')
        flaws.push(`“${link.textContent}” is called the current page`);
    return flaws;
  });

/** What moves for longer than 10 ms. */
export const runningMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const target = (effect as KeyframeEffect | null)?.target;
      const ms = Number(effect?.getComputedTiming().endTime ?? 0);
      return ms > 10 ? [`${target?.tagName} “${target?.textContent?.slice(0, 40)}” moves for ${ms} ms`] : [];
    }),
  );

/** States that the colours of the system leave without a sign: what is chosen, current, done or drawn. */
export const unmarkedStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const isOutlined = (element: Element | null | undefined) =>
      element ? getComputedStyle(element).outlineStyle !== 'none' : false;
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    for (const chosen of seen('input:checked')) {
      const isNative = getComputedStyle(chosen).appearance !== 'none' && chosen.clientWidth > 1;
      const { labels } = chosen as HTMLInputElement;
      if (!isNative && !isOutlined(labels?.[0])) found.push(`chosen: ${labels?.[0]?.textContent}`);
    }
    for (const current of seen('[aria-current=page]'))
      if (!isOutlined(current)) found.push(`current: ${current.textContent}`);
    for (const fill of seen('[data-fill]')) {
      const { backgroundColor } = getComputedStyle(fill);
      if (backgroundColor === getComputedStyle(fill.parentElement ?? fill).backgroundColor)
        found.push(`fill of: ${fill.parentElement?.className}`);
    }
    for (const ring of seen('[role=progressbar] > svg')) {
      const [track, arc] = [...ring.querySelectorAll('circle')].map(
        (circle) => getComputedStyle(circle).stroke,
      );
      const ground = getComputedStyle(document.body).backgroundColor;
      if (track === arc || arc === ground || track === ground) found.push(`ring: ${arc} over ${track}`);
    }
    return found;
  });

/** Notes from now on all that a live region says on the pages of this tab; read by `heard`. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const isLive = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest(isLive) ?? [];
      });
      for (const region of new Set(regions)) if (region.textContent) said.push(region.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** What `listen` noted on this page so far. */
export const heard = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'));
