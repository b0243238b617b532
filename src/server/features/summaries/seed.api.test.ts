import { expect, it } from 'vitest';
import { seedAccount } from '#server/features/accounts/seed.ts';
import { openTestApp } from '#test/support/test-app.ts';
import { listPublicSummaries } from './public-service.ts';
import { seedSummaries } from './seed.ts';
import { listSummaries } from './service.ts';

it('gives the demo student three summaries, two of them public, the same each time', async () => {
  const test = await openTestApp();
  try {
    const student = await seedAccount(test.services);
    const content = async () =>
      (await listSummaries(test.services, student, {})).data.summaries.map(({ title, summary }) => [
        title,
        summary,
      ]);
    await seedSummaries(test.services, student);
    const first = await content();
    expect(first).toHaveLength(3);
    await seedSummaries(test.services, student);
    expect(await content()).toEqual(first);
    expect((await listPublicSummaries(test.services, student, {})).count).toBe(2);
  } finally {
    await test.close();
  }
});
