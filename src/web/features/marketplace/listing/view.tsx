import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ResponseOf } from '#shared/contracts/endpoint.ts';
import type { marketplaceSchemas } from '#shared/contracts/marketplace.schemas.ts';
import { messageOf } from '#shared/messages.ts';
import { ItemFailure } from '#web/domain/item-failure.tsx';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { listingQuery, sendView } from '../api.ts';
import type { Reviewer } from '../listing-labels.ts';
import { CloneButtons } from './clone.tsx';
import { ListingDetails } from './details.tsx';
import { ListingHeader } from './header.tsx';
import { ReportMenu } from './report.tsx';
import { ListingReviews } from './reviews.tsx';

const route = getRouteApi('/student/marketplace/$planId');

export function MarketplacePlanPage() {
  const { planId } = route.useParams();
  const detail = useLoaded(listingQuery(planId));
  const user = useQuery(profileQuery).data;
  useView(detail.isOwn ? null : planId);
  useTitle(detail.studyPlan.title);
  return <ListingView key={planId} detail={detail} user={user} />;
}

type ListingViewProps = {
  detail: ResponseOf<typeof marketplaceSchemas.detail>['data'];
  /** The student who reads; undefined while unknown. */
  user: Reviewer | undefined;
};

function ListingView({ detail, user }: ListingViewProps) {
  const { studyPlan: listing, reviews, reviewPages, ratings, ownReview, isOwn, cloneId } = detail;
  const { tab, page = 1 } = route.useSearch();
  const navigate = useNavigate();

  const open = (next: ListingTab) =>
    void navigate({
      to: '/marketplace/$planId',
      params: { planId: listing.id },
      search: { tab: next === 'details' ? undefined : next },
      state: true,
      replace: true,
      resetScroll: false,
    });

  return (
    <div className="subject" style={subjectStyle(listing.subject)}>
      <ListingHeader
        listing={listing}
        isOwn={isOwn}
        actions={
          <CloneButtons
            listingId={listing.id}
            hasSyllabus={listing.syllabusTopics > 0}
            isOwn={isOwn}
            cloneId={cloneId}
          />
        }
        report={!isOwn && <ReportMenu listingId={listing.id} what={`o plano “${listing.title}”`} />}
      />
      <Tabs
        label="Seções do plano"
        items={[
          { value: 'details', label: 'Detalhes do Plano', content: <ListingDetails listing={listing} /> },
          {
            value: 'reviews',
            label: 'Avaliações',
            content: (
              <ListingReviews
                listing={listing}
                newest={reviews}
                pages={reviewPages}
                ratings={ratings}
                ownReview={ownReview}
                isOwn={isOwn}
                page={Math.max(1, Math.floor(page))}
                user={user}
              />
            ),
          },
        ]}
        value={listingTabOf(tab)}
        onValueChange={open}
      />
    </div>
  );
}

/** A published plan that is not there, or that could not be loaded and why. */
export function ListingFailure({ error }: { error: unknown }) {
  return (
    <ItemFailure
      title="Plano do marketplace"
      list={<Link to="/marketplace" />}
      listName="Marketplace"
      error={error}
      missing={{ title: messageOf('study_plans.plan_not_found'), back: 'Voltar ao marketplace' }}
      failure="Falha ao buscar detalhes do plano de estudo."
    />
  );
}

export function ListingSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-8 w-3/5" />
      <SkeletonBlock className="h-6 w-2/5" />
      <SkeletonBlock className="h-8 w-1/2" />
      <SkeletonBlock className="mt-3 h-11" />
      <SkeletonBlock className="h-32 rounded-lg!" />
      <SkeletonBlock className="h-64 rounded-lg!" />
    </Skeleton>
  );
}

/** Tells the server once that `id` is read; nothing while it is null. */
function useView(id: string | null): void {
  useEffect(() => {
    if (id !== null) void sendView(id);
  }, [id]);
}

const listingTabs = ['details', 'reviews'] as const;
type ListingTab = (typeof listingTabs)[number];

/** The tab named in an address; the first when there is no such tab. */
const listingTabOf = (named: string | undefined): ListingTab =>
  listingTabs.find((tab) => tab === named) ?? 'details';
