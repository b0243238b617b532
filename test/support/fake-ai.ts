import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What the provider does with the next call: answers a text (and says what it took), half of one, something else, a
 * status, nothing at all, or `endless` again and again for as long as anybody listens.
 */
export type Reply =
  | { text: string; breaksOff?: boolean; tokens?: number }
  | { nonsense: string }
  | { status: number }
  | { begin?: string; endless: string }
  | 'stall';

interface Call {
  messages: { role: string; content: unknown }[];
  max_tokens?: number;
  model: string;
  stream?: boolean;
}

export interface FakeAi {
  baseUrl: string;
  /** Bodies of the calls so far. */
  calls: Call[];
  /** Replies to the next calls, in order; the last one stays. */
  replies: Reply[];
  /** In place of `replies`: what each call is answered. */
  respond: ((call: Call) => Reply) | undefined;
  /** Bytes that were taken of endless answers. */
  taken: number;
  /** Nothing is answered before this is resolved. */
  hold: Promise<void> | undefined;
  /** A streamed text stops halfway until this is resolved. */
  pause: Promise<void> | undefined;
  /** Connections that are being answered. */
  openConnections(): number;
  /** Forgets the calls and what they are answered. */
  reset(): void;
  close(): Promise<void>;
}

/** A provider that speaks OpenAI's chat completions, on this machine only. */
export async function openFakeAi(...replies: Reply[]): Promise<FakeAi> {
  const fake: Omit<FakeAi, 'baseUrl' | 'openConnections' | 'reset' | 'close'> = {
    calls: [],
    replies,
    respond: undefined,
    taken: 0,
    hold: undefined,
    pause: undefined,
  };
  const answering = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    answering.add(response);
    response.on('close', () => answering.delete(response));
    const call = JSON.parse(await bodyOf(request));
    fake.calls.push(call);
    await fake.hold;
    const reply = fake.respond?.(call) ?? (replies.length > 1 ? replies.shift() : replies[0]);
    if (reply === 'stall' || reply === undefined) return;
    if ('status' in reply) return response.writeHead(reply.status).end('{"error":{"message":"no"}}');
    if ('nonsense' in reply)
      return response.writeHead(200, { 'content-type': 'text/event-stream' }).end(reply.nonsense);
    if ('endless' in reply) {
      response.writeHead(200, {
        'content-type': call.stream ? 'text/event-stream' : 'application/json',
      });
      return writeOn(response, reply, (bytes) => {
        fake.taken += bytes;
      });
    }
    if (call.stream) return streamReply(response, reply, fake.pause);
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'completion',
        object: 'chat.completion',
        created: 0,
        model: 'fake',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: reply.text } }],
        usage: usageOf(reply),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    openConnections: () => answering.size,
    reset: () => {
      fake.calls.length = 0;
      replies.length = 0;
      Object.assign(fake, { respond: undefined, hold: undefined, pause: undefined, taken: 0 });
    },
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

const usageOf = ({ tokens = 0 }: { tokens?: number }) =>
  tokens > 0 ? { prompt_tokens: tokens - 1, completion_tokens: 1, total_tokens: tokens } : undefined;

/** Writes as fast as it is read, until nobody reads any more. */
async function writeOn(
  response: ServerResponse,
  { begin = '', endless }: { begin?: string; endless: string },
  count: (bytes: number) => void,
): Promise<void> {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  response.write(begin);
  while (!response.destroyed) {
    count(endless.length);
    if (response.write(endless)) await new Promise(setImmediate);
    else await once(response, 'drain', { signal: gone.signal }).catch(() => {});
  }
}

/** One piece of a text, as a provider streams it. */
export const streamed = (content: string): string => eventOf({ choices: [choiceOf({ content }, null)] });

const choiceOf = (delta: object, finish: string | null) => ({ index: 0, delta, finish_reason: finish });
const eventOf = (rest: object) =>
  `data: ${JSON.stringify({ id: 'completion', object: 'chat.completion.chunk', created: 0, model: 'fake', ...rest })}\n\n`;

/** The text in pieces, as server-sent events. */
async function streamReply(
  response: ServerResponse,
  reply: { text: string; breaksOff?: boolean; tokens?: number },
  pause: Promise<void> | undefined,
): Promise<void> {
  const { text, breaksOff } = reply;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null) =>
    response.write(eventOf({ choices: [choiceOf(delta, finish)] }));
  const pieces = text.match(/.{1,40}/gsu) ?? [];
  for (const [at, content] of pieces.entries()) {
    if (at === Math.ceil(pieces.length / 2)) {
      await pause;
      // What was sent has to arrive first.
      if (breaksOff) return void setTimeout(() => response.destroy(), 50);
    }
    send({ role: 'assistant', content }, null);
  }
  send({}, 'stop');
  const usage = usageOf(reply);
  if (usage) response.write(eventOf({ choices: [], usage }));
  response.end('data: [DONE]\n\n');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** Topics of a plan by a model. */
export const draftTopics = [
  'Monômios e polinômios',
  'Produtos notáveis',
  'Fatoração',
  'Equações do 1º grau',
  'Equações do 2º grau',
  'Sistemas lineares',
] as const;

/** A draft such as a good model writes, with `topicsCount` topics. */
export function draftText(topicsCount: number): string {
  return JSON.stringify({
    description: 'Um plano escrito pelo modelo conectado.',
    topics: draftTopics.slice(0, topicsCount).map((name) => ({
      name,
      description: 'O que é e como se aplica.',
      priority: 'alta',
      weight: 3,
    })),
    resources: [{ title: 'Livro de Álgebra', description: 'Bom começo.', type: 'livro' }],
    evaluationMethods: [{ name: 'Simulado', description: 'Questões de prova.', frequency: 'Semanal' }],
  });
}
