import { expect, it } from 'vitest';
import { withRole } from './column-roles.ts';

it('gives a column a role, and the other that had it the one that is free', () => {
  const roles = ['question', 'answer', 'ignore', 'ignore'] as const;
  expect(withRole(roles, 0, 'answer')).toEqual(['answer', 'question', 'ignore', 'ignore']);
  expect(withRole(roles, 2, 'tags')).toEqual(['question', 'answer', 'tags', 'ignore']);
  expect(withRole(roles, 1, 'ignore')).toEqual(['question', 'ignore', 'ignore', 'ignore']);
  expect(withRole(roles, 3, 'question')).toEqual(['ignore', 'answer', 'ignore', 'question']);
});
