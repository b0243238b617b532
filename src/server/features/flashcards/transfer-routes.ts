import type { RouteShorthandOptions } from 'fastify';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { flashcardTransferEndpoints } from '#shared/contracts/flashcard-transfer.schemas.ts';
import { exportFlashcards, importFlashcards, previewImport } from './transfer-service.ts';

const files = {
  csv: { type: 'text/csv; charset=utf-8', name: 'flashcards.csv' },
  spreadsheet: { type: 'text/csv; charset=utf-8', name: 'flashcards-planilha.csv' },
  apkg: { type: 'application/octet-stream', name: 'flashcards.apkg' },
} as const;

/** For a scope that accepts uploads; `costly` counts the calls that read or write a whole file. */
export function flashcardTransferRoutes(
  route: StudentRoute,
  services: Services,
  costly: RouteShorthandOptions,
): void {
  route(
    flashcardTransferEndpoints.preview,
    async ({ student, body }) => ({ data: { preview: await previewImport(services, student, body) } }),
    costly,
  );
  route(
    flashcardTransferEndpoints.import,
    async ({ student, body }) => ({ data: await importFlashcards(services, student, body) }),
    costly,
  );
  route(
    flashcardTransferEndpoints.export,
    async ({ student, query, reply }) => {
      const file = await exportFlashcards(services, student, query.format, query.deck);
      const { type, name } = files[query.format];
      return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(file);
    },
    costly,
  );
}
