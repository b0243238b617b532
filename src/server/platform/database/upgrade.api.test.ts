import { pino } from 'pino';
import { expect, it } from 'vitest';
import { accountApi } from '#shared/contracts/accounts.ts';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import { openTestDatabase } from '#test/support/database/test-database.ts';
import { openTestApp } from '#test/support/test-app.ts';
import { argon2Passwords } from '../auth/passwords.ts';
import { openJobs } from '../jobs.ts';
import { migrate, migrateThrough } from './migrate.ts';

const id = '01a1fccd-3987-763a-98b2-4d34fcefbac7';
const planId = '01a1fccd-3987-763a-98b2-4d34fcefbac8';
const week = [
  { dayNumber: 1, activities: [] },
  {
    dayNumber: 2,
    activities: ['Frações', 'Razões'].map((topic, position) => ({
      _id: `a${position}`,
      time: '08:30',
      duration: 45,
      topic,
      description: `Leia “${topic}”.`,
      completed: position === 0,
    })),
  },
];

/** What an installation of the first release holds: a student, their password, a plan half done. */
const rowsOfThen = (passwordHash: string) => `
  insert into accounts (id, email, email_key, role, created_at)
    values ('${id}', 'ana@example.com', 'ana@example.com', 'user', '2026-03-01T12:00:00Z');
  insert into students (user_id, name, password_hash, preferences, time_zone)
    values ('${id}', 'Ana Souza', '${passwordHash}', '{}', 'America/Sao_Paulo');
  insert into study_plans (user_id, id, title, description, subject, difficulty, is_advanced, start_date,
      end_date, time_available, goals, evaluation_methods, resources, engine, item_count, done_count, created_at)
    values ('${id}', '${planId}', 'Frações e razões', 'Do começo.', 'Matemática', 'easy', false, '2026-03-02',
      '2026-03-08', 10, '["Passar"]', '[]', '[]', 'local', 3, 2, '2026-03-01T12:00:00Z');
  insert into study_plan_topics values ('${id}', '${planId}', 0, 'Frações', 'Partes de um todo.', 'alta', true);
  insert into study_plan_weeks values ('${id}', '${planId}', 0, '${JSON.stringify(week)}')`;

it('an installation of the first release, brought up to date, is the same to its student', async () => {
  const { database, databaseUrl, close } = await openTestDatabase();
  await database.exec(
    'drop schema public cascade; drop schema if exists pgboss cascade; create schema public',
  );
  await migrateThrough(database, '0002_study_plans.sql');
  const passwords = argon2Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
  await database.exec(rowsOfThen(await passwords.hash('segredo-de-ana')));

  await migrate(database);
  const jobs = openJobs(database, databaseUrl, pino({ level: 'silent' }));
  const app = await openTestApp({ services: { database, db: database.db, jobs } });
  try {
    expect((await app.send('GET', '/ready')).status).toBe(200);
    const login = await app.call(accountApi.login, {
      body: { email: 'ana@example.com', password: 'segredo-de-ana' },
    });
    expect(login.status).toBe(200);
    const token = login.body.data.accessToken;
    const list = await app.call(studyPlanApi.list, { query: {} }, { token });
    // Two of its three parts are done.
    expect(JSON.stringify(list.body)).toMatch(new RegExp(`"id":"${planId}".*"progress":67`));
    const detail = await app.call(studyPlanApi.detail, { params: { id: planId } }, { token });
    expect(detail.status).toBe(200);
    const text = JSON.stringify(detail.body);
    for (const kept of ['Partes de um todo.', 'Leia “Frações”.', 'Leia “Razões”.', 'Passar'])
      expect(text).toContain(kept);
    const other = await app.send('GET', '/flashcards', undefined, { token });
    expect(other.status).toBe(200);
    expect((await app.send('GET', '/dashboard', undefined, { token })).status).toBe(200);
  } finally {
    await app.close();
    await close();
  }
});
