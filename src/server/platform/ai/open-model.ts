import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '#server/settings.ts';
import { findLocalModel, type LocalServer } from './find-local-model.ts';
import { connectModel, type ModelProvider } from './model.ts';

/** The model that writes: the one that is configured, one that is found on this machine, or null, the local engine. */
export async function openModel(
  { AI_BASE_URL, AI_API_KEY, AI_MODEL }: Pick<Settings, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>,
  log: Pick<FastifyBaseLogger, 'info'>,
  servers?: readonly LocalServer[],
): Promise<ModelProvider | null> {
  if (AI_BASE_URL !== 'auto')
    return AI_BASE_URL && AI_MODEL
      ? connectModel({ baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL })
      : null;
  const found = await findLocalModel(AI_MODEL, servers);
  if (!found) {
    log.info('no model found on this machine: the local engine writes');
    return null;
  }
  const { name, baseUrl, model } = found;
  log.info({ baseUrl }, `model found on this machine: ${model} of ${name} writes`);
  return connectModel({ baseUrl, apiKey: AI_API_KEY, model });
}
