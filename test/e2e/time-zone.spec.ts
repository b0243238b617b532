import { expect, makePlan, test, useTestAccount } from './journey.ts';

// Where the calendar day differs from São Paulo's for most of the day.
test.use({ timezoneId: 'Pacific/Auckland' });

test('days stay the days they are in another time zone', async ({ page }) => {
  await useTestAccount(page);
  const id = await makePlan(page);
  await page.goto(`/study-plans/${id}?tab=overview`);
  const [start, end] = await page.evaluate(() =>
    [0, 20].map((offset) => new Intl.DateTimeFormat('pt-BR').format(Date.now() + offset * 86_400_000)),
  );
  await expect(page.getByText(start ?? '').first()).toBeVisible();
  await expect(page.getByText(end ?? '').first()).toBeVisible();
});
