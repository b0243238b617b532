import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import type { ListingCard as Listing } from '#shared/contracts/marketplace.ts';
import { Author } from '#web/domain/author.tsx';
import { difficultyNames } from '#web/domain/plan-names.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { formatDate } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { listingQuery } from '../api.ts';
import { ListingRating, ListingSize } from '../listing-facts.tsx';
import { clonesText } from '../listing-labels.ts';

type ListingCardProps = { listing: Listing };

export function ListingCard({ listing }: ListingCardProps) {
  const titleId = useId();
  const preload = usePreload(listing.id);
  const { id, title, description, subject, difficulty, author, clones, createdAt } = listing;
  return (
    <article
      aria-labelledby={titleId}
      style={subjectStyle(subject)}
      className="subject relative flex h-full min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-[border-color] hover:border-line-strong sm:p-5"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-1.5">
        <SubjectTag name={subject} />
        <Badge>{difficultyNames[difficulty]}</Badge>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h2 id={titleId} className="line-clamp-3 break-words text-lg">
          <Link
            to="/marketplace/$planId"
            params={{ planId: id }}
            state={{ isFromList: true }}
            className="after:absolute after:inset-0 after:rounded-lg"
            {...preload}
          >
            {title}
          </Link>
        </h2>
        {description && <p className="line-clamp-2 break-words text-ink-muted text-sm">{description}</p>}
      </div>
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-2.5 pt-1">
        <ListingRating listing={listing} />
        <ListingSize listing={listing} />
        <Author name={author.username} />
        <p className="flex flex-wrap justify-between gap-x-3 text-ink-muted text-xs tabular-nums">
          <span>
            <span className="sr-only">Publicado em </span>
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </span>
          {clonesText(clones)}
        </p>
      </div>
    </article>
  );
}

/** As long as the router waits before it loads the page of a link. */
const intentMs = 50;

/** Loads a published plan when the student is about to open it: the events that a link is given. */
function usePreload(id: string) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);
  const intend = () => {
    forget();
    timer.current = setTimeout(() => void client.prefetchQuery(listingQuery(id)), intentMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { onPointerEnter: intend, onPointerLeave: forget, onFocus: intend, onBlur: forget };
}
