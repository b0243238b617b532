import type { z } from 'zod';
import type { ApiCalls } from './endpoint.ts';
import type { streakSchema, streakSchemas } from './streak.schemas.ts';

export type Streak = z.output<typeof streakSchema>;

export const streakApi: ApiCalls<typeof streakSchemas> = {
  get: { method: 'GET', path: '/streak' },
  update: { method: 'POST', path: '/streak/update' },
};
