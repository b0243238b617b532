import type { Page } from '@playwright/test';

// What keeps a finger, a keyboard or a small screen from something on the page as it stands. Each answers a list.

const targets = ['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'summary']
  .concat(['button', 'tab', 'option', 'menuitem', 'combobox'].map((role) => `[role=${role}]`))
  .join(', ');

/**
 * Targets inside of `within` that a finger misses: links of less than 24 px (WCAG 2.5.8), unless they stand in a sentence, and anything
 * else of less than 44 px (the product's own rule on touch screens).
 */
export const smallTargets = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(
    ([selector, around]) => {
      const isDrawn = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      };
      const labelsOf = (element: Element) => [...((element as HTMLInputElement).labels ?? [])];
      /** What is drawn for a control: itself, its label, or for a slider its thumb. */
      const drawnFor = (element: Element) =>
        element.matches('[type=range]')
          ? (element.parentElement ?? element)
          : ([element, ...labelsOf(element)].find(isDrawn) ?? element);
      /** How far around its middle a press is heard: found by looking what lies there. */
      const reach = (element: Element) => {
        const drawn = drawnFor(element);
        const own = [drawn, element, ...labelsOf(element)];
        const hears = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && own.some((one) => one.contains(hit));
        };
        drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = drawn.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const far = (dx: number, dy: number) => {
          let steps = 0;
          while (steps < 30 && hears(x + dx * (steps + 0.5), y + dy * (steps + 0.5))) steps += 1;
          return steps;
        };
        return { width: far(-1, 0) + far(1, 0), height: far(0, -1) + far(0, 1) };
      };
      const isInSentence = (element: Element) => {
        const words = element.textContent?.trim() ?? '';
        const around = element.closest('p, li, dd, label, span:has(> a)')?.textContent?.trim() ?? '';
        return getComputedStyle(element).display === 'inline' && around.length > words.length;
      };
      return [...document.querySelectorAll(selector)]
        .filter((element) => element.closest(around))
        .filter(
          (element) =>
            isDrawn(drawnFor(element)) &&
            !element.matches(':disabled, [aria-disabled=true]') &&
            !element.closest('[inert], [aria-hidden=true]'),
        )
        .flatMap((element) => {
          const isLink = element.matches('a:not([role])');
          if (isLink && isInSentence(element)) return [];
          const least = isLink ? 24 : 44;
          const { width: wide, height: tall } = element.getBoundingClientRect();
          // Half a pixel is the screen's, not the finger's.
          if (Math.min(wide, tall) >= least - 0.5) return [];
          const { width, height } = reach(element);
          if (Math.min(width, height) >= least - 1) return [];
          const name =
            element.getAttribute('aria-label') ?? labelsOf(element)[0]?.textContent ?? element.textContent;
          return [`${width} × ${height} px for ${element.tagName} “${name?.trim().slice(0, 40)}”`];
        });
    },
    [targets, within] as const,
  );

/** Text that something cuts off and nothing lets one reach: neither scrolling nor an ellipsis that says so. */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px of sideways scroll`] : [];
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const cuts = (around: Element, box: DOMRect): boolean | null => {
      const { position, textOverflow, webkitLineClamp, overflowX, overflowY } = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      // Where nothing further out matters: kept for screen readers, scrolled, or shortened with an ellipsis.
      if (frame.width <= 1 || position === 'fixed' || /auto|scroll/.test(overflowX + overflowY)) return false;
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
      const isCutAside = clips(overflowX) && (box.left < frame.left - 1 || box.right > frame.right + 1);
      const isCutBelow = clips(overflowY) && (box.top < frame.top - 3 || box.bottom > frame.bottom + 3);
      return isCutAside || isCutBelow || null;
    };
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim();
      if (!parent || !words || parent.closest('[aria-hidden=true], [inert], option')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      for (
        let around: Element | null = parent;
        around !== document.body && around;
        around = around.parentElement
      ) {
        const isCut = cuts(around, box);
        if (isCut) found.push(`“${words.slice(0, 40)}” is cut off`);
        if (isCut !== null) break;
      }
    }
    return found;
  });

/**
 * Controls that a keyboard reaches without their being seen: wholly under something else (WCAG 2.4.11), or with nothing
 * drawn around them (2.4.7).
 */
export async function hiddenFocus(page: Page): Promise<string[]> {
  // From here on the page knows that a keyboard is used.
  await page.keyboard.press('Tab');
  return page.evaluate((selector) => {
    /** What is drawn around a control, be it by itself, its label or a card that it stands in. */
    const outlines = (element: Element) => {
      const around = [element, ...((element as HTMLInputElement).labels ?? [])];
      for (let outer = element.parentElement; outer && around.length < 6; outer = outer.parentElement)
        around.push(outer);
      return around
        .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
        .map(({ outlineStyle, outline, outlineOffset }) => outlineStyle !== 'none' && outline + outlineOffset)
        .join();
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      (document.activeElement as HTMLElement | null)?.blur();
      const before = outlines(element);
      element.focus();
      if (document.activeElement !== element) continue;
      const label = (element as HTMLInputElement).labels?.[0] ?? element;
      const box = (element.getBoundingClientRect().width > 1 ? element : label).getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      const isSeen = parts.some((x) =>
        parts.some((y) => {
          const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
          return hit && (element.contains(hit) || label.contains(hit) || hit.contains(element));
        }),
      );
      const name = `${element.tagName} “${(element.getAttribute('aria-label') ?? label.textContent)?.trim().slice(0, 40)}”`;
      if (!isSeen) found.push(`${name} lies under something`);
      if (outlines(element) === before) found.push(`${name} shows no focus`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    return found;
  }, targets);
}
