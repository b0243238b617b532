import type { ResponseOf } from '#shared/contracts/endpoint.ts';
import type { marketplaceSchemas } from '#shared/contracts/marketplace.schemas.ts';
import type { Listing, ListingCard, Pagination, WidenedSearch } from '#shared/contracts/marketplace.ts';
import type { PlanReview } from '#shared/contracts/plan-reviews.ts';

/** A card of the list, for tests. */
export function sampleListingCard(changes: Partial<ListingCard> = {}): ListingCard {
  return {
    id: '0193a000-0000-7000-8000-0000000000a1',
    title: 'Funções do zero',
    description: 'Da reta à parábola.',
    author: { username: 'Conta de demonstração 1', profilePicture: null },
    subject: 'Matemática',
    difficulty: 'easy',
    averageRating: 4.3,
    numberOfReviews: 12,
    clones: 12,
    topicsCount: 20,
    syllabusTopics: 0,
    numberOfWeeks: 4,
    timeAvailable: 10,
    createdAt: '2026-03-10T12:00:00.000Z',
    updatedAt: '2026-03-10T13:00:00.000Z',
    ...changes,
  };
}

/** A published plan of two weeks, for tests. */
export function sampleListing(changes: Partial<Listing> = {}): Listing {
  const activity = (topic: string) => ({
    time: '08:00',
    topic,
    kind: 'theory' as const,
    duration: 50,
    description: `Estude ${topic} e anote as dúvidas.`,
  });
  return {
    ...sampleListingCard(),
    version: 1,
    isAdvanced: false,
    engine: 'local',
    goals: ['Resolver questões de função'],
    topics: [
      { name: 'Função afim', description: 'Coeficientes e gráfico.', priority: 'alta' },
      { name: 'Função quadrática', description: '', priority: 'baixa' },
    ],
    schedule: [
      { weekNumber: 1, day: 'Segunda-feira', activities: [activity('Reta'), activity('Coeficientes')] },
      { weekNumber: 1, day: 'Quarta-feira', activities: [activity('Gráficos')] },
      { weekNumber: 2, day: 'Segunda-feira', activities: [activity('Parábola')] },
    ],
    lessons: [],
    resources: [
      { title: 'Aulas', description: 'Curtas.', type: 'vídeo', url: 'https://exemplo.com.br/aulas' },
      { title: 'Apostila', description: 'Em papel.', type: 'livro', url: 'javascript:alert(1)' },
    ],
    evaluationMethods: [{ name: 'Simulado', description: 'Dez questões.', frequency: 'Semanal' }],
    ...changes,
  };
}

/** A review by another student, for tests. */
export function sampleReview(changes: Partial<PlanReview> = {}): PlanReview {
  return {
    id: '0193a000-0000-7000-8000-0000000000b1',
    userName: 'Conta de demonstração 2',
    user: { id: 'outro', username: 'Conta de demonstração 2', profilePicture: null },
    rating: 5,
    comment: 'Segui as quatro semanas.',
    counts: true,
    createdAt: '2026-03-20T12:00:00.000Z',
    ...changes,
  };
}

/** What the page of a published plan loads, for tests. */
export function sampleDetail(
  changes: Partial<ResponseOf<typeof marketplaceSchemas.detail>['data']> = {},
): ResponseOf<typeof marketplaceSchemas.detail> {
  return {
    data: {
      studyPlan: sampleListing(),
      reviews: [sampleReview()],
      reviewPages: 2,
      ratings: [0, 1, 1, 4, 6],
      ownReview: null,
      isOwn: false,
      cloneId: null,
      ...changes,
    },
  };
}

/** A page of the list, for tests. */
export function sampleList(
  studyPlans: ListingCard[],
  pagination: Partial<Pagination> = {},
  correctedSearch: string | null = null,
  widenedSearch: WidenedSearch | null = null,
): ResponseOf<typeof marketplaceSchemas.list> {
  const whole = { page: 1, limit: 9, pages: 1, total: studyPlans.length, hasMore: false, ...pagination };
  return { data: { studyPlans, pagination: whole, correctedSearch, widenedSearch } };
}
