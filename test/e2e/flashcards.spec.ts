import { axeFindings, expect, expectNoSidewaysScroll, register, setTheme, test, themes } from './journey.ts';

const text = `A fotossíntese é o processo pelo qual as plantas transformam a energia da luz em energia química.
Ela ocorre nos cloroplastos, organelas que contêm clorofila. A clorofila é o pigmento que absorve a luz.
Em 1779, Jan Ingenhousz descobriu que as plantas precisam de luz para liberar oxigênio.
As folhas ficam amarelas no outono porque a clorofila se degrada. A Organização das Nações Unidas (ONU) foi criada em 1945.`;

test('a student makes cards, reviews them by keyboard and takes an answer back', async ({ page }) => {
  await register(page);
  await page.goto('/flashcards');
  await expect(page.getByRole('heading', { level: 1, name: /Flashcards/ })).toBeVisible();

  await page.goto('/flashcards/create');
  await page.locator('textarea[name=question]').fill('Quanto é $2+2$?');
  await page.locator('textarea[name=answer]').fill('$4$');
  await page.getByLabel('Matéria').fill('Matemática');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.waitForURL(/\/flashcards(\/|$|\?)/);

  await page.goto('/flashcards/create-from-text');
  await page.locator('textarea[name=text]').fill(text);
  await page.getByLabel('Matéria').fill('Biologia');
  await page.getByRole('button', { name: 'Gerar flashcards' }).click();
  await page.getByRole('button', { name: /Salvar \d+ flashcards/ }).click();
  await expect(page.getByText(/flashcards criados com sucesso!/)).toBeVisible();
  await page.waitForURL('**/flashcards');

  await page.goto('/flashcards/review');
  await expect(page.getByText(/1 de \d+/).first()).toBeVisible();
  expect(await page.getByText('Escolha como foi').count()).toBe(0);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /Correto/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/2 de \d+/).first()).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText(/1 de \d+/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/1 de \d+/).first()).toBeVisible();
});

for (const theme of themes) {
  test(`flashcards have no barrier in the ${theme} theme`, async ({ page }) => {
    test.slow();
    await register(page);
    await page.evaluate(async () => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
      };
      const cards = Array.from({ length: 30 }, (_, index) => ({
        question: `Pergunta ${index} com **negrito** e $x^${index}$`,
        answer: 'Uma resposta\n\n- com\n- lista',
        subject: index % 2 ? 'Biologia' : 'Matemática',
        deck: index % 3 ? 'Pasta::Baralho' : 'Geral',
        tags: ['uma', 'duas', 'três'],
        difficulty: (index % 5) + 1,
      }));
      await fetch('/api/flashcards/bulk', { method: 'POST', headers, body: JSON.stringify({ cards }) });
    });
    const first = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      const { data } = await (await fetch('/api/flashcards?limit=1', { headers })).json();
      return data.flashcards[0].id as string;
    });
    for (const path of [
      '',
      '/create',
      '/create-from-text',
      '/review',
      '/stats',
      `/${first}`,
      `/${first}/edit`,
    ]) {
      await page.goto(`/flashcards${path}`);
      await setTheme(page, theme);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await axeFindings(page), path).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  });
}
