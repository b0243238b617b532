import type { ListingCard } from '#shared/contracts/marketplace.ts';
import { Rating } from '#web/ui/rating.tsx';
import { sizeWords } from './listing-labels.ts';

type ListingRatingProps = { listing: Pick<ListingCard, 'averageRating' | 'numberOfReviews'> };

export function ListingRating({ listing: { averageRating, numberOfReviews } }: ListingRatingProps) {
  if (numberOfReviews === 0) return <p className="text-ink-muted text-sm">Sem avaliações</p>;
  return (
    <p className="flex">
      <Rating value={averageRating} count={numberOfReviews} />
    </p>
  );
}

type ListingSizeProps = { listing: Pick<ListingCard, 'numberOfWeeks' | 'topicsCount' | 'timeAvailable'> };

/** How much there is to study. */
export function ListingSize({ listing }: ListingSizeProps) {
  return <p className="text-sm tabular-nums">{sizeWords(listing).join(' · ')}</p>;
}
