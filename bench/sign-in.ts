import { type Browser, chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import { buildWeb } from '../scripts/build.ts';
import { machineIndex, phone, slownessFor, usualSlowness } from './support/browser/phone.ts';
import { percentile } from './support/figures.ts';
import { install, serve } from './support/installation.ts';
import { against, decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';

const visits = 5;
/** Milliseconds from the press to the dashboard's content. */
const aim = 2000;
/** Lighthouse's slow 4G, as it slows a real network: milliseconds a request, bytes a second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
/** Milliseconds that a student takes at least to type both fields. */
const typing = 4000;
const plan = 'Biologia celular';
const account = { name: 'Ana Souza', email: 'ana@example.com', password: 'senha-secreta-1' };

/** Promises, as `contentShown`, the milliseconds from the next press until the plan is painted. */
const watchContent = `{
  let pressed = 0;
  addEventListener('click', () => { pressed = performance.now(); }, { capture: true, once: true });
  window.contentShown = new Promise((resolve) => {
    const isShown = () => document.body.textContent.includes(${JSON.stringify(plan)});
    new MutationObserver((_, observer) => {
      if (!isShown()) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  undefined;
}`;

interface Visit {
  /** Milliseconds from the address to the field of the email. */
  form: number;
  /** Milliseconds from the press to the dashboard's content. */
  content: number;
}

/** A first visit: nothing on the device, the form filled in and sent. */
async function signInOnce(browser: Browser, url: string, slowness: number): Promise<Visit> {
  await using context = await browser.newContext({ ...phone, baseURL: url });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow4G);
  await network.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const begin = performance.now();
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(account.email);
  const form = performance.now() - begin;
  await page.waitForTimeout(typing);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.evaluate(watchContent);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  return { form, content: await page.evaluate('window.contentShown') };
}

async function call(url: string, token: string | null, body: unknown): Promise<{ token?: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} respondeu ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: { token?: string } }).data;
}

await buildWeb({ ifStale: true });
await tidily(async (stack) => {
  const installation = await install(stack, 'PostgreSQL 15');
  const { url } = await serve(stack, installation);
  const { token = '' } = await call(`${url}/api/auth/register`, null, account);
  const today = new Date();
  const dayAfter = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  await call(`${url}/api/study-plans`, token, {
    title: plan,
    description: '',
    subject: 'Biologia',
    difficulty: 'intermediário',
    startDate: dayAfter(0),
    endDate: dayAfter(28),
    timeAvailable: 1,
    goals: ['Entender a célula'],
  });
  const browser = await chromium.launch(config.use?.launchOptions);
  stack.defer(() => browser.close());
  const index = await machineIndex(browser);
  const rows: string[][] = [];
  for (const slowness of new Set([usualSlowness, slownessFor(index)])) {
    const taken: Visit[] = [];
    for (let visit = 0; visit < visits; visit++) taken.push(await signInOnce(browser, url, slowness));
    const middle = (of: (visit: Visit) => number) => percentile(taken.map(of), 0.5);
    rows.push([
      `${decimal(slowness, 1)}×`,
      decimal(middle(({ form }) => form)),
      against(
        middle(({ content }) => content),
        '≤',
        aim,
        0,
      ),
    ]);
  }
  printTable(
    `Entrada pelo formulário num telefone em 4G lento, aparelho vazio, a do meio de ${visits}; índice da máquina, pelo Lighthouse: ${decimal(index)}`,
    [
      'processador mais lento',
      'do endereço ao campo do email, ms',
      'de "Entrar" ao conteúdo do dashboard, ms',
    ],
    rows,
  );
});
