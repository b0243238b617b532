import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { Cpu, Sparkles } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { Listing } from '#shared/contracts/marketplace.ts';
import { Author } from '#web/domain/author.tsx';
import { difficultyNames, planEngineWords } from '#web/domain/plan-names.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { formatDate } from '#web/lib/format.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ListingRating, ListingSize } from '../listing-facts.tsx';
import { clonesText } from '../listing-labels.ts';

type ListingHeaderProps = { listing: Listing; isOwn: boolean; actions: ReactNode; report: ReactNode };

export function ListingHeader({ listing, isOwn, actions, report }: ListingHeaderProps) {
  const { title, subject, difficulty, author, clones, engine, isAdvanced } = listing;
  const goBack = useWayBack();
  const Engine = engine === 'model' ? Sparkles : Cpu;
  return (
    <PageHeader
      title={<span className="break-words">{title}</span>}
      back={<BackLink render={<Link to="/marketplace" onClick={goBack} />}>Marketplace</BackLink>}
      actions={actions}
      meta={
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2.5">
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <SubjectTag name={subject} />
            <Badge>{difficultyNames[difficulty]}</Badge>
            <span className="flex items-center gap-1.5 text-ink-muted text-xs">
              <Engine aria-hidden="true" className="size-3.5 shrink-0" />
              {planEngineWords[engine]}
              {isAdvanced && ' · IA avançada'}
            </span>
          </div>
          <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2">
            <Author name={author.username} isOwn={isOwn} />
            <ListingRating listing={listing} />
            <ListingSize listing={listing} />
          </div>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-muted text-sm tabular-nums">
              <ListingDates listing={listing} />
              <span>{clonesText(clones)}</span>
            </p>
            {report && <div className="flex max-sm:-ms-3">{report}</div>}
          </div>
        </div>
      }
    />
  );
}

type ListingDatesProps = { listing: Pick<Listing, 'createdAt' | 'updatedAt'> };

function ListingDates({ listing: { createdAt, updatedAt } }: ListingDatesProps) {
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

/** For the link back to the list: whoever came from there finds it as it was, page, filters and place on it. */
function useWayBack() {
  const { history } = useRouter();
  const isFromList = useLocation({ select: ({ state }) => state.isFromList });
  return (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isFromList || opensElsewhere) return;
    event.preventDefault();
    history.back();
  };
}
