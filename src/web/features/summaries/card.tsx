import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { type PublicSummary, summaryLimits } from '#shared/contracts/summaries.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { fieldId } from '#web/lib/form-rules.ts';
import { formatDate } from '#web/lib/format.ts';
import { plainText } from '#web/ui/rich-text/plain-text.ts';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { SummaryTags } from './badges.tsx';
import { previewOf, sizeWords, spokenSize } from './summary-labels.ts';

type SummaryCardProps = {
  summary: Pick<
    PublicSummary,
    'title' | 'subject' | 'summary' | 'keyPoints' | 'tags' | 'wordCount' | 'compressionRate'
  >;
  /** To the summary's own page; its text is the title. */
  link: ReactElement<Record<string, unknown>>;
  /** ISO instant. */
  date: string;
  badge?: ReactNode;
  /** What can be done with it from here. */
  action?: ReactNode;
  /** Whose it is. */
  author?: ReactNode;
};

const shownTags = 4;

export function SummaryCard({ summary, link, date, badge, action, author }: SummaryCardProps) {
  const titleId = useId();
  const { title, subject, keyPoints, tags } = summary;
  return (
    <article
      aria-labelledby={titleId}
      style={subjectStyle(subject)}
      className="subject relative flex h-full min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-[border-color] hover:border-line-strong sm:p-5"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-1.5">
        <SubjectTag name={subject} />
        {badge}
      </div>
      <h2 id={titleId} className="line-clamp-3 break-words text-lg">
        {cloneElement(link, { className: 'after:absolute after:inset-0 after:rounded-lg' }, title)}
      </h2>
      <p className="break-words text-ink-muted text-sm">{previewOf(summary.summary)}</p>
      {keyPoints.length > 0 && (
        <ul aria-label="Pontos-chave" className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
          {keyPoints.slice(0, summaryLimits.preview.keyPoints).map((point, index) => (
            <li key={fieldId(`keyPoints.${index}`)} className="flex gap-2">
              <span aria-hidden="true" className="mt-1.75 size-1.5 shrink-0 rounded-full bg-subject-mark" />
              <span className="line-clamp-2 min-w-0 break-words">{plainText(point)}</span>
            </li>
          ))}
        </ul>
      )}
      <SummaryTags tags={tags} most={shownTags} />
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-2 pt-1">
        {author}
        <div className="flex items-end justify-between gap-3 text-ink-muted text-xs tabular-nums">
          <p>
            <span aria-hidden="true">{sizeWords(summary)}</span>
            <span className="sr-only">{spokenSize(summary)}</span>
            <br />
            <time dateTime={date}>{formatDate(date)}</time>
          </p>
          {action && <div className="relative -my-1.5 -me-1.5">{action}</div>}
        </div>
      </div>
    </article>
  );
}

const summaryGridClass =
  'grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))] sm:gap-4';

type SummaryGridProps<Item> = { items: readonly Item[]; children: (item: Item) => ReactNode };

export function SummaryGrid<Item extends { id: string }>({ items, children }: SummaryGridProps<Item>) {
  return (
    <ul className={summaryGridClass}>
      {items.map((item) => (
        <li key={item.id} className="min-w-0">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

export function SummaryGridSkeleton() {
  return (
    <Skeleton>
      <div className={summaryGridClass}>
        {places.map((place) => (
          <SkeletonBlock key={place} className="h-80 rounded-lg!" />
        ))}
      </div>
    </Skeleton>
  );
}
