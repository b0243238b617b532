import { test } from '#test/e2e/servers/moved-server.ts';
import { api, appScreen, expect, signUp, visit } from './journey.ts';

const questions = ['Quanto são dois mais dois?', 'Quanto são cinco menos um?', 'Quanto são dois vezes dois?'];
const cards = questions.map((question) => ({ question, answer: 'Quatro', subject: 'Matemática' }));
const total = cards.length;

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
      await api(page, 'POST', '/flashcards/bulk', { cards });

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
      await page.getByRole('link', { name: 'Sair da revisão' }).click();

      await expect(page.getByRole('link', { name: `Revisar (${total - 1})` })).toBeVisible();
      await page.getByRole('link', { name: 'Quanto são dois mais dois?' }).click();
      await expect(page.getByText('11/07/2026')).toBeVisible();
      await visit(page, '/flashcards/stats');
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
