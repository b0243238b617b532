import { z } from 'zod';
import { type CallSchemas, withSchemas } from './endpoint.ts';
import { landingApi } from './landing.ts';

export const landingSchemas = {
  contact: {
    summary: 'Whom to write to; null when the installation has no support address.',
    response: z.object({ supportEmail: z.string().nullable() }),
  },
} satisfies Record<string, CallSchemas>;

export const landingEndpoints = withSchemas(landingApi, landingSchemas);
