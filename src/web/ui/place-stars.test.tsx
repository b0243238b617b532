import { expect, it } from 'vitest';
import { placeStars } from './place-stars.ts';

function filled(count: number): HTMLElement[] {
  const element = document.createElement('div');
  element.dataset.stars = String(count);
  placeStars(element);
  placeStars(element);
  return [...element.children] as HTMLElement[];
}

it('places each star once, somewhere on the sky, to twinkle every 3 to 10 s after at most 5 s', () => {
  const stars = filled(100);
  expect(stars).toHaveLength(100);
  for (const { style } of stars) {
    const within = (value: string, least: number, most: number) => {
      expect(Number.parseFloat(value)).toBeGreaterThanOrEqual(least);
      expect(Number.parseFloat(value)).toBeLessThanOrEqual(most);
    };
    within(style.left, 0, 100);
    within(style.top, 0, 100);
    within(style.animationDuration, 3, 10);
    within(style.animationDelay, 0, 5);
  }
  expect(new Set(stars.map(({ style }) => `${style.left} ${style.top}`)).size).toBeGreaterThan(90);
});
