import { type Browser, chromium, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { buildWeb } from '../scripts/build.ts';
import { scrollToEnd } from './support/browser/frames.ts';
import { markPaints, type Press, traceMainThread } from './support/browser/main-thread.ts';
import { percentile } from './support/figures.ts';
import { signIn } from './support/signed-in.ts';
import { against, decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';

const cards = 5000;
const answers = 30;
/** Milliseconds that the network takes to answer while cards are reviewed. */
const latency = 2000;
const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
/** Turns a card, answers it, skips the feedback. */
const keys = ['Space', '3', 'Enter'] as const;
/** Milliseconds between two keys: what an answer leaves to be done is done by then. */
const pause = 250;
/** Pixels a second: some ten screens. */
const speed = 8000;
/** Milliseconds: a frame of a screen that shows sixty a second, as the specification rounds it. */
const frame = 16;

/** The side of a card that is up: its name and what it says. */
const sideUp = `() => [...document.querySelectorAll('[aria-label="Revisão"] [aria-hidden="false"]')]
  .find((side) => side.checkVisibility())?.textContent`;

/** Whether a row is missing where the list crosses the screen. */
const hasGap = `() => {
  const rows = [...document.querySelectorAll('ul[aria-label="Flashcards"] > li')].map((row) => row.getBoundingClientRect());
  const list = document.querySelector('ul[aria-label="Flashcards"]').getBoundingClientRect();
  return Math.max(...rows.map(({ bottom }) => bottom)) < Math.min(innerHeight, list.bottom) - 1
    || Math.min(...rows.map(({ top }) => top)) > Math.max(0, list.top) + 1;
}`;

/** Reviews by keyboard on a slow network; the network's answers come long after the next cards. */
async function measureAnswers(browser: Browser, page: Page): Promise<void> {
  await page.addInitScript(markPaints(sideUp));
  await page.goto('/flashcards/review');
  await page.getByRole('button', { name: 'Mostrar resposta' }).waitFor();
  await page.waitForLoadState('networkidle');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { ...unlimited, latency });
  const { presses, workOf } = await traceMainThread(browser, page, async () => {
    for (let answer = 0; answer < answers; answer++) {
      for (const key of keys) {
        await page.keyboard.press(key);
        await page.waitForTimeout(pause);
      }
    }
  });
  await network.send('Network.emulateNetworkConditions', { ...unlimited, latency: 0 });
  const by = (key: (typeof keys)[number]) =>
    presses.filter((_, index) => index % keys.length === keys.indexOf(key));
  if (by('Enter').some(({ shown }) => !shown.startsWith('Pergunta')))
    throw new Error('Depois de uma resposta não veio uma pergunta.');
  const [flips, grades, nexts] = keys.map(by);
  const waits = nexts?.map(({ start, painted }) => (painted - start) / 1000) ?? [];
  const works = (of: Press[] = []) => of.map(workOf);
  const both = works(grades).map((work, index) => work + (works(nexts)[index] ?? Number.NaN));
  const row = (name: string, times: number[], aim?: number) => [
    name,
    ...[0.5, 0.95].map((share) => {
      const time = percentile(times, share);
      return aim === undefined ? decimal(time, 1) : against(time, '≤', aim, 1);
    }),
  ];
  printTable(
    `Revisão: ${answers} respostas por teclado, a rede com ${decimal(latency)} ms de atraso, ${decimal(cards)} cartões por revisar`,
    ['trabalho da thread principal até estar pintado', 'p50 ms', 'p95 ms'],
    [
      row('virar o cartão', works(flips)),
      row('responder', works(grades)),
      row('ir à próxima pergunta', works(nexts)),
      row('da resposta à próxima pergunta', both, frame),
      row('idem, no relógio desde a última tecla', waits),
    ],
  );
}

/** Scrolls the whole list. */
async function measureScroll(page: Page): Promise<void> {
  await page.goto('/flashcards');
  await page.getByRole('list', { name: 'Flashcards' }).waitFor();
  await page.waitForLoadState('networkidle');
  const { intervals, work, empty } = await scrollToEnd(page, speed, hasGap);
  const seconds = intervals.reduce((sum, interval) => sum + interval, 0) / 1000;
  const late = intervals.filter((interval) => interval > 20).length / intervals.length;
  printTable(
    `Lista de ${decimal(cards)} cartões, rolada até o fim pela roda a ${decimal(speed)} px/s`,
    [
      'segundos',
      'quadros por segundo',
      'p95 ms',
      'acima de 20 ms %',
      'trabalho por quadro ms',
      'com vazio %',
    ],
    [
      [
        decimal(seconds, 1),
        against(Math.round(intervals.length / seconds), '≥', 60, 0),
        decimal(percentile(intervals, 0.95), 1),
        decimal(late * 100, 2),
        decimal(work, 1),
        decimal(empty * 100, 2),
      ],
    ],
  );
}

await buildWeb({ ifStale: true });
await tidily(async (stack) => {
  const browser = await chromium.launch(config.use?.launchOptions);
  stack.defer(() => browser.close());
  const context = await signIn(stack, browser, { cards, newPerDay: answers * 2 });
  const page = await context.newPage();
  await measureScroll(page);
  await measureAnswers(browser, page);
});
