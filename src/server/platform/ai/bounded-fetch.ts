/** As `fetch`, but an answer of more than `mostBytes` ends there: reading it rejects, and its connection is closed. */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let left = mostBytes;
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          left -= chunk.byteLength;
          if (left < 0)
            controller.error(new Error(`The provider's answer is longer than ${mostBytes} bytes.`));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(bounded, { status, statusText, headers });
  };
}
