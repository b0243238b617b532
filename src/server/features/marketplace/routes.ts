import type { RouteShorthandOptions } from 'fastify';
import { getChangedPlan } from '#server/features/study-plans/service.ts';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { marketplaceApi } from '#shared/contracts/marketplace.ts';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import { cloneListing, getSource, takeVersion } from './clone-service.ts';
import { getListing } from './detail-service.ts';
import { getPublication, viewListing } from './figures-service.ts';
import { marketplaceList } from './list/list-service.ts';
import { publishPlan, unpublishPlan, updatePublication } from './publication-service.ts';
import { reportListing } from './reports/report-service.ts';
import { listPlanReviews, removeReview, reviewPlan } from './reviews/review-service.ts';

/** `costly` counts the calls that write a whole plan. */
export function marketplaceRoutes(
  route: StudentRoute,
  services: Services,
  costly: RouteShorthandOptions,
): void {
  const list = marketplaceList(services);
  route(marketplaceApi.list, async ({ query }) => list(query));
  route(marketplaceApi.detail, ({ student, params }) => getListing(services, student, params.id));
  route(marketplaceApi.reviews, async ({ params, query }) => ({
    data: await listPlanReviews(services, params.id, query.page),
  }));
  route(
    marketplaceApi.clone,
    async ({ student, params }) => ({
      data: { clonedStudyPlanId: await cloneListing(services, student, params.id) },
    }),
    costly,
  );
  route(marketplaceApi.view, ({ student, params }) => viewListing(services, student, params.id));
  route(marketplaceApi.report, ({ student, params, body }) =>
    reportListing(services, student, params.id, body),
  );

  route(studyPlanApi.publish, ({ student, params }) => publishPlan(services, student, params.id), costly);
  route(studyPlanApi.unpublish, ({ student, params }) => unpublishPlan(services, student, params.id));
  route(marketplaceApi.publication, async ({ student, params }) => ({
    data: { publication: await getPublication(services, student, params.id) },
  }));
  route(
    marketplaceApi.updatePublication,
    ({ student, params }) => updatePublication(services, student, params.id),
    costly,
  );
  route(studyPlanApi.review, async ({ student, params, body }) => ({
    data: { review: await reviewPlan(services, student, params.id, body) },
  }));
  route(marketplaceApi.removeReview, ({ student, params }) => removeReview(services, student, params.id));
  route(marketplaceApi.source, async ({ student, params }) => ({
    data: { source: await getSource(services, student, params.id) },
  }));
  route(marketplaceApi.takeVersion, async ({ student, params, body }) => {
    await takeVersion(services, student, params.id, body.version);
    return getChangedPlan(services, student, params.id);
  });
}
