import { chromium, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { buildWeb } from '../scripts/build.ts';
import { percentile } from './support/figures.ts';
import { signIn } from './support/signed-in.ts';
import { against, decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';

/** The first one warms up: every screen and what it asks for is known by then. */
const rounds = 11;
const cards = 500;
/** Milliseconds from the press to the frame that shows the screen. */
const aim = 100;
/** What the screen before still has to do is done by then. */
const pause = 500;

interface Step {
  name: string;
  /** The menu that has the link, which is opened first. */
  menu?: string;
  /** Of the link, within the page; the first one that fits. */
  link: string;
}

const steps: readonly Step[] = [
  { name: 'flashcards', menu: 'Estudos', link: 'a[href="/flashcards"]' },
  { name: 'revisão', link: 'main a[href^="/flashcards/review"]' },
  // In focus mode there is no header: its cross leads back.
  { name: 'flashcards, da revisão', link: 'a[href="/flashcards"]' },
  { name: 'resumos', menu: 'Estudos', link: 'a[href="/summaries"]' },
  { name: 'Professor', menu: 'Estudos', link: 'a[href="/professor"]' },
  { name: 'roadmaps', menu: 'Organização', link: 'a[href="/study-plans"]' },
  { name: 'um plano', link: 'main a[href^="/study-plans/"]:not([href$="/create"])' },
  { name: 'ciclos de estudo', menu: 'Organização', link: 'a[href="/study-cycles"]' },
  { name: 'marketplace', menu: 'Organização', link: 'a[href^="/marketplace"]' },
  { name: 'dashboard', link: 'header a[href="/"]' },
];

/**
 * Milliseconds from the last press to the frame after which another screen, nothing of it still loading, is up. Kept
 * in the page, as the way there and back takes longer than a frame.
 */
const watch = `
  addEventListener('click', ({ timeStamp, target }) => {
    if (!target.closest('a')) return;
    const before = document.querySelector('main h1, main h2')?.closest('main > *');
    globalThis.taken = new Promise((resolve) => {
      const look = () => {
        const main = document.querySelector('main');
        const isUp = main?.querySelector('h1') && !main.querySelector('[aria-busy="true"]') && !before?.isConnected;
        if (isUp) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, true);
`;

async function take(page: Page, { menu, link }: Step): Promise<number> {
  if (menu) await page.getByRole('navigation').getByRole('button', { name: menu }).click();
  const found = page.locator(link).filter({ visible: true }).first();
  await found.click();
  const taken = await page.evaluate<number>('globalThis.taken');
  await page.waitForTimeout(pause);
  return taken;
}

await buildWeb({ ifStale: true });
await tidily(async (stack) => {
  const browser = await chromium.launch(config.use?.launchOptions);
  stack.defer(() => browser.close());
  const context = await signIn(stack, browser, { cards, newPerDay: 20 });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto('/dashboard');
  await page.waitForLoadState('networkidle');
  const times = steps.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, step] of steps.entries()) {
      const taken = await take(page, step);
      if (round > 0) times[index]?.push(taken);
    }
  printTable(
    'De um toque numa ligação ao conteúdo da tela, que já foi vista antes',
    ['tela', 'p50 ms', 'a pior de dez ms'],
    steps.map(({ name }, index) => [
      name,
      against(percentile(times[index] ?? [], 0.5), '≤', aim, 0),
      decimal(Math.max(...(times[index] ?? [])), 0),
    ]),
  );
});
