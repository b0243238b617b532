import type { Listing } from '#shared/contracts/marketplace.ts';
import { formatDate } from '#web/lib/format.ts';

type ListingDatesProps = { listing: Pick<Listing, 'createdAt' | 'updatedAt'> };

export function ListingDates({ listing: { createdAt, updatedAt } }: ListingDatesProps) {
  const [published, updated] = [formatDate(createdAt), formatDate(updatedAt)];
  return (
    <>
      <span>
        Publicado em <time dateTime={createdAt}>{published}</time>
      </span>
      {updated !== published && (
        <span>
          Atualizado em <time dateTime={updatedAt}>{updated}</time>
        </span>
      )}
    </>
  );
}
