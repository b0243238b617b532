import { expect, it } from 'vitest';
import { isTokenOver, tokenOwner } from './session.ts';

const tokenOf = (payload: object) =>
  `e30.${btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.x`;

it("reads whose an access token is, and nothing from what isn't one", () => {
  expect(tokenOwner(tokenOf({ sub: 'ana', tz: 'América/~~~???>>>' }))).toBe('ana');
  expect([null, '', 'acesso-1', 'a.b.c', tokenOf({ sub: 1 })].map(tokenOwner)).toEqual(Array(5).fill(null));
});

it('tells whether a token is over, and does not guess', () => {
  const now = new Date('2026-03-11T15:00:00Z');
  const endingIn = (seconds: number) => tokenOf({ sub: 'ana', exp: now.getTime() / 1000 + seconds });
  expect([endingIn(-1), endingIn(0), endingIn(1)].map((token) => isTokenOver(token, now))).toEqual([
    true,
    true,
    false,
  ]);
  expect([null, 'acesso-1', tokenOf({ exp: 'ontem' })].map((token) => isTokenOver(token, now))).toEqual(
    Array(3).fill(false),
  );
});
