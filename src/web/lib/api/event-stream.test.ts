import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEvents, SilentStreamError } from './event-stream.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A stream of `pieces`, which then ends, breaks with an error or stays open. */
function streamOf(pieces: Uint8Array[], end: 'ends' | 'breaks' | 'hangs' = 'ends') {
  const cancelled = vi.fn();
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else if (end === 'ends') controller.close();
      else if (end === 'breaks') controller.error(new TypeError('network error'));
      else return new Promise(() => {});
    },
    cancel: cancelled,
  });
  return { stream, cancelled };
}

async function collect(events: AsyncIterable<string>): Promise<string[]> {
  const collected: string[] = [];
  for await (const event of events) collected.push(event);
  return collected;
}

async function eventsOf(pieces: Uint8Array[]): Promise<string[]> {
  return collect(readEvents(streamOf(pieces).stream, 1000));
}

afterEach(() => vi.useRealTimers());

describe('a stream of events', () => {
  it.each([
    ['one event', 'data: a\n\n', ['a']],
    ['two', 'data: a\n\ndata: b\n\n', ['a', 'b']],
    ['lines of one event, joined', 'data: a\ndata: b\n\n', ['a\nb']],
    ['no blank after the colon, or two', 'data:a\n\ndata:  b\n\n', ['a', ' b']],
    ['an empty one', 'data\n\n', ['']],
    ['comments', ':\n\n: life\n\ndata: a\n\n:\n', ['a']],
    ['other fields', 'event: x\nid: 1\ndatum: y\ndata: a\nretry: 3\n\n', ['a']],
    ['line breaks of Windows', 'data: a\r\ndata: b\r\n\r\ndata: c\r\n\r\n', ['a\nb', 'c']],
    ['line breaks of old', 'data: a\r\rdata: b\r\r', ['a', 'b']],
    ['a byte order mark', '\uFEFFdata: a\n\n', ['a']],
    ['one that breaks off', 'data: a\n\ndata: b', ['a']],
    ['nothing', '', []],
  ])('is read with %s', async (_, text, events) => {
    expect(await eventsOf([bytes(text)])).toEqual(events);
  });

  it('says the same wherever it is cut, within a letter too', async () => {
    const text = ':\r\n\r\ndata: {"text":"função 🪐"}\r\n\r\ndata: é\ndata: ã\n\ndata: fim\r\r';
    const whole = bytes(text);
    const cuts = fc.array(fc.nat(whole.length), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const edges = [0, ...places.toSorted((a, b) => a - b), whole.length];
        const pieces = edges.slice(1).map((edge, index) => whole.slice(edges[index], edge));
        expect(await eventsOf(pieces)).toEqual(['{"text":"função 🪐"}', 'é\nã', 'fim']);
      }),
    );
  });

  it('is given up when it falls silent, and comments count as life', async () => {
    vi.useFakeTimers();
    let push: (text: string) => void = () => {};
    const cancel = vi.fn();
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        push = (text) => controller.enqueue(bytes(text));
      },
      cancel,
    });
    const reading = collect(readEvents(stream, 1000)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(900);
    push(':\n\n');
    await vi.advanceTimersByTimeAsync(900);
    expect(cancel).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(await reading).toBeInstanceOf(SilentStreamError);
    expect(cancel).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with what breaks it', async () => {
    const { stream } = streamOf([bytes('data: a\n\n')], 'breaks');
    await expect(collect(readEvents(stream, 1000))).rejects.toThrow('network error');
  });

  it('is let go of by a reader who has heard enough', async () => {
    const { stream, cancelled } = streamOf([bytes('data: a\n\n')], 'hangs');
    for await (const data of readEvents(stream, 1000)) {
      expect(data).toBe('a');
      break;
    }
    expect(cancelled).toHaveBeenCalled();
  });
});
