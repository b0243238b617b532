import { appScreen, expect, signUp } from './journey.ts';
import { test } from './moved-server.ts';

const text = `A fotossíntese é o processo pelo qual as plantas transformam a energia da luz em energia química.
Ela ocorre nos cloroplastos, organelas que contêm clorofila. A clorofila é o pigmento que absorve a luz.
Em 1779, Jan Ingenhousz descobriu que as plantas precisam de luz para liberar oxigênio.`;

// Ten minutes before and after midnight: the days of UTC change three hours earlier, and an hour later.
const nights = [
  { timeZone: 'America/Sao_Paulo', before: '2026-07-11T02:50:00Z', after: '2026-07-11T03:10:00Z' },
  { timeZone: 'Europe/Lisbon', before: '2026-07-10T22:50:00Z', after: '2026-07-10T23:10:00Z' },
];

for (const { timeZone, before, after } of nights) {
  test.describe(timeZone, () => {
    test.use({ timezoneId: timeZone });

    test('a card missed before midnight is due after it, and the others of the day stay', async ({
      page,
      server,
    }) => {
      await server.startAt(before);
      await page.clock.install({ time: before });
      await signUp(page);
      await page.goto('/flashcards/create');
      await page.locator('textarea[name=question]').fill('Quanto são dois mais dois?');
      await page.locator('textarea[name=answer]').fill('Quatro');
      await page.getByLabel('Matéria').fill('Matemática');
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await page.waitForURL('**/flashcards');
      await page.goto('/flashcards/create-from-text');
      await page.locator('textarea[name=text]').fill(text);
      await page.getByLabel('Matéria').fill('Biologia');
      await page.getByRole('button', { name: 'Gerar flashcards' }).click();
      const save = page.getByRole('button', { name: /Salvar \d+ flashcards/ });
      const generated = Number(/\d+/.exec((await save.textContent()) ?? ''));
      await save.click();
      await page.waitForURL('**/flashcards');
      const total = generated + 1;
      await expect(page.getByRole('link', { name: `Revisar (${total})` })).toBeVisible();

      const place = appScreen(page)
        .getByRole('paragraph')
        .filter({ hasText: /^\d+ de \d+$/ });
      await page.goto('/flashcards/review');
      await expect(place).toHaveText(`1 de ${total}`);
      await page.keyboard.press('Space');
      await page.keyboard.press('3');
      await page.keyboard.press('Enter');
      await expect(place).toHaveText(`2 de ${total}`);
      await page.keyboard.press('z');
      await expect(place).toHaveText(`1 de ${total}`);
      await page.keyboard.press('Space');
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Flashcards' }).first().click();

      await expect(page.getByRole('link', { name: `Revisar (${total - 1})` })).toBeVisible();
      await page.getByRole('link', { name: 'Quanto são dois mais dois?' }).click();
      await expect(page.getByText('11/07/2026')).toBeVisible();
      await page.goto('/flashcards/stats');
      await expect(page.getByRole('row', { name: `10/07/2026 (hoje) ${total - 1}` })).toBeAttached();
      await expect(page.getByRole('row', { name: '11/07/2026 1', exact: true })).toBeAttached();

      await server.startAt(after);
      await page.clock.setSystemTime(after);
      await page.goto('/flashcards/stats');
      await expect(page.getByRole('row', { name: `11/07/2026 (hoje) ${total}` })).toBeAttached();
      await page.goto('/flashcards/review');
      await expect(place).toHaveText(`1 de ${total}`);
    });
  });
}
