import { describe, expect, it } from 'vitest';
import { concurrencyLimiter, QueueFullError } from './concurrency-limiter.ts';

/** Works that end when they are told to, and the order in which they began. */
function watched(limits: Parameters<typeof concurrencyLimiter>[0]) {
  const run = concurrencyLimiter(limits);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  /** The student is the name's first letter, a capital one a test account. */
  const begin = (name: string) => {
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    const work = () => {
      begun.push(name);
      return end.promise;
    };
    return run(name.slice(0, 1), work, /^[A-Z]/.test(name)).then(
      () => 'done',
      (error: Error) => (error instanceof QueueFullError ? error.status : error.message),
    );
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    begin,
    end: async (name: string) => {
      ends.get(name)?.resolve();
      await settle();
    },
    fail: async (name: string) => {
      ends.get(name)?.reject(new Error('it fails'));
      await settle();
    },
  };
}

describe('a queue of works', () => {
  it('runs one of each student and no more than its places, in order, and survives what fails', async () => {
    const { begin, begun, end, fail } = watched({ atOnce: 2, waiting: 10 });
    const all = ['a1', 'a2', 'b1', 'c1', 'b2'].map(begin);
    expect(begun).toEqual(['a1', 'b1']);
    await fail('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
    await end('a2');
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'b2']);
    await end('c1');
    await end('b2');
    expect(await Promise.all(all)).toEqual(['it fails', 'done', 'done', 'done', 'done']);
  });

  it('lets another student in next when one has filled their own places, and tells that one so', async () => {
    const { begin, begun, end } = watched({ atOnce: 1, waiting: 20 });
    const own = ['a1', 'a2', 'a3'].map(begin);
    expect(await begin('a4')).toBe(429);
    const other = begin('b1');
    await end('a1');
    expect(begun).toEqual(['a1', 'a2']);
    await end('a2');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    await end('a3');
    expect(await Promise.all([...own, other])).toEqual(['done', 'done', 'done', 'done']);
  });

  it('leaves a free place to others while a student has works that wait', async () => {
    const { begin, begun } = watched({ atOnce: 2, waiting: 20 });
    void ['a1', 'a2', 'a3', 'b1'].map(begin);
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('leaves half of the places to wait to who has an account of their own', async () => {
    const { begin, begun, end } = watched({ atOnce: 1, waiting: 4 });
    void ['A1', 'B1', 'C1'].map(begin);
    expect(await begin('D1')).toBe(503);
    void begin('e1');
    await end('A1');
    void begin('D2');
    await end('B1');
    await end('C1');
    await end('e1');
    expect(begun).toEqual(['A1', 'B1', 'C1', 'e1', 'D2']);
  });

  it('refuses when all places to wait are taken, and takes work again later', async () => {
    const { begin, end } = watched({ atOnce: 1, waiting: 1 });
    const taken = [begin('a1'), begin('b1')];
    expect(await begin('c1')).toBe(503);
    await end('a1');
    await end('b1');
    expect(await Promise.all(taken)).toEqual(['done', 'done']);
    const later = begin('c2');
    await end('c2');
    expect(await later).toBe('done');
  });
});
