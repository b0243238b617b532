import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import axe from 'axe-core';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { moveClock } from '../support/move-clock.ts';
import { twoDisciplines } from '../support/samples/two-disciplines.ts';

/** Whether what is only repeated is walked, too. */
export const isAll = Boolean(process.env.TEST_ALL);

/** What the page of a journey has asked for and not been answered yet. */
const asked = new WeakMap<Page, Set<Request>>();

function followRequests(page: Page): void {
  const open = new Set<Request>();
  asked.set(page, open);
  page.on('request', (request) => {
    // What the page before it asked for is given up without a word.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  // One whose answer nobody reads to its end is never said to be finished.
  page.on('response', (response) => open.delete(response.request()));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Its pages tell the time of the server and of this process. */
async function tellTime(context: BrowserContext): Promise<void> {
  const { CLOCK_SHIFT } = process.env;
  if (CLOCK_SHIFT) await context.addInitScript(moveClock, Number(CLOCK_SHIFT));
}

/** Another browser: of another student, or the same student's on another device. */
export async function anotherBrowser(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await tellTime(context);
  return context;
}

/** Fails a journey on any error the page itself reports. */
export const test = base.extend({
  page: async ({ page }, use) => {
    followRequests(page);
    page.context().on('page', followRequests);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      // A refused call is part of some journeys, and the browser reports it by itself.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        problems.push(message.text());
      }
    });
    await tellTime(page.context());
    await use(page);
    expect(problems).toEqual([]);
  },
});
export { expect };

let made = 0;
/** An address nobody else in this run has. */
export const freshEmail = () => `estudante-${process.pid}-${Date.now()}-${++made}@example.com`;

export interface NewStudent {
  email: string;
  password: string;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const zone = { 'x-time-zone': 'America/Sao_Paulo' };

/** Leaves the page with a session that was made through the API, and no screen yet: the forms have journeys of their own. */
async function enter(page: Page, path: string, body: object): Promise<void> {
  const answer = await page.request.post(`/api/auth${path}`, { data: body, headers: zone });
  if (!answer.ok()) throw new Error(await answer.text());
  const { data } = (await answer.json()) as { data: Tokens };
  const nothing = '**/nothing';
  await page.route(nothing, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/nothing');
  await page.unroute(nothing);
  await page.evaluate(({ accessToken, refreshToken }) => {
    localStorage.setItem('token', accessToken);
    localStorage.setItem('refreshToken', refreshToken);
  }, data);
}

/** A new student, signed in, who has opened no screen yet. */
export async function signUp(page: Page, name = 'Ana Lima'): Promise<NewStudent> {
  const student = { email: freshEmail(), password: 'segredo-bom-1' };
  await enter(page, '/register', { name, birthYear: 2000, consentVersion, ...student });
  return student;
}

/** A student who has an account, signed in, with no screen opened yet. */
export const signIn = (page: Page, { email, password }: NewStudent): Promise<void> =>
  enter(page, '/login', { email, password });

/** A test account, signed in, with no screen opened yet. */
export const useTestAccount = (page: Page): Promise<void> => enter(page, '/register-test', {});

/** The same by the form, for the journeys that are about it. */
export async function register(page: Page, name = 'Ana Lima'): Promise<NewStudent> {
  const student = { email: freshEmail(), password: 'segredo-bom-1' };
  await page.goto('/register');
  await page.getByLabel('Nome').fill(name);
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Senha', { exact: true }).fill(student.password);
  await page.getByLabel('Confirmar Senha').fill(student.password);
  await page.getByLabel('Ano de nascimento').fill('2000');
  await page.getByRole('checkbox', { name: /Termos de Serviço/ }).check();
  await page.getByRole('checkbox', { name: /Política de Privacidade/ }).check();
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
  return student;
}

/** The student's day `offset` days from today. */
export const dayAt = (offset: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(
    Date.now() + offset * 86_400_000,
  );

/** Calls the API with the session of the page, and answers what it says; null when that is nothing. */
export const api = <T>(page: Page, method: string, path: string, body?: unknown): Promise<T> =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(`/api${where}`, {
        method: how as string,
        headers: {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          ...(what !== undefined && { 'content-type': 'application/json' }),
          'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
        ...(what !== undefined && { body: JSON.stringify(what) }),
      });
      return answer.status === 204 ? null : await answer.json();
    },
    [method, path, body] as const,
  ) as Promise<T>;

/** The screen once the application has drawn it: the frame stands there before any key is heard. */
export const appScreen = (page: Page): Locator => page.locator('main:not([data-shell] *)');

/** The application has come, has been answered all that it asked for and has drawn it. */
export async function appSettled(page: Page): Promise<void> {
  await appScreen(page).waitFor();
  const unanswered = () => [...(asked.get(page) ?? [])].map((request) => request.url());
  const undrawn = () =>
    page.evaluate(async () => {
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
      return [...document.querySelectorAll('[aria-busy="true"]')].map(({ outerHTML }) => outerHTML);
    });
  const awaited = async () => [...unanswered(), ...(await undrawn()), ...unanswered()];
  await expect.poll(awaited, { intervals: [50] }).toEqual([]);
}

/** Goes to a screen and waits until it stands there; from within the application as a link does, which loads nothing anew. */
export async function visit(page: Page, path: string): Promise<void> {
  const isWithin = await page.evaluate(async (href) => {
    const { __TSR_ROUTER__: router } = window as {
      __TSR_ROUTER__?: { navigate(to: { href: string }): Promise<void> };
    };
    await router?.navigate({ href });
    return router !== undefined;
  }, path);
  if (!isWithin) await page.goto(path);
  await appSettled(page);
}

/** Makes a plan with two hours on every day through the API, from today on, and answers its id. */
export async function makePlan(page: Page, changes: object = {}): Promise<string> {
  return page.evaluate(async (given) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
    const day = (offset: number) => new Intl.DateTimeFormat('en-CA').format(Date.now() + offset * 86_400_000);
    const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
    const body = {
      title: 'Funções para o vestibular',
      subject: 'Matemática',
      difficulty: 'iniciante',
      startDate: day(0),
      endDate: day(20),
      goals: ['Resolver questões de função afim', 'Ler gráficos sem medo'],
      topicsCount: 8,
      numberOfWeeks: 2,
      timeAvailable: 14,
      weeklySchedule: days.map((day) => ({ day, hours: 2 })),
      ...given,
    };
    const created = await fetch('/api/study-plans', { method: 'POST', headers, body: JSON.stringify(body) });
    const { taskId } = (await created.json()) as { taskId: string };
    for (let look = 0; look < 600; look++) {
      const status = await fetch(`/api/study-plans/status/${taskId}`, { headers });
      const task = (await status.json()) as { result: { id: string } | null; message: string | null };
      if (task.result) return task.result.id;
      if (task.message) throw new Error(task.message);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the plan was never finished');
  }, changes);
}

/** Makes a cycle with hours on every day through the API, from today on, and answers its id. */
export async function makeCycle(page: Page, changes: object = {}): Promise<string> {
  return page.evaluate(async (given) => {
    const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
    const answer = await fetch('/api/study-cycles/generate', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
        'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      body: JSON.stringify({
        name: 'Rumo ao vestibular',
        subjects: ['Química', 'História', 'Redação'].map((name) => ({ name, difficulty: 3, priority: 3 })),
        weeklySchedule: Object.fromEntries(days.map((day) => [day, 2])),
        cycleDurationInWeeks: 2,
        startDate: new Intl.DateTimeFormat('en-CA').format(Date.now()),
        ...given,
      }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { cycle: { id: string } }).cycle.id;
  }, changes);
}

/** Makes a syllabus of two disciplines through the API, with an exam in two months, and answers its id. */
export async function makeSyllabus(page: Page): Promise<string> {
  const made = await api<{ data: { syllabus: { id: string; revision: number } } }>(page, 'POST', '/syllabi', {
    post: 0,
    title: 'Técnico administrativo',
    examDate: dayAt(60),
  });
  const { id, revision } = made.data.syllabus;
  await api(page, 'PUT', `/syllabi/${id}`, { revision, disciplines: twoDisciplines });
  return id;
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('theme', wanted);
    document.documentElement.dataset.theme = wanted;
  }, theme);
}

/** What axe finds on the page as it stands, by the rules of WCAG 2.2 AA and its own best practices, or by some rules only. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    // What fades in is measured when it has; stars twinkle for ever.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { axe } = window as unknown as typeof globalThis & { axe: typeof import('axe-core') };
    // Only rules about sound and film would need anything loaded beforehand.
    const options = { resultTypes: ['violations' as const], preload: false, ...(runOnly && { runOnly }) };
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, rules);
}

const widths = isAll ? [360, 768, 1280] : [null];
/** A theme changes colours, and nothing else: what depends on them is looked at in the second theme, too. */
const colourRules = isAll ? undefined : ['color-contrast', 'link-in-text-block'];

/** Nothing on the page as it stands is a barrier, in either theme, and nothing is wider than the screen; with TEST_ALL at every width. */
export async function expectNoBarriers(page: Page, what = page.url()): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    if (width) await page.setViewportSize({ width, height: width < 768 ? 740 : 800 });
    for (const [shown, rules] of [
      ['light', undefined],
      ['dark', colourRules],
    ] as const) {
      await setTheme(page, shown);
      expect(await axeFindings(page, rules), `${what}, ${shown}, ${width ?? 'as it stands'}`).toEqual([]);
    }
    await expectNoSidewaysScroll(page);
  }
  if (isAll && before) await page.setViewportSize(before);
}

/** All that assistive technology is told of the page, from the browser's own accessibility tree. */
export async function accessibleText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.map(({ name }) => name?.value ?? '').join('\n');
}

/** Nothing may be wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Chooses what stands behind "Mais ações". */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Starts a pomodoro in the open panel. On a busy machine the panel still moves, or grows with the choice: a press may miss. */
export async function startTimer(panel: Locator): Promise<void> {
  const clock = panel.getByRole('timer');
  await expect(async () => {
    await panel.getByText('Estudo', { exact: true }).click();
    await expect(panel.getByRole('radio', { name: 'Estudo' })).toBeChecked({ timeout: 1000 });
  }).toPass();
  await expect(async () => {
    if (!(await clock.isVisible()))
      await panel.getByRole('button', { name: 'Iniciar' }).click({ timeout: 2000 });
    await expect(clock).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Ticks every box of a list, each as a student would: the page shows it at once, the server follows. */
export async function tickAll(boxes: Locator): Promise<number> {
  const count = await boxes.count();
  for (let index = 0; index < count; index++) {
    await boxes.nth(index).click();
    await expect(boxes.nth(index)).toBeChecked();
  }
  return count;
}
