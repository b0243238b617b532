import type { CDPSession, Page } from '@playwright/test';

export interface Frames {
  /** Milliseconds between one frame and the next. */
  intervals: number[];
  /** Milliseconds that the main thread ran for a frame, on average: what other programs do is not in it. */
  work: number;
  /** The share, 0 to 1, of frames in which part of the screen was still empty. */
  empty: number;
}

/** Milliseconds that the page's main thread has run so far. */
async function workSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Scrolls a page by wheel to its end, `speed` pixels a second, and answers the frames that its main thread made. */
export async function scrollToEnd(page: Page, speed: number, isEmpty: string): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.evaluate(`
    globalThis.frames = [];
    globalThis.emptyFrames = 0;
    requestAnimationFrame(function look(now) {
      frames.push(now);
      if ((${isEmpty})()) emptyFrames += 1;
      requestAnimationFrame(look);
    });
  `);
  const before = await workSoFar(session);
  const { width, height: tall } = page.viewportSize() ?? { width: 0, height: 0 };
  await session.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: tall / 2,
    yDistance: -height,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const work = (await workSoFar(session)) - before;
  const { times, empty, left } = await page.evaluate<{ times: number[]; empty: number; left: number }>(`({
    times: frames,
    empty: emptyFrames,
    left: document.documentElement.scrollHeight - innerHeight - scrollY,
  })`);
  if (left > 1) throw new Error(`A lista parou ${left} px antes do fim.`);
  return {
    intervals: times.slice(1).map((time, index) => time - (times[index] ?? time)),
    work: work / times.length,
    empty: empty / times.length,
  };
}
