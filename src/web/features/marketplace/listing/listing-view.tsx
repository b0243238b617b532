import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ResponseOf } from '#shared/contracts/endpoint.ts';
import type { marketplaceApi } from '#shared/contracts/marketplace.ts';
import { subjectStyle } from '#web/ui/subject-style.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Reviewer } from '../listing-labels.ts';
import { CloneButtons } from './clone.tsx';
import { ListingDetails } from './details.tsx';
import { ListingHeader } from './header.tsx';
import { type ListingTab, listingTabOf } from './listing-tabs.ts';
import { ReportButton } from './report.tsx';
import { ListingReviews } from './reviews.tsx';
import { useClone } from './use-clone.ts';

type ListingViewProps = {
  detail: ResponseOf<typeof marketplaceApi.detail>['data'];
  /** The student who reads; undefined while unknown. */
  user: Reviewer | undefined;
};

export function ListingView({ detail, user }: ListingViewProps) {
  const { studyPlan: listing, reviews, reviewPages, ownReview, isOwn, cloneId } = detail;
  const { tab, page = 1 } = useSearch({ strict: false });
  const navigate = useNavigate();
  const cloning = useClone(listing.id);

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
        actions={<CloneButtons listingId={listing.id} isOwn={isOwn} cloneId={cloneId} cloning={cloning} />}
        report={!isOwn && <ReportButton listingId={listing.id} what={`o plano “${listing.title}”`} />}
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
