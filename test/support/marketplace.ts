import { sql } from 'drizzle-orm';
import type { ResponseOf } from '#shared/contracts/endpoint.ts';
import type { marketplaceSchemas } from '#shared/contracts/marketplace.schemas.ts';
import { type MarketplaceFilter, marketplaceApi } from '#shared/contracts/marketplace.ts';
import { makePlan } from './plans.ts';
import type { Student, TestApp } from './test-app.ts';

/** A student whose address is confirmed, with an account of some days: what they write and report counts. */
export async function provenStudent(
  test: TestApp,
  given: Parameters<TestApp['registerStudent']>[0] = {},
): Promise<Student> {
  const student = await test.registerStudent(given);
  const { id } = student.user;
  await test.services.db.execute(sql`update students set email_verified_at = now() where user_id = ${id}`);
  // Reckoned here: a cluster lets no row of a table that every machine has depend on what a machine reckons.
  const createdAt = new Date(test.clock.now().getTime() - 9 * 86_400_000).toISOString();
  await test.services.db.execute(
    sql`update accounts set created_at = ${createdAt}::timestamptz where id = ${id}`,
  );
  return student;
}

/** A student with a plan in the marketplace. */
export async function publishPlan(
  test: TestApp,
  changes: object = {},
  author?: Student,
): Promise<{ author: Student; id: string }> {
  const student = author ?? (await test.registerStudent({ name: 'Ana' }));
  const { id } = await makePlan(test, student.token, changes);
  const { status, body } = await test.send('POST', `/study-plans/${id}/publish`, undefined, student);
  if (status !== 200) throw new Error(`publishing answered ${status}: ${body.message}`);
  return { author: student, id };
}

type Page = ResponseOf<typeof marketplaceSchemas.list>['data'];

export async function searchMarketplace(
  test: TestApp,
  { token }: { token: string },
  query: Partial<MarketplaceFilter> = {},
): Promise<Page> {
  const { status, body } = await test.call(marketplaceApi.list, { query }, { token });
  if (status !== 200) throw new Error(`the marketplace answered ${status}`);
  return body.data;
}

export async function openListing(
  test: TestApp,
  { token }: { token: string },
  id: string,
): Promise<ResponseOf<typeof marketplaceSchemas.detail>['data']> {
  const { status, body } = await test.call(marketplaceApi.detail, { params: { id } }, { token });
  if (status !== 200) throw new Error(`the listing answered ${status}`);
  return body.data;
}

/** Clones a published plan; answers the clone's id. */
export async function clonePlan(test: TestApp, { token }: { token: string }, id: string): Promise<string> {
  const { status, body } = await test.call(marketplaceApi.clone, { params: { id } }, { token });
  if (status !== 201) throw new Error(`cloning answered ${status}`);
  return body.data.clonedStudyPlanId;
}
