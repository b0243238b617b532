import type { Page } from '@playwright/test';
import {
  accessibleText,
  api,
  appScreen,
  appSettled,
  expect,
  expectNoBarriers,
  signUp,
  test,
  visit,
} from './journey.ts';

const text = `A fotossíntese é o processo pelo qual as plantas transformam a energia da luz em energia química.
Ela ocorre nos cloroplastos, organelas que contêm clorofila. A clorofila é o pigmento que absorve a luz.
Em 1779, Jan Ingenhousz descobriu que as plantas precisam de luz para liberar oxigênio.
As folhas ficam amarelas no outono porque a clorofila se degrada. A Organização das Nações Unidas (ONU) foi criada em 1945.`;

/** Makes `count` cards through the API with the session of the page, and answers the id of the newest. */
function makeCards(page: Page, count: number): Promise<string> {
  return page.evaluate(async (wanted) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
    };
    const cards = Array.from({ length: wanted }, (_, index) => ({
      question: `Pergunta ${index} com **negrito** e $x^${index}$`,
      answer: 'Uma resposta\n\n- com\n- lista',
      subject: index % 2 ? 'Biologia' : 'Matemática',
      deck: index % 3 ? 'Pasta::Baralho' : 'Geral',
      tags: ['uma', 'duas', 'três'],
      difficulty: (index % 5) + 1,
    }));
    await fetch('/api/flashcards/bulk', { method: 'POST', headers, body: JSON.stringify({ cards }) });
    const newest = await fetch('/api/flashcards?limit=1', { headers });
    const { data } = (await newest.json()) as { data: { flashcards: { id: string }[] } };
    return data.flashcards[0]?.id ?? '';
  }, count);
}

test('a student makes cards, reviews them by keyboard and takes an answer back', async ({ page }) => {
  await signUp(page);
  await page.goto('/flashcards/create');
  await page.locator('textarea[name=question]').fill('Quanto é $2+2$?');
  await page.locator('textarea[name=answer]').fill('Quatro, como $3+1$');
  await page.getByLabel('Matéria').fill('Matemática');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.waitForURL('**/flashcards');

  await visit(page, '/flashcards/create-from-text');
  await page.locator('textarea[name=text]').fill(text);
  await page.getByLabel('Matéria').fill('Biologia');
  await page.getByRole('button', { name: 'Gerar flashcards' }).click();
  await page.getByRole('button', { name: /Salvar \d+ flashcards/ }).click();
  await expect(page.getByText(/flashcards criados com sucesso!/)).toBeVisible();
  await page.waitForURL('**/flashcards');

  await visit(page, '/flashcards/review');
  await expect(appScreen(page).getByText('Quanto é')).toBeVisible();
  expect(await accessibleText(page)).toContain('Quanto é');
  expect(await accessibleText(page)).not.toContain('Quatro');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /Correto/ })).toBeVisible();
  expect(await accessibleText(page)).toContain('Quatro');
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/2 de \d+/).first()).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText(/1 de \d+/).first()).toBeVisible();
  await page.reload();
  await expect(appScreen(page).getByText('Quanto é')).toBeVisible();
  expect(await accessibleText(page)).not.toContain('Quatro');
});

test('an answer given without a connection is sent from whatever page comes next', async ({ page }) => {
  await signUp(page);
  await makeCards(page, 2);
  await page.goto('/flashcards/review');
  await expect(page.getByText(/1 de 2/).first()).toBeVisible();
  // What is fetched once the screen is idle has come, too.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 resposta por enviar')).toBeVisible();
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto('/profile');
  // Asked of the server: a page that goes away may still send, and nobody sees that call. It has lost the time zone of the
  // journey by then, so that its day may be another.
  const due = async () => (await api<{ dueCount: number }>(page, 'GET', '/flashcards/stats')).dueCount;
  await expect.poll(due).toBe(1);
  await page.goto('/flashcards');
  await expect(page.getByRole('link', { name: 'Revisar (1)' })).toBeVisible();
});

/** What is done on some screens, and what then shows: they are looked at before and after. */
const steps: Record<string, (page: Page) => Promise<unknown>> = {
  '/import': async (page) => {
    const buffer = Buffer.from('Pergunta;Resposta;Tags\nO que é ATP?;Energia;bio\nO que é RNA?;;bio\n');
    const file = { name: 'cartoes.csv', mimeType: 'text/csv', buffer };
    await page.getByLabel('Arquivo para importar').setInputFiles(file);
    await expect(page.getByRole('button', { name: /^Importar/ })).toBeVisible();
  },
  '/create-from-text': async (page) => {
    const prose = 'Com o calor excessivo, muitas proteínas do corpo perdem a forma e deixam de trabalhar.';
    await page.locator('textarea[name=text]').fill(`${text} ${prose}`);
    await page.getByLabel('Matéria').fill('Biologia');
    await page.getByRole('button', { name: 'Gerar flashcards' }).click();
    await expect(page.getByRole('button', { name: /Salvar \d+ flashcards/ })).toBeVisible();
    await page.getByRole('button', { name: `Esconder palavras: ${prose}` }).click();
    await page.getByRole('button', { name: 'proteínas' }).click();
  },
  '/review': (page) => page.getByRole('button', { name: 'Mostrar resposta' }).click(),
  '/newest': (page) => page.getByRole('button', { name: 'Mostrar resposta' }).click(),
};

const paths = [
  '',
  '?q=nenhum-cartão-diz-isto',
  '/create',
  '/create-from-text',
  '/import',
  '/review',
  '/stats',
  '/newest',
  '/newest/edit',
  '/00000000-0000-7000-8000-000000000000',
];

test('flashcards have no barrier', async ({ page }) => {
  await signUp(page);
  const newest = await makeCards(page, 30);
  for (const path of paths) {
    await visit(page, `/flashcards${path.replace('newest', newest)}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNoBarriers(page, path);
    const step = steps[path];
    if (!step) continue;
    await step(page);
    await appSettled(page);
    await expectNoBarriers(page, `${path}, a step further`);
  }
});
