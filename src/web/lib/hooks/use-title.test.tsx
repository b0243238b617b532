import { expect, it } from 'vitest';
import { bareTitle } from './use-title.ts';

it.each([
  ['24:59 · Painel · Órbita', 'Painel · Órbita'],
  ['1:05:09 · Painel · Órbita', 'Painel · Órbita'],
  ['Painel · Órbita', 'Painel · Órbita'],
  ['2026 · Órbita', '2026 · Órbita'],
])('the name of a tab called %s is %s', (title, bare) => {
  document.title = title;
  expect(bareTitle()).toBe(bare);
});
