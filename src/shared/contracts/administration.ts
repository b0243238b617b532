import type { z } from 'zod';
import type { adminActionSchema, administrationSchemas } from './administration.schemas.ts';
import type { ApiCalls } from './endpoint.ts';

/** How long the link to the first administrator works, in hours. */
export const claimHours = 1;

/** Rows of a page, and the furthest page. */
export const administrationLimits = { page: 20, pageAtMost: 50, pages: 10_000 } as const;

export const administrationErrorCodes = [
  'administration.claim_invalid',
  'administration.test_account',
  'administration.last_administrator',
] as const;

/** What the log of administrators' actions knows. */
export const adminActionKinds = ['claim', 'grant', 'revoke'] as const;
export type AdminActionKind = (typeof adminActionKinds)[number];
export type AdminAction = z.output<typeof adminActionSchema>;

export const administrationApi: ApiCalls<typeof administrationSchemas> = {
  claim: { method: 'POST', path: '/admin/claim' },
  listActions: { method: 'GET', path: '/admin/actions' },
};
