import type { BrowserContext, Page } from '@playwright/test';
import { accessibleText, anotherBrowser, api, expect, makeCycle, makePlan, signUp, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

interface Card {
  id: string;
  question: string;
  schedule: object;
  studyHistory: { id: string; result: string }[];
}
type OneCard = { data: { flashcard: Card } };
type Cards = { data: { flashcards: Card[] } };

async function makeCards(page: Page, count: number): Promise<Card[]> {
  const cards = Array.from({ length: count }, (_, index) => ({
    question: `Pergunta ${index + 1}`,
    answer: `Resposta ${index + 1}`,
    subject: 'História',
  }));
  return (await api<Cards>(page, 'POST', '/flashcards/bulk', { cards })).data.flashcards;
}
const historyOf = async (page: Page, id: string) =>
  (await api<OneCard>(page, 'GET', `/flashcards/${id}`)).data.flashcard;

/** What is kept under every one of these names is kept by now. */
const areKept = (page: Page, names: string[]): Promise<void> =>
  page.evaluate(async (wanted) => {
    const keptNames = () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('orbita-kept');
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map(String));
          opening.result.close();
        };
      });
    for (;;) {
      const kept = await keptNames();
      if (wanted.every((name) => kept.some((other) => other.includes(name)))) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, names);

/** The application, and what the student may need, are kept. */
async function ready(page: Page, ...names: string[]): Promise<void> {
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await areKept(page, ['"ahead"', '"study-plans","list"', ...names]);
}

async function goOffline(context: BrowserContext, page: Page, path: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(path);
}

async function answerAll(page: Page, count: number, key = '3'): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const place = new RegExp(`^${number} de ${count}$`);
    await expect(page.getByRole('paragraph').filter({ hasText: place })).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  }
}
const badge = (page: Page, words: string | RegExp) => page.getByRole('banner').getByText(words);

test('twenty answers given without a network are twenty rows once it is back', async ({ context, page }) => {
  await signUp(page);
  const cards = await makeCards(page, 20);
  await ready(page);
  await goOffline(context, page, '/flashcards/review');
  await answerAll(page, 20);
  await expect(badge(page, '20 aguardando envio')).toBeVisible();
  expect(await accessibleText(page)).toContain('20 aguardando envio');

  // Kept beyond the page, and beyond another one without a network.
  await page.reload();
  await expect(badge(page, '20 aguardando envio')).toBeVisible();
  await context.setOffline(false);
  await expect(badge(page, /aguardando envio/)).toBeHidden({ timeout: 30_000 });
  const rows = await Promise.all(cards.map(async ({ id }) => (await historyOf(page, id)).studyHistory));
  expect(rows.map((history) => history.length)).toEqual(cards.map(() => 1));
  expect(new Set(rows.flat().map(({ id }) => id)).size).toBe(20);
});

test('blocks and activities can be ticked and a summary read without a network', async ({
  context,
  page,
}) => {
  await signUp(page);
  const planId = await makePlan(page);
  const cycleId = await makeCycle(page);
  const made = await api<{ data: { summary: { id: string; summary: string } } }>(page, 'POST', '/summaries', {
    title: 'Fotossíntese',
    subject: 'Biologia',
    originalText:
      'A fotossíntese transforma a energia da luz em energia química. Ela ocorre nos cloroplastos. A clorofila absorve a luz. O oxigênio é liberado pelas plantas durante o dia.',
  });
  const { id: summaryId } = made.data.summary;
  await page.goto(`/summaries/${summaryId}`);
  await expect(page.getByRole('heading', { name: 'Fotossíntese', level: 1 })).toBeVisible();
  await areKept(page, [summaryId]);
  await ready(page, planId, cycleId);

  await goOffline(context, page, `/summaries/${summaryId}`);
  await expect(page.getByRole('heading', { name: 'Fotossíntese', level: 1 })).toBeVisible();
  await expect(badge(page, 'Sem conexão')).toBeVisible();
  await page.goto(`/study-plans/${planId}?tab=topics`);
  const topic = page.getByRole('checkbox').first();
  await topic.click();
  await expect(topic).toBeChecked();
  await page.goto(`/study-cycles/${cycleId}?tab=schedule`);
  const block = page.getByRole('checkbox').first();
  await block.click();
  await expect(block).toBeChecked();
  await expect(badge(page, '2 aguardando envio')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(badge(page, '2 aguardando envio')).toBeVisible();

  await context.setOffline(false);
  await expect(badge(page, /aguardando envio/)).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  const plan = await api<{ data: { studyPlan: { topics: { completed: boolean }[] } } }>(
    page,
    'GET',
    `/study-plans/${planId}`,
  );
  expect(plan.data.studyPlan.topics.filter(({ completed }) => completed)).toHaveLength(1);
  const cycle = await api<{ data: { cycle: { completedBlocks: number } } }>(
    page,
    'GET',
    `/study-cycles/${cycleId}`,
  );
  expect(cycle.data.cycle.completedBlocks).toBe(1);
});

test('two devices that answered the same cards apart agree, whichever is heard first', async ({
  browser,
  context,
  page,
}) => {
  const student = await signUp(page);
  const cards = await makeCards(page, 2);
  await ready(page);
  const other = await anotherBrowser(browser, { serviceWorkers: 'allow' });
  const phone = await other.newPage();
  await phone.goto('/login');
  await phone.getByLabel('Email').fill(student.email);
  await phone.getByLabel('Senha', { exact: true }).fill(student.password);
  await phone.getByRole('button', { name: 'Entrar', exact: true }).click();
  await phone.waitForURL('**/dashboard');
  await ready(phone);

  await goOffline(context, page, '/flashcards/review');
  await answerAll(page, 2, '3');
  await goOffline(other, phone, '/flashcards/review');
  await answerAll(phone, 2, '2');
  // Seen to wait first: until it shows, the badge would be hidden all the same.
  for (const device of [page, phone]) await expect(badge(device, '2 aguardando envio')).toBeVisible();
  // The later answers arrive first.
  await other.setOffline(false);
  await expect(badge(phone, /aguardando envio/)).toBeHidden({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(badge(page, /aguardando envio/)).toBeHidden({ timeout: 30_000 });
  for (const { id } of cards) {
    const here = await historyOf(page, id);
    expect(here.studyHistory.map(({ result }) => result)).toEqual(['hard', 'correct']);
    expect((await historyOf(phone, id)).schedule).toEqual(here.schedule);
  }
  const [one, two] = await Promise.all(cards.map(({ id }) => historyOf(page, id)));
  expect(one?.schedule).toEqual(two?.schedule);
  await other.close();
});

test('the lesson of a plan’s topic is read and marked without a network', async ({ context, page }) => {
  await signUp(page);
  const planId = await makePlan(page, { title: 'Funções', subject: 'Matemática' });
  const plan = await api<{ data: { studyPlan: { lessons: { topic: string; lesson: string }[] } } }>(
    page,
    'GET',
    `/study-plans/${planId}`,
  );
  const [{ topic, lesson } = { topic: '', lesson: '' }] = plan.data.studyPlan.lessons;
  await ready(page, planId, '"library-reads"', `"${lesson}"`);

  await goOffline(context, page, `/study-plans/${planId}?tab=topics`);
  await page.getByRole('link', { name: `Ler a lição: ${topic}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();
  await page.getByRole('button', { name: 'Marcar como lido' }).click();
  await expect(page.getByRole('button', { name: 'Lido' })).toBeVisible();
  await expect(badge(page, '1 aguardando envio')).toBeVisible();
  await context.setOffline(false);
  await expect(badge(page, /aguardando envio/)).toBeHidden({ timeout: 30_000 });
  const { reads } = await api<{ reads: { lesson: string }[] }>(page, 'GET', '/library/reads');
  expect(reads.map((read) => read.lesson)).toEqual([lesson]);
});

test('every screen opens without a network, and the timer’s session waits for one', async ({
  context,
  page,
}) => {
  await signUp(page);
  await ready(page);
  await context.setOffline(true);
  const id = '0193a000-0000-7000-8000-000000000001';
  const screens = [
    '/dashboard',
    ...['', '/create', `/${id}`, `/${id}/edit`].map((path) => `/study-plans${path}`),
    ...['', '/create', `/${id}`, `/${id}/edit`].map((path) => `/study-cycles${path}`),
    ...['', '/create', '/public', `/public/${id}`, `/${id}`, `/${id}/edit`].map(
      (path) => `/summaries${path}`,
    ),
    ...['', '/stats', '/review', '/create', '/import', '/create-from-text', `/${id}`, `/${id}/edit`].map(
      (path) => `/flashcards${path}`,
    ),
    '/marketplace',
    `/marketplace/${id}`,
    '/pomodoro-history',
    '/professor',
    '/profile',
    '/payments',
    '/privacy-policy',
    '/terms-of-service',
    '/contact',
    '/',
  ];
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('main'), path).toBeVisible();
    await expect(page.getByText('Não foi possível abrir esta página.'), path).toBeHidden();
  }

  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Timer:/ }).click();
  const timer = page.getByRole('dialog', { name: 'Timer' });
  // On a busy machine a click while the panel still glides in may fall beside.
  await expect(async () => {
    await timer.getByText('Cronômetro', { exact: true }).click();
    await expect(timer.getByRole('radio', { name: 'Cronômetro' })).toBeChecked({ timeout: 1000 });
  }).toPass();
  await timer.getByRole('button', { name: 'Iniciar' }).press('Enter');
  await expect(timer.getByRole('timer')).toHaveText(/:0[1-9]$/);
  await timer.getByRole('button', { name: 'Finalizar' }).click();
  await expect(badge(page, '1 aguardando envio')).toBeVisible();
  await context.setOffline(false);
  await expect(badge(page, /aguardando envio/)).toBeHidden({ timeout: 30_000 });
  expect(await api<unknown[]>(page, 'GET', '/pomodoros')).toHaveLength(1);
});

test('an activity ticked on the dashboard without a network is done once it is back', async ({
  context,
  page,
}) => {
  await signUp(page);
  await makePlan(page);
  await ready(page);
  const open = page.getByRole('region', { name: 'Plano de hoje' }).getByRole('checkbox');
  await expect(open.first()).toBeVisible();
  const count = await open.count();
  await goOffline(context, page, '/dashboard');
  await open.first().click();
  await expect(open).toHaveCount(count - 1);
  await expect(badge(page, '1 aguardando envio')).toBeVisible();
  await context.setOffline(false);
  await expect(badge(page, /aguardando envio/)).toBeHidden({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Hoje', exact: true })).toBeVisible();
  await expect(open).toHaveCount(count - 1);
});

test('signing out asks first when something waits, and leaves nothing', async ({ context, page }) => {
  await signUp(page);
  await makeCards(page, 1);
  await ready(page);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Sair', exact: true })).toBeVisible();
  await goOffline(context, page, '/flashcards/review');
  await answerAll(page, 1);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair', exact: true }).last().click();
  const question = page.getByRole('alertdialog', { name: /Há 1 registro esperando envio/ });
  await question.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Sair', exact: true }).last().click();
  await question.getByRole('button', { name: 'Sair e descartar' }).click();
  await page.waitForURL('**/login');
  const left = await page.evaluate(async () => {
    const count = (name: string, store: string) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const counted = opening.result.transaction(store).objectStore(store).count();
          counted.onsuccess = () => resolve(counted.result);
        };
      });
    return [await count('orbita-kept', 'answers'), await count('orbita-letters', 'letters')];
  });
  expect(left).toEqual([0, 0]);
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const isDevices = /^(theme|timer|pomodoro|customTimerSettings|tsr-)/;
  expect(names.filter((name) => !isDevices.test(name))).toEqual([]);
});
