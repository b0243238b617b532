import type { RouteShorthandOptions } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { flashcardApi } from '#shared/contracts/flashcards.ts';
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
  route(flashcardApi.list, ({ student, query }) => listFlashcards(services, student, query));
  route(flashcardApi.review, ({ student, query }) => listReview(services, student, query));
  route(flashcardApi.stats, ({ student }) => getStats(services, student));
  route(flashcardApi.decks, async ({ student }) => ({ data: { decks: await getDecks(services, student) } }));
  route(flashcardApi.create, async ({ student, body }) => {
    const [flashcard] = await createFlashcards(services, student, [body]);
    return { data: { flashcard: flashcard as NonNullable<typeof flashcard> } };
  });
  route(flashcardApi.keep, async ({ student, body }) => ({
    data: { flashcards: await createFlashcards(services, student, body.cards) },
  }));
  route(flashcardApi.fromText, ({ student, body }) => createFromText(services, student, body), costly);
  route(flashcardApi.propose, ({ student, body }) => proposeCards(services, student, body), costly);
  route(flashcardApi.fromSummary, ({ student, body }) => createFromSummary(services, student, body), costly);
  route(
    flashcardApi.proposeFromSummary,
    ({ student, body }) => proposeFromSummary(services, student, body),
    costly,
  );
  route(flashcardApi.detail, async ({ student, params }) => ({
    data: { flashcard: await getFlashcard(services, student, params.id) },
  }));
  route(flashcardApi.update, async ({ student, params, body }) => ({
    data: { flashcard: await changeFlashcard(services, student, params.id, body) },
  }));
  route(flashcardApi.removeMany, async ({ student, body }) => {
    const count = await deleteFlashcards(
      services,
      student,
      body.ids.filter((id) => isUuid(id)),
    );
    const message = count === 1 ? '1 flashcard excluído.' : `${count} flashcards excluídos.`;
    return { success: true, message, count };
  });
  route(flashcardApi.remove, ({ student, params }) => deleteFlashcard(services, student, params.id));
  route(flashcardApi.study, async ({ student, params, body }) => ({
    data: await studyFlashcard(services, student, params.id, body),
  }));
  route(flashcardApi.withdraw, async ({ student, params }) => ({
    data: { flashcard: await withdrawAnswer(services, student, params.id, params.answerId) },
  }));
}
