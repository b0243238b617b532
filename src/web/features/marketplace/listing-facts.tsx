import type { ListingCard } from '#shared/contracts/marketplace.ts';
import { Rating } from '#web/ui/rating.tsx';
import { sizeWords, syllabusText } from './listing-labels.ts';

type ListingRatingProps = { listing: Pick<ListingCard, 'averageRating' | 'numberOfReviews'> };

export function ListingRating({ listing: { averageRating, numberOfReviews } }: ListingRatingProps) {
  if (numberOfReviews === 0) return <p className="text-ink-muted text-sm">Sem avaliações</p>;
  return (
    <p className="flex">
      <Rating value={averageRating} count={numberOfReviews} />
    </p>
  );
}

type ListingSizeProps = {
  listing: Pick<ListingCard, 'numberOfWeeks' | 'topicsCount' | 'timeAvailable' | 'syllabusTopics'>;
};

/** How much there is to study, and the syllabus that comes along. */
export function ListingSize({ listing }: ListingSizeProps) {
  const syllabus = syllabusText(listing.syllabusTopics);
  return (
    <>
      <p className="text-sm tabular-nums">{sizeWords(listing).join(' · ')}</p>
      {syllabus && <p className="text-sm tabular-nums">{syllabus}</p>}
    </>
  );
}
