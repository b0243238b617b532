import type { ApiCalls } from './endpoint.ts';
import type { landingSchemas } from './landing.schemas.ts';

export const landingApi: ApiCalls<typeof landingSchemas> = {
  contact: { method: 'GET', path: '/contact' },
};
