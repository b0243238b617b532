import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leaveFirstScreen, useWhole } from './use-whole.ts';

function drawnOf(): boolean[] {
  const drawn: boolean[] = [];
  renderHook(() => drawn.push(useWhole()));
  return drawn;
}

it('draws the first screen in two parts, and those one goes to as a whole', () => {
  expect(drawnOf()).toEqual([false, true]);
  leaveFirstScreen();
  expect(drawnOf()).toEqual([true]);
});
