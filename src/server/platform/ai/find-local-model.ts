import { z } from 'zod';
import { boundedFetch } from './bounded-fetch.ts';

export interface LocalServer {
  name: string;
  /** Of its OpenAI-compatible API. */
  baseUrl: string;
}

interface LocalModel extends LocalServer {
  model: string;
}

/** Programs that run a model on this machine, where they listen unless told otherwise; the first that answers is taken. */
const usualServers: readonly LocalServer[] = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
];

const answerMs = 1000;
const answerBytes = 1_000_000;

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string().min(1) })) });

/** Models that write no text, by what their names say. */
const writesNothing = /embed|rerank|whisper|\b(bge|e5|tts|clip)\b/i;

/** Ollama calls a model without a tag its latest one. */
const isCalled = (id: string, wanted: string) => id === wanted || id === `${wanted}:latest`;

/**
 * Looks for a model on this machine, all servers at once and at most a second: `wanted` where one has it, else the first
 * that writes. Null when there is none.
 */
export async function findLocalModel(
  wanted: string | undefined,
  servers: readonly LocalServer[] = usualServers,
  withinMs = answerMs,
): Promise<LocalModel | null> {
  const found = await Promise.all(
    servers.map(async (server) => {
      const models = await listModels(server, withinMs);
      const model = models.find((id) => (wanted ? isCalled(id, wanted) : !writesNothing.test(id)));
      return model ? { ...server, model } : null;
    }),
  );
  return found.find((one) => one !== null) ?? null;
}

/** The names of a server's models; none when it does not answer in time, or is something else. */
async function listModels({ baseUrl }: LocalServer, withinMs: number): Promise<string[]> {
  try {
    const response = await boundedFetch(answerBytes)(`${baseUrl}/models`, {
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    if (!response.ok) return [];
    return modelsSchema.parse(await response.json()).data.map(({ id }) => id);
  } catch {
    return [];
  }
}
