import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

export const landingApi = {
  contact: {
    method: 'GET',
    path: '/contact',
    summary: 'Whom to write to; null when the installation has no support address.',
    response: z.object({ supportEmail: z.string().nullable() }),
  },
} as const satisfies Record<string, Endpoint>;
