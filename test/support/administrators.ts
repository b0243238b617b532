import { eq } from 'drizzle-orm';
import { accounts } from '#server/features/accounts/tables.ts';
import type { Student, TestApp } from './test-app.ts';

/** Registers a student who administers the installation. */
export async function registerAdministrator(test: TestApp, email?: string): Promise<Student> {
  const student = await test.registerStudent({ name: 'Rosa', ...(email && { email }) });
  await test.services.db.update(accounts).set({ role: 'admin' }).where(eq(accounts.id, student.user.id));
  return student;
}
