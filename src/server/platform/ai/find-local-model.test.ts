import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findLocalModel, type LocalServer } from './find-local-model.ts';
import { openModel } from './open-model.ts';

async function serve(name: string, answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { name, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
}
const models =
  (...ids: string[]): RequestListener =>
  (request, response) => {
    const known = request.url === '/v1/models';
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ object: 'list', data: known ? ids.map((id) => ({ id })) : [] }));
  };
const found = async (wanted: string | undefined, servers: LocalServer[]) => {
  const one = await findLocalModel(wanted, servers, 60_000);
  return one && [one.name, one.model];
};

it('takes the first model that writes, of the first server that has one', async () => {
  const servers = [
    await serve('Ollama', models('nomic-embed-text:latest', 'bge-m3')),
    await serve('LM Studio', models('text-embedding-e5', 'qwen3-8b', 'gemma-3')),
    await serve('llama.cpp', models('llama.gguf')),
  ];
  expect(await found(undefined, servers)).toEqual(['LM Studio', 'qwen3-8b']);
});

it('takes the model that is wanted, wherever it is, with Ollama’s tag or without', async () => {
  const servers = [
    await serve('LM Studio', models('qwen3-8b')),
    await serve('Ollama', models('llama3.2:latest', 'gemma3:4b')),
  ];
  expect(await found('gemma3:4b', servers)).toEqual(['Ollama', 'gemma3:4b']);
  expect(await found('llama3.2', servers)).toEqual(['Ollama', 'llama3.2:latest']);
  expect(await found('mistral', servers)).toBeNull();
});

it('finds none where nobody answers as such a server does', async () => {
  const gone = await serve('gone', models('a'));
  const page: RequestListener = (_, response) => response.end('<h1>Outra coisa</h1>');
  const elsewhere: RequestListener = (_, response) =>
    response.writeHead(302, { location: `${gone.baseUrl}/models` }).end();
  const endless: RequestListener = (_, response) => {
    response.write(`{"data":[{"id":"${'a'.repeat(2_000_000)}`);
  };
  const servers = [
    await serve('page', page),
    await serve('elsewhere', elsewhere),
    await serve('endless', endless),
    await serve('wrong', (_, response) => response.end('{"data":[{"id":7}]}')),
    { name: 'nobody', baseUrl: 'http://127.0.0.1:9/v1' },
  ];
  expect(await found(undefined, servers)).toBeNull();
});

it('does not wait for one that never answers', async () => {
  const silent = await serve('silent', () => {});
  const ready = await serve('ready', models('gemma-3'));
  expect(await findLocalModel(undefined, [silent, ready], 200)).toMatchObject({ name: 'ready' });
});

describe('AI_BASE_URL=auto', () => {
  const opened = async (servers: LocalServer[]) => {
    const said: string[] = [];
    const log = { info: (...given: unknown[]) => void said.push(String(given.at(-1))) };
    const model = await openModel({ AI_BASE_URL: 'auto' }, log, servers);
    return { model, said };
  };

  it('connects what it found, and says so', async () => {
    const { model, said } = await opened([await serve('Ollama', models('gemma3:4b'))]);
    expect(model).not.toBeNull();
    expect(said).toEqual(['model found on this machine: gemma3:4b of Ollama writes']);
  });

  it('leaves the writing to the local engine where there is none, and says so', async () => {
    const { model, said } = await opened([]);
    expect(model).toBeNull();
    expect(said).toEqual(['no model found on this machine: the local engine writes']);
  });
});
