import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the provider does with the next call: answers a text, a status, or nothing at all. */
export type Reply = { text: string } | { status: number } | 'stall';

export interface FakeAi {
  baseUrl: string;
  /** Bodies of the calls so far. */
  calls: { messages: { role: string; content: unknown }[]; max_tokens?: number; model: string }[];
  /** Replies to the next calls, in order; the last one stays. */
  replies: Reply[];
  close(): Promise<void>;
}

/** A provider that speaks OpenAI's chat completions, on this machine only. */
export async function openFakeAi(...replies: Reply[]): Promise<FakeAi> {
  const calls: FakeAi['calls'] = [];
  const server = createServer(async (request, response) => {
    calls.push(JSON.parse(await bodyOf(request)));
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply === 'stall' || reply === undefined) return;
    if ('status' in reply) return response.writeHead(reply.status).end('{"error":{"message":"no"}}');
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'completion',
        object: 'chat.completion',
        created: 0,
        model: 'fake',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: reply.text } }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    replies,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** A draft such as a good model writes, with `topicsCount` topics. */
export function draftText(topicsCount: number): string {
  return JSON.stringify({
    description: 'Um plano escrito pelo modelo conectado.',
    topics: Array.from({ length: topicsCount }, (_, position) => ({
      name: `Assunto ${position + 1}`,
      description: 'O que é e como se aplica.',
      priority: 'alta',
      weight: 3,
    })),
    resources: [{ title: 'Livro de Álgebra', description: 'Bom começo.', type: 'livro' }],
    evaluationMethods: [{ name: 'Simulado', description: 'Questões de prova.', frequency: 'Semanal' }],
  });
}
