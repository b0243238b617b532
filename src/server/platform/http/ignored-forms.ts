import type { FastifyInstance } from 'fastify';

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Lets the routes of `scope` be called with a form whose fields say nothing that the address does not. */
export function ignoreForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(forms, { parseAs: 'string' }, async () => undefined);
}
