import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type { modelUseSchema, modelUseSchemas } from './model-use.schemas.ts';

export type ModelUse = z.output<typeof modelUseSchema>;

export const modelUseApi: ApiCalls<typeof modelUseSchemas> = {
  get: { method: 'GET', path: '/model-use' },
};
