import { expect, it } from 'vitest';
import { tokenOwner } from './token-owner.ts';

const tokenOf = (payload: object) =>
  `e30.${btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.x`;

it("reads whose an access token is, and nothing from what isn't one", () => {
  expect(tokenOwner(tokenOf({ sub: 'ana', tz: 'América/~~~???>>>' }))).toBe('ana');
  expect([null, '', 'acesso-1', 'a.b.c', tokenOf({ sub: 1 })].map(tokenOwner)).toEqual(Array(5).fill(null));
});
