import type { RouteShorthandOptions } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { flashcardEndpoints } from '#shared/contracts/flashcards.schemas.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { studyFlashcard, withdrawAnswer } from './answer-service.ts';
import { createFromSummary, createFromText, proposeCards, proposeFromSummary } from './from-text-service.ts';
import {
  changeFlashcard,
  createFlashcards,
  deleteFlashcard,
  deleteFlashcards,
  getDecks,
  getFlashcard,
  getStats,
  listFlashcards,
  listReview,
} from './service.ts';

/** `costly` counts the calls that make an engine work. */
export function flashcardRoutes(
  route: StudentRoute,
  services: Services,
  costly: RouteShorthandOptions,
): void {
  route(flashcardEndpoints.list, ({ student, query }) => listFlashcards(services, student, query));
  route(flashcardEndpoints.review, ({ student, query }) => listReview(services, student, query));
  route(flashcardEndpoints.stats, ({ student }) => getStats(services, student));
  route(flashcardEndpoints.decks, async ({ student }) => ({
    data: { decks: await getDecks(services, student) },
  }));
  route(flashcardEndpoints.create, async ({ student, body }) => {
    const [flashcard] = await createFlashcards(services, student, [body]);
    return { data: { flashcard: flashcard as NonNullable<typeof flashcard> } };
  });
  route(flashcardEndpoints.keep, async ({ student, body }) => ({
    data: { flashcards: await createFlashcards(services, student, body.cards) },
  }));
  route(flashcardEndpoints.fromText, ({ student, body }) => createFromText(services, student, body), costly);
  route(flashcardEndpoints.propose, ({ student, body }) => proposeCards(services, student, body), costly);
  route(
    flashcardEndpoints.fromSummary,
    ({ student, body }) => createFromSummary(services, student, body),
    costly,
  );
  route(
    flashcardEndpoints.proposeFromSummary,
    ({ student, body }) => proposeFromSummary(services, student, body),
    costly,
  );
  route(flashcardEndpoints.detail, async ({ student, params }) => ({
    data: { flashcard: await getFlashcard(services, student, params.id) },
  }));
  route(flashcardEndpoints.update, async ({ student, params, body }) => ({
    data: { flashcard: await changeFlashcard(services, student, params.id, body) },
  }));
  route(flashcardEndpoints.removeMany, async ({ student, body }) => {
    const count = await deleteFlashcards(
      services,
      student,
      body.ids.filter((id) => isUuid(id)),
    );
    const message = `${countOf(count, 'flashcard excluído', 'flashcards excluídos')}.`;
    return { success: true, message, count };
  });
  route(flashcardEndpoints.remove, ({ student, params }) => deleteFlashcard(services, student, params.id));
  route(flashcardEndpoints.study, async ({ student, params, body }) => ({
    data: await studyFlashcard(services, student, params.id, body),
  }));
  route(flashcardEndpoints.withdraw, async ({ student, params }) => ({
    data: { flashcard: await withdrawAnswer(services, student, params.id, params.answerId) },
  }));
}
