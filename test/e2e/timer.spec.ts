import type { BrowserContext, Page } from '@playwright/test';
import {
  appSettled,
  expect,
  expectNoBarriers,
  expectNoSidewaysScroll,
  makePlan,
  startTimer,
  test,
  useTestAccount,
} from './journey.ts';

const minute = 60_000;

interface SentSession {
  id: string;
  startTime: string;
  endTime: string;
  durationMinutes: number;
  category: string;
}

/** Every session that the pages of `context` send, in order. */
function watchSessions(context: BrowserContext): SentSession[] {
  const sent: SentSession[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/pomodoros'))
      sent.push(request.postDataJSON());
  });
  return sent;
}

/** Signs in with a clock so many minutes behind: what is jumped over later has passed for the server too. */
async function useEarlyAccount(page: Page, minutes: number): Promise<void> {
  await page.clock.install({ time: Date.now() - minutes * minute });
  await useTestAccount(page);
  await page.goto('/study-plans');
}

const pill = (page: Page) => page.getByRole('button', { name: /^Timer:/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Timer' });
const clock = (page: Page) => panel(page).getByRole('timer');

/** The panel in its place: on a busy machine a click while it still glides in may fall beside. */
async function settlePanel(page: Page): Promise<void> {
  await expect(panel(page)).toBeVisible();
  await panel(page).evaluate(async (element) => {
    const gliding = element
      .getAnimations({ subtree: true })
      .concat(element.parentElement?.getAnimations() ?? []);
    await Promise.allSettled(gliding.map(({ finished }) => finished));
  });
}

async function openPanel(page: Page): Promise<void> {
  await pill(page).click();
  await settlePanel(page);
}

async function startPomodoro(page: Page): Promise<void> {
  await openPanel(page);
  await startTimer(panel(page));
}

/** On a busy machine the panel may still grow under the press. */
async function pausePomodoro(page: Page): Promise<void> {
  const pause = panel(page).getByRole('button', { name: 'Pausar' });
  await expect(async () => {
    if (await pause.isVisible()) await pause.click();
    await expect(panel(page).getByRole('button', { name: 'Iniciar' })).toBeVisible({ timeout: 2000 });
  }).toPass();
}

const secondsOf = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const shownSeconds = async (page: Page) => secondsOf((await clock(page).textContent()) ?? '');
/** What the panel shows and what is left by the page's clock, at one moment: asking takes a busy machine a second. */
const timesOf = (page: Page) =>
  clock(page).evaluate((element) => {
    const { state } = JSON.parse(localStorage.getItem('pomodoroTimer') ?? '');
    const [minutes = 0, seconds = 0] = (element.textContent ?? '').split(':').map(Number);
    return { shown: minutes * 60 + seconds, left: 25 * 60 - (Date.now() - state.run.startedAt) / 1000 };
  });
const minutesOf = ({ startTime, endTime }: SentSession) =>
  (Date.parse(endTime) - Date.parse(startTime)) / minute;

test('a pomodoro that the page slept through is recorded once, with its 25 minutes', async ({ page }) => {
  const sent = watchSessions(page.context());
  await useEarlyAccount(page, 40);
  await startPomodoro(page);
  await expect.poll(() => page.workers().length).toBe(1);
  await expect(page).toHaveTitle(/^24:5\d · Planos de Estudo · Órbita$/);
  await page.clock.fastForward(25 * minute);
  await expect(page.getByText('Sessão de Pomodoro concluída!').first()).toBeVisible();
  await expect(panel(page).getByText('05:00')).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  expect([sent[0]?.durationMinutes, sent[0]?.category, sent[0] && minutesOf(sent[0])]).toEqual([
    25,
    'Estudo',
    25,
  ]);
  await expect(page).toHaveTitle('Planos de Estudo · Órbita');
  await page.clock.fastForward(10 * minute);
  await appSettled(page);
  expect(sent).toHaveLength(1);
});

test('a reload goes on where the time is, and a pause stands still', async ({ page }) => {
  await useEarlyAccount(page, 30);
  await startPomodoro(page);
  await page.clock.fastForward(10 * minute);
  await page.reload();
  await openPanel(page);
  await expect(async () => {
    const { shown, left } = await timesOf(page);
    expect(left).toBeLessThan(15 * 60 + 1);
    expect(Math.abs(shown - left)).toBeLessThanOrEqual(1);
  }).toPass();
  await pausePomodoro(page);
  const paused = await shownSeconds(page);
  await page.clock.fastForward(10 * minute);
  await page.reload();
  await openPanel(page);
  expect(await shownSeconds(page)).toBe(paused);
});

test('two tabs show the same and record one session', async ({ page, context }) => {
  const sent = watchSessions(context);
  await useEarlyAccount(page, 40);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(pill(other)).toBeVisible();
  await startPomodoro(page);
  await openPanel(other);
  await expect(clock(other)).toBeVisible();
  await expect(async () => {
    const [here = 0, there = 0] = await Promise.all([page, other].map(shownSeconds));
    expect(Math.abs(here - there)).toBeLessThanOrEqual(1);
  }).toPass();
  await page.clock.fastForward(25 * minute);
  for (const tab of [page, other]) await expect(panel(tab).getByText('05:00')).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  for (const tab of [page, other]) await appSettled(tab);
  expect(sent).toHaveLength(1);
});

test('a tab closed and opened two hours later records the session that ended on time', async ({
  page,
  context,
}) => {
  const sent = watchSessions(context);
  await useEarlyAccount(page, 150);
  await startPomodoro(page);
  await page.clock.fastForward(10 * minute);
  await page.close();
  await context.clock.fastForward(120 * minute);
  const later = await context.newPage();
  await later.goto('/study-plans');
  await expect.poll(() => sent.length).toBe(1);
  expect([sent[0]?.durationMinutes, sent[0] && minutesOf(sent[0])]).toEqual([25, 25]);
  await later.reload();
  await expect(pill(later)).toBeVisible();
  await appSettled(later);
  // A reload may cut off the answer to the first sending: what is sent again is the same session.
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

test('a session that ends offline waits and is sent once', async ({ page, context }) => {
  const sent = watchSessions(context);
  await useEarlyAccount(page, 40);
  await startPomodoro(page);
  await context.setOffline(true);
  await page.clock.fastForward(25 * minute);
  await expect(panel(page).getByText('1 sessão por enviar')).toBeVisible();
  await context.setOffline(false);
  await expect(panel(page).getByText('1 sessão por enviar')).toBeHidden();
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

test('the stopwatch runs past an hour', async ({ page }) => {
  const sent = watchSessions(page.context());
  await useEarlyAccount(page, 90);
  await openPanel(page);
  await panel(page).getByText('Cronômetro', { exact: true }).click();
  await panel(page).getByRole('button', { name: 'Iniciar' }).click();
  await page.clock.fastForward(61 * minute);
  await expect(clock(page)).toHaveText(/^1:01:\d\d$/);
  await panel(page).getByRole('button', { name: 'Finalizar' }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.category).toBe('Cronômetro');
  expect(Math.abs((sent[0]?.durationMinutes ?? 0) - 61)).toBeLessThan(0.5);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a session is of the day it began there', async ({ page }) => {
    await useEarlyAccount(page, 40);
    await startPomodoro(page);
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/pomodoros'));
    await page.clock.fastForward(25 * minute);
    const session = await (await answer).json();
    const day = await page.evaluate(
      (start) => new Intl.DateTimeFormat('en-CA').format(new Date(start)),
      session.startTime,
    );
    expect([session.day, session.durationMinutes]).toEqual([day, 25]);
  });
});

test('the time, the options and the keyboard', async ({ page, isMobile }) => {
  await useTestAccount(page);
  await page.goto('/study-plans');
  await openPanel(page);
  await page.getByRole('button', { name: 'Iniciar' }).press('Enter');
  await expect(page.getByText('Por favor, selecione uma categoria antes de iniciar o timer.')).toBeVisible();
  await page.getByRole('button', { name: /^Editar o tempo/ }).press('Enter');
  await page.getByLabel('Duração em minutos').fill('50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /50:00/ })).toBeFocused();
  await page.getByRole('button', { name: 'Opções do timer' }).click();
  await page.getByRole('switch', { name: 'Som ao terminar' }).uncheck();
  await page.reload();
  await openPanel(page);
  await expect(panel(page).getByText('50:00')).toBeVisible();
  await page.getByRole('button', { name: 'Opções do timer' }).click();
  await expect(page.getByRole('switch', { name: 'Som ao terminar' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(pill(page)).toBeFocused();
  if (isMobile) await page.setViewportSize({ width: 320, height: 568 });
  await openPanel(page);
  await expectNoSidewaysScroll(page);
});

test('an activity of a plan opens the timer, and is done with its session', async ({ page }) => {
  await useEarlyAccount(page, 40);
  const id = await makePlan(page);
  await page.goto(`/study-plans/${id}?tab=schedule`);
  await page
    .getByRole('button', { name: /^Iniciar timer/ })
    .first()
    .click();
  await settlePanel(page);
  const done = panel(page).getByRole('switch', { name: 'Marcar como concluído' });
  await expect(() => done.check()).toPass();
  await panel(page).getByText('Exercícios', { exact: true }).click();
  await expect(panel(page).getByRole('button', { name: 'Pausar' })).toBeVisible();
  await page.clock.fastForward(25 * minute);
  await expect(page.getByText('Sessão de Pomodoro concluída!').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tabpanel').getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('the timer is no barrier', async ({ page }) => {
  await useTestAccount(page);
  await page.goto('/study-plans');
  await openPanel(page);
  await expectNoBarriers(page, 'idle');
  await page.getByRole('button', { name: /^Editar o tempo/ }).click();
  await page.getByLabel('Duração em minutos').fill('0');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expectNoBarriers(page, 'editing');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await startTimer(panel(page));
  await expectNoBarriers(page, 'running');
  await page.getByRole('button', { name: 'Opções do timer' }).click();
  await expectNoBarriers(page, 'options');
});
