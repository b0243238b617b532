import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { demoAccount } from '#server/features/accounts/seed.ts';
import config from '../playwright.config.ts';
import { buildWeb } from '../scripts/build.ts';
import { withSeededServer } from './support/seeded-server.ts';
import { against, printTable } from './support/table.ts';
import { Walk } from './support/walk.ts';

// What the commonest tasks cost a student of the demonstration account: presses, screens scrolled, fields.

const devices = {
  '360 px': { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  '1280 px': { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

interface Task {
  name: string;
  on: keyof typeof devices;
  /** The screen on which it begins. */
  from: (page: Page) => Promise<string>;
  /** The most presses that it should take. */
  aim: number;
  go: (walk: Walk, page: Page) => Promise<void>;
  /** Without it on the page there is nothing to do: the demonstration's Sundays are free. */
  what?: (page: Page) => Locator;
}

const at = (path: string) => async () => path;

/** The address of the first thing in a list. */
const firstOf = (list: string) => async (page: Page) => {
  await page.goto(list);
  const link = page.locator(`main a[href^="${list}/"]:not([href$="/create"]):not([href$="/public"])`).first();
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
};
const firstPlan = firstOf('/study-plans');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const inBar = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Dia a dia' }).getByRole('link', { name });
/** The tab names the running timer. */
const running = (page: Page) => expect(page).toHaveTitle(/^\d+:\d\d/);
const firstOfDay = (page: Page) => page.getByRole('main').getByRole('checkbox').first();
const asked = (page: Page) => button(page, /^Mostrar resposta/).waitFor();

const tasks: Task[] = [
  {
    name: 'plano → próxima atividade correndo',
    on: '360 px',
    from: firstPlan,
    aim: 1,
    go: async (walk, page) => {
      await walk.press(button(page, /^Continuar: /));
      await running(page);
    },
  },
  {
    name: 'painel → primeira coisa do dia correndo',
    on: '360 px',
    from: at('/dashboard'),
    aim: 1,
    go: async (walk, page) => {
      await walk.press(button(page, /^(Começar|Iniciar timer)/));
      await running(page);
    },
  },
  {
    name: 'painel → marcar a primeira coisa do dia',
    on: '360 px',
    from: at('/dashboard'),
    aim: 1,
    what: firstOfDay,
    go: (walk, page) => walk.press(firstOfDay(page)),
  },
  {
    name: 'qualquer tela → timer aberto',
    on: '360 px',
    from: at('/summaries'),
    aim: 1,
    go: async (walk, page) => {
      await walk.press(button(page, /^Timer/));
      await button(page, 'Iniciar').waitFor();
    },
  },
  {
    name: 'painel → primeira pergunta da revisão',
    on: '360 px',
    from: at('/dashboard'),
    aim: 1,
    go: async (walk, page) => {
      await walk.press(inBar(page, /^Revisar/));
      await asked(page);
    },
  },
  {
    name: 'qualquer tela → primeira pergunta da revisão',
    on: '360 px',
    from: at('/summaries'),
    aim: 1,
    go: async (walk, page) => {
      await walk.press(inBar(page, /^Revisar/));
      await asked(page);
    },
  },
  {
    name: 'qualquer tela → planos',
    on: '360 px',
    from: at('/summaries'),
    aim: 1,
    go: (walk, page) => walk.press(inBar(page, /^Planos/)),
  },
  {
    name: 'qualquer tela → painel',
    on: '360 px',
    from: at('/summaries'),
    aim: 1,
    go: (walk, page) => walk.press(inBar(page, /^Hoje/)),
  },
  {
    name: 'desejo → plano criado',
    on: '360 px',
    from: at('/study-plans/create'),
    aim: 2,
    go: async (walk, page) => {
      await walk.fill(page.getByLabel('O que você deseja estudar?'), 'Química orgânica para o Enem');
      await walk.press(button(page, 'Gerar sugestões'));
      await walk.press(button(page, 'Criar Plano'));
      await page.waitForURL(/study-plans(\?|\/[0-9a-f-]{36})/);
    },
  },
  {
    name: 'sair da conta',
    on: '1280 px',
    from: at('/dashboard'),
    aim: 2,
    go: async (walk, page) => {
      await walk.press(button(page, /^Conta/));
      await walk.press(button(page, 'Sair'));
      await page.waitForURL(/login|\/$/);
    },
  },
  {
    name: 'histórico de sessões',
    on: '1280 px',
    from: at('/dashboard'),
    aim: 2,
    go: async (walk, page) => {
      await walk.press(button(page, /^Conta/));
      await walk.press(page.getByRole('link', { name: /Histórico/ }).first());
      await page.waitForURL('**/pomodoro-history');
    },
  },
  {
    name: 'buscar e abrir um cartão',
    on: '1280 px',
    from: at('/dashboard'),
    aim: 2,
    go: async (walk, page) => {
      await walk.keys('Control+k');
      await walk.fill(page.getByRole('combobox'), 'a');
      await walk.keys('Enter');
    },
  },
];

const screens = [
  ...['/dashboard', '/study-plans', '/study-plans/create', '/study-cycles', '/flashcards'],
  ...['/flashcards/review', '/summaries', '/marketplace', '/professor'],
].map(at);

type Storage = BrowserContextOptions['storageState'];

async function openPage(browser: Browser, url: string, on: Task['on'], storageState: Storage) {
  const context = await browser.newContext({
    ...devices[on],
    baseURL: url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState,
  });
  return context.newPage();
}

async function open(page: Page, from: Task['from']): Promise<string> {
  const path = await from(page);
  await page.goto(path);
  await page.locator('main:not([data-shell] *)').waitFor();
  await page.waitForLoadState('networkidle');
  return path;
}

async function signIn(browser: Browser, url: string): Promise<Storage> {
  const page = await openPage(browser, url, '1280 px', { cookies: [], origins: [] });
  await page.goto('/login');
  await page.getByLabel('Email').fill(demoAccount.email);
  await page.getByLabel('Senha', { exact: true }).fill(demoAccount.password);
  await button(page, 'Entrar').click();
  await page.waitForURL('**/dashboard');
  await page.waitForLoadState('networkidle');
  return page.context().storageState();
}

await buildWeb({ ifStale: true });
await withSeededServer(async (url) => {
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const paths: string[][] = [];
    for (const task of tasks) {
      // Each signs in by itself: one of them signs out.
      const page = await openPage(browser, url, task.on, await signIn(browser, url));
      await open(page, task.from);
      if (task.what && !(await task.what(page).isVisible())) {
        paths.push([task.name, task.on, 'nada a fazer hoje', '–', '–']);
        await page.context().close();
        continue;
      }
      const walk = new Walk(page);
      await task.go(walk, page);
      const { presses, scrolls, fields } = walk.effort;
      paths.push([task.name, task.on, against(presses, '≤', task.aim, 0), `${scrolls}`, `${fields}`]);
      await page.context().close();
    }
    printTable('Caminhos', ['tarefa', 'tela', 'toques', 'rolagens', 'campos'], paths);
    const page = await openPage(browser, url, '360 px', await signIn(browser, url));
    const heights: string[][] = [];
    for (const from of [firstPlan, firstOf('/study-cycles'), ...screens]) {
      const path = await open(page, from);
      const height = await page.evaluate<number>('document.documentElement.scrollHeight');
      heights.push([path.replace(/[0-9a-f-]{36}/, '{id}'), `${height}`]);
    }
    printTable('Altura das telas a 360 px', ['tela', 'px'], heights);
  } finally {
    await browser.close();
  }
});
