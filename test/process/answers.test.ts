import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakeAi, openFakeAi, streamed } from '#test/support/fake-ai.ts';
import { register, runningServers } from '#test/support/processes/running-servers.ts';
import type { ServerProcess } from '#test/support/processes/server-process.ts';

const { install, start: startOn } = runningServers();
let ai: FakeAi;
let server: ServerProcess;
let token: string;
let conversation: string;

const start = async () => {
  server = await startOn({ AI_BASE_URL: ai.baseUrl, AI_MODEL: 'fake' });
};
beforeAll(async () => {
  await install();
  ai = await openFakeAi();
  await start();
});
afterAll(() => ai.close());
/** A student of one's own, on the server as the test before left it. */
beforeEach(async ({ task }) => {
  token = (await register(server, `${task.id}@example.com`)).body.data.accessToken;
  conversation = (await call<{ conversation: { id: string } }>('/chatbot/conversations', {})).conversation.id;
});

const request = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const call = async <T>(path: string, body?: unknown) => (await (await request(path, body)).json()) as T;
const ask = (message: string) =>
  request(`/chatbot/conversations/${conversation}/messages`, { message }, { accept: 'text/event-stream' });
const lastAnswer = async () => {
  const path = `/chatbot/conversations/${conversation}`;
  const { conversation: found } = await call<{
    conversation: { messages: { status: string; content: string; engine: string }[] };
  }>(path);
  return found.messages.at(-1);
};
const used = async () =>
  (await call<{ data: { usage: { used: number } } }>('/chatbot/usage')).data.usage.used;

/** An answer that has begun, and that the provider does not go on with. */
async function begin(): Promise<Response> {
  ai.pause = new Promise(() => {});
  ai.respond = () => ({ text: 'A primeira metade da resposta já chegou. A segunda não chega mais, nunca.' });
  const response = await ask('Explique a mitose');
  await expect.poll(async () => (await lastAnswer())?.content).toMatch(/^A primeira metade/);
  expect(await used()).toBe(1);
  return response;
}

async function goOn(): Promise<void> {
  ai.pause = undefined;
  ai.respond = () => ({ text: 'Agora sim.' });
  await (await ask('E a meiose?')).text();
  expect(await lastAnswer()).toMatchObject({ status: 'done', content: 'Agora sim.', engine: 'model' });
}

it('a stop keeps what came of an answer, gives its message back, frees its conversation, and ends with 0', async () => {
  const answer = (await begin()).text();
  expect(await server.end()).toBe(0);
  expect(await answer).toContain('"code":"professor.interrupted"');
  await start();
  expect(await lastAnswer()).toMatchObject({
    status: 'failed',
    content: expect.stringMatching(/^A primeira metade/),
  });
  expect(await used()).toBe(0);
  await goOn();
});

it('a crash keeps what came of an answer, and its message is given back ten seconds later', async () => {
  const answer = (await begin()).text().catch(() => 'broken off');
  await server.end('SIGKILL');
  await answer;
  await start();
  await expect.poll(async () => (await lastAnswer())?.status).toBe('failed');
  expect((await lastAnswer())?.content).toMatch(/^A primeira metade/);
  expect(await used()).toBe(0);
  await goOn();
});

it('a provider that never ends takes nobody else’s server away', async () => {
  ai.respond = () => ({ endless: streamed('Uma frase sem fim. ') });
  const told = await (await ask('Explique a mitose')).text();
  expect(told).toContain('"type":"failed"');
  ai.respond = () => ({ endless: 'x'.repeat(100_000) });
  const wish = { prompt: 'Genética', topicsCount: 5 };
  const suggested = await call<{ fallback: string }>('/study-plans/ai-suggestions', wish);
  expect(suggested.fallback).toBe('failed');
  expect(server.child.exitCode).toBeNull();
  await goOn();
});
