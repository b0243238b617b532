import type { RouteShorthandOptions } from 'fastify';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Parts } from '#server/platform/parts.ts';
import { flashcardTransferApi } from '#shared/contracts/flashcard-transfer.ts';
import { exportFlashcards, importFlashcards, previewImport } from './transfer-service.ts';

const mediaTypes = { csv: 'text/csv; charset=utf-8', apkg: 'application/octet-stream' } as const;

/** For a scope that accepts uploads; `costly` counts the calls that read or write a whole file. */
export function flashcardTransferRoutes(
  route: StudentRoute,
  parts: Parts,
  costly: RouteShorthandOptions,
): void {
  route(
    flashcardTransferApi.preview,
    async ({ student, body }) => ({ data: { preview: await previewImport(parts, student, body) } }),
    costly,
  );
  route(
    flashcardTransferApi.import,
    async ({ student, body }) => ({ data: await importFlashcards(parts, student, body) }),
    costly,
  );
  route(
    flashcardTransferApi.export,
    async ({ student, query, reply }) => {
      const file = await exportFlashcards(parts, student, query.format, query.deck);
      return reply
        .type(mediaTypes[query.format])
        .header('content-disposition', `attachment; filename="flashcards.${query.format}"`)
        .send(file);
    },
    costly,
  );
}
