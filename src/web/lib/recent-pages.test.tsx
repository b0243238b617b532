import { beforeEach, expect, it } from 'vitest';
import { clearTokens } from '#web/session/session.ts';
import { recentPages, rememberPage } from './recent-pages.ts';

beforeEach(() => localStorage.clear());

const paths = () => recentPages().map(({ path }) => path);

it('are the latest first, each once and by its newest name, and only some', () => {
  for (let page = 1; page <= 8; page++) rememberPage({ path: `/p${page}`, title: 'Plano' });
  rememberPage({ path: '/p5', title: 'Química' });
  expect(paths()).toEqual(['/p5', '/p8', '/p7', '/p6', '/p4', '/p3']);
  expect(recentPages()[0]).toEqual({ path: '/p5', title: 'Química' });
});

it.each(['x', '{}', '[1, {"path": 2}]', 'null'])('are none where the memory holds %s', (stored) => {
  localStorage.setItem('recentPages', stored);
  expect(recentPages()).toEqual([]);
});

it('are forgotten with the session', () => {
  rememberPage({ path: '/p1', title: 'Plano' });
  clearTokens();
  expect(recentPages()).toEqual([]);
});
