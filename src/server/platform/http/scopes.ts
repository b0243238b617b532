import type { FastifyInstance } from 'fastify';
import { studentOf } from '../auth/guard.ts';
import type { SignedIn } from '../auth/tokens.ts';
import { type Route, routesOf } from './routes.ts';

export type GuestRoute = Route<object>;
export type StudentRoute = Route<{ student: SignedIn }>;

export const guestRoutes = (scope: FastifyInstance): GuestRoute => routesOf(scope, () => ({}));

/** For a scope behind `requireStudent`. */
export const studentRoutes = (scope: FastifyInstance): StudentRoute =>
  routesOf(scope, (request) => ({ student: studentOf(request) }), { security: [{ bearer: [] }] });
