import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Pace {
  /** Until the first word. */
  firstMs: number;
  /** Between two words. */
  betweenMs: number;
  words: number;
}

const chunk = (content: string, finish: string | null) =>
  `data: ${JSON.stringify({
    id: 'completion',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'bench',
    choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: finish }],
  })}\n\n`;

async function answer(response: ServerResponse, { firstMs, betweenMs, words }: Pace): Promise<void> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  await pause(firstMs);
  for (let word = 0; word < words && !response.destroyed; word++) {
    response.write(chunk(`palavra${word} `, null));
    await pause(betweenMs);
  }
  response.end(`${chunk('', 'stop')}data: [DONE]\n\n`);
}

/** A provider that speaks OpenAI's chat completions at a pace that may be changed; it goes with `stack`. */
export async function streamingProvider(
  stack: AsyncDisposableStack,
  pace: Pace,
): Promise<{ baseUrl: string; pace: Pace }> {
  const provider = { baseUrl: '', pace };
  const server = createServer((request, response) => {
    request.resume().on('end', () => void answer(response, provider.pace));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stack.defer(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  provider.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return provider;
}
