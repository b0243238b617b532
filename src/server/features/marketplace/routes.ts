import type { RouteShorthandOptions } from 'fastify';
import { getChangedPlan } from '#server/features/study-plans/service.ts';
import type { StudentRoute } from '#server/platform/http/scopes.ts';
import type { Services } from '#server/platform/services.ts';
import { marketplaceEndpoints } from '#shared/contracts/marketplace.schemas.ts';
import { studyPlanEndpoints } from '#shared/contracts/study-plans.schemas.ts';
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
  route(marketplaceEndpoints.list, async ({ query }) => list(query));
  route(marketplaceEndpoints.detail, ({ student, params }) => getListing(services, student, params.id));
  route(marketplaceEndpoints.reviews, async ({ params, query }) => ({
    data: await listPlanReviews(services, params.id, query.page),
  }));
  route(
    marketplaceEndpoints.clone,
    async ({ student, params }) => ({
      data: { clonedStudyPlanId: await cloneListing(services, student, params.id) },
    }),
    costly,
  );
  route(marketplaceEndpoints.view, ({ student, params }) => viewListing(services, student, params.id));
  route(marketplaceEndpoints.report, ({ student, params, body }) =>
    reportListing(services, student, params.id, body),
  );

  route(
    studyPlanEndpoints.publish,
    ({ student, params }) => publishPlan(services, student, params.id),
    costly,
  );
  route(studyPlanEndpoints.unpublish, ({ student, params }) => unpublishPlan(services, student, params.id));
  route(marketplaceEndpoints.publication, async ({ student, params }) => ({
    data: { publication: await getPublication(services, student, params.id) },
  }));
  route(
    marketplaceEndpoints.updatePublication,
    ({ student, params }) => updatePublication(services, student, params.id),
    costly,
  );
  route(studyPlanEndpoints.review, async ({ student, params, body }) => ({
    data: { review: await reviewPlan(services, student, params.id, body) },
  }));
  route(marketplaceEndpoints.removeReview, ({ student, params }) =>
    removeReview(services, student, params.id),
  );
  route(marketplaceEndpoints.source, async ({ student, params }) => ({
    data: { source: await getSource(services, student, params.id) },
  }));
  route(marketplaceEndpoints.takeVersion, async ({ student, params, body }) => {
    await takeVersion(services, student, params.id, body.version);
    return getChangedPlan(services, student, params.id);
  });
}
