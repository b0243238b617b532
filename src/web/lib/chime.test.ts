import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let played: number[];
let sleeps: number;
let isRefused: boolean;

class FakeAudio {
  static made = 0;
  currentTime = 3;
  destination = {};
  constructor() {
    if (isRefused) throw new DOMException('no', 'NotSupportedError');
    FakeAudio.made += 1;
  }
  resume = async () => {};
  suspend = async () => {
    sleeps += 1;
  };
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: () => {} };
  }
  createOscillator() {
    const tone = { frequency: { value: 0 }, start: () => played.push(tone.frequency.value), stop: () => {} };
    return { ...tone, connect: () => ({ connect: () => {} }), frequency: tone.frequency };
  }
}

beforeEach(() => {
  played = [];
  sleeps = 0;
  isRefused = false;
  FakeAudio.made = 0;
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const chime = () => import('./chime.ts');
const passed = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

it('sounds as often as it is asked once a click has prepared it, and sleeps in between', async () => {
  const { prepareChime, playChime } = await chime();
  prepareChime();
  prepareChime();
  await passed();
  expect([FakeAudio.made, sleeps]).toEqual([1, 2]);
  playChime();
  await passed(1500);
  expect([played.length, sleeps]).toEqual([2, 3]);
  playChime();
  await passed();
  expect(played).toHaveLength(4);
});

it('is silent when nothing prepared it, or the browser has no sound', async () => {
  const { prepareChime, playChime } = await chime();
  playChime();
  isRefused = true;
  prepareChime();
  playChime();
  await passed(2000);
  expect(played).toEqual([]);
});
