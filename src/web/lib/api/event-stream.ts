/** Nothing came from a stream for as long as its reader would wait. */
export class SilentStreamError extends Error {}

/**
 * The data of each event of `body`, as it comes (server-sent events of the HTML standard, of which only `data` is
 * read). An event that breaks off is dropped. Rejects with `SilentStreamError` when nothing comes for `silenceMs`, not
 * even a comment, and with what the stream breaks with.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  silenceMs: number,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = eventParser();
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), silenceMs);
      if (done) return;
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

/** `work`, unless it takes longer than `ms` milliseconds: then a rejection. */
export async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilentStreamError('The stream fell silent.')), ms);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Takes a stream's text in pieces, however they are cut, and answers the events that each piece completes. */
function eventParser(): (piece: string) => string[] {
  let rest = '';
  let data: string[] = [];
  let endedInReturn = false;
  return (piece) => {
    if (piece === '') return [];
    // The two halves of one line break may come apart.
    const text = rest + (endedInReturn && piece.startsWith('\n') ? piece.slice(1) : piece);
    endedInReturn = piece.endsWith('\r');
    const lines = text.split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    return lines.flatMap((line) => {
      if (line !== '') {
        const field = /^data(?:: ?(.*))?$/.exec(line);
        if (field) data.push(field[1] ?? '');
        return [];
      }
      const event = data;
      data = [];
      return event.length > 0 ? [event.join('\n')] : [];
    });
  };
}
