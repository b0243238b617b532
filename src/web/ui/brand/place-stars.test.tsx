import { afterEach, expect, it, vi } from 'vitest';
import { placeStars } from './place-stars.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.animations;
});

function filled(count: number) {
  const sky = document.createElement('div');
  sky.dataset.stars = String(count);
  const animation = { play: vi.fn(), cancel: vi.fn() };
  const animate = vi.spyOn(Element.prototype, 'animate').mockReturnValue(animation as never);
  placeStars(sky)();
  animate.mockClear();
  return { stop: placeStars(sky), stars: [...sky.children] as HTMLElement[], animate, animation };
}

it('places each star once, somewhere on the sky, to twinkle every 3 to 10 s after at most 5 s', () => {
  const { stars, animate } = filled(100);
  expect(stars).toHaveLength(100);
  expect(animate).toHaveBeenCalledTimes(100);
  const within = (value: unknown, least: number, most: number) => {
    expect(Number.parseFloat(String(value))).toBeGreaterThanOrEqual(least);
    expect(Number.parseFloat(String(value))).toBeLessThanOrEqual(most);
  };
  for (const { style } of stars) {
    within(style.left, 0, 100);
    within(style.top, 0, 100);
  }
  const timings = animate.mock.calls.map(([, timing]) => timing as KeyframeAnimationOptions);
  for (const { duration, delay, iterations } of timings) {
    within(duration, 3000, 10_000);
    within(delay, 0, 5000);
    expect(iterations).toBe(Infinity);
  }
  expect(new Set(timings.map(({ delay }) => delay)).size).toBeLessThanOrEqual(11);
  expect(new Set(stars.map(({ style }) => `${style.left} ${style.top}`)).size).toBeGreaterThan(90);
});

it('stands still where the profile says so', () => {
  document.documentElement.dataset.animations = 'off';
  const { animation } = filled(3);
  expect(animation.cancel).toHaveBeenCalled();
  expect(animation.play).not.toHaveBeenCalled();
});

it('heeds the system’s wish for less motion as it changes, until it is stopped', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  const { animation, stop } = filled(1);
  const wish = (matches: boolean) => {
    animation.play.mockClear();
    animation.cancel.mockClear();
    Object.assign(media, { matches }).dispatchEvent(new Event('change'));
  };
  wish(true);
  expect(animation.cancel).toHaveBeenCalled();
  wish(false);
  expect(animation.play).toHaveBeenCalled();
  stop();
  wish(true);
  expect(animation.cancel).not.toHaveBeenCalled();
});
