import type { Page } from '@playwright/test';
import {
  api,
  dayAt,
  expect,
  expectNoSidewaysScroll,
  isAll,
  makeCycle,
  makePlan,
  signUp,
  startTimer,
  test,
  visit,
} from './journey.ts';

const widths = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

/** At the other widths it stands in the header, too, which is the same on every screen. */
const telling = isAll ? widths : widths.filter(({ width }) => width === 768 || width === 1280);

/** The controls of the page that the folded timer covers, wherever the page is scrolled to. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const timer = [...document.querySelectorAll('button')].find((button) =>
      button.textContent?.startsWith('Timer:'),
    );
    if (!timer) return ['there is no timer'];
    // What scrolls under the header is hidden by the header, and comes out again; the header itself stands still.
    const header = getComputedStyle(timer).position === 'fixed' ? null : timer.closest('header');
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, label, summary, [role="tab"]',
      ),
    ].filter(
      (control) => control !== timer && (!header || header.contains(control)) && control.checkVisibility(),
    );
    /** What of it is in sight: not what a strip has scrolled away. */
    const seen = (control: Element) => {
      let { left, right, top, bottom } = control.getBoundingClientRect();
      for (let box = control.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const around = box.getBoundingClientRect();
        [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      }
      return { left, right, top, bottom, width: Math.max(0, right - left), height: bottom - top };
    };
    const found = new Set<string>();
    const look = () => {
      const place = timer.getBoundingClientRect();
      for (const control of controls) {
        const { left, right, top, bottom, width, height } = seen(control);
        const isApart =
          right <= place.left || left >= place.right || bottom <= place.top || top >= place.bottom;
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (width * height > 0 && (!isApart || (middle !== null && timer.contains(middle))))
          found.add(control.outerHTML);
      }
    };
    const step = innerHeight / 8;
    for (let top = 0; ; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(drawn));
      look();
      if (header || top >= document.documentElement.scrollHeight - innerHeight) break;
    }
    return [...found];
  });

test('the timer is on every screen, and covers no control at any width', async ({ page }) => {
  await signUp(page);
  const plan = await makePlan(page);
  const cycle = await makeCycle(page, { name: 'Ciclo do vestibular', examDate: dayAt(60) });
  const cards = Array.from({ length: 12 }, (_, number) => ({
    question: `O que é a regra ${number}?`,
    answer: 'Uma resposta.',
    subject: 'Biologia',
    deck: 'Genética',
  }));
  await api(page, 'POST', '/flashcards/bulk', { cards });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Timer:/ }).click();
  const panel = page.getByRole('dialog', { name: 'Timer' });
  await startTimer(panel);
  const paths = [
    '/dashboard',
    `/study-plans/${plan}`,
    `/study-plans/${plan}?tab=schedule`,
    `/study-plans/${plan}?tab=topics`,
    `/study-plans/${plan}/edit`,
    '/study-plans',
    '/study-plans/create',
    '/flashcards',
    '/flashcards/create',
    '/summaries',
    '/summaries/create',
    `/study-cycles/${cycle}`,
    '/study-cycles/create',
    '/marketplace',
    '/pomodoro-history',
    '/professor',
    '/profile',
    '/payments',
  ];
  for (const path of paths) {
    await visit(page, path);
    for (const size of path === '/dashboard' ? widths : telling) {
      await page.setViewportSize(size);
      const timer = page.getByRole('button', { name: /^Timer:/ });
      await expect(timer).toBeInViewport({ ratio: 1 });
      expect(await covered(page), `${path} at ${size.width} px`).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('the timer stands in the header of a phone, says the time there, and is pressed', async ({ page }) => {
  await signUp(page);
  for (const { width, height } of widths.slice(0, 4)) {
    await page.setViewportSize({ width, height });
    await page.goto('/flashcards');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: /^Timer:/ }).click();
    const panel = page.getByRole('dialog', { name: 'Timer' });
    await expect(panel).toBeInViewport({ ratio: 0.9 });
    if (width === 320) {
      await startTimer(panel);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(header.getByRole('button', { name: /^Timer: .*2[45]:\d\d/ })).toBeInViewport({ ratio: 1 });
  }
});
