import type { ReactNode } from 'react';
import { Rating } from '#web/ui/rating.tsx';
import { Avatar } from './avatar.tsx';

type ReviewItemProps = {
  name: string;
  /** Whether the reader wrote it. */
  isOwn?: boolean;
  /** 1 to 5. */
  rating: number;
  comment: string | null;
  /** A `time`. */
  date: ReactNode;
  /** Said beside the stars. */
  note?: string | undefined;
  /** What can be done with it. */
  action?: ReactNode;
};

/** What somebody wrote about something, in a list of such. */
export function ReviewItem({ name, isOwn = false, rating, comment, date, note, action }: ReviewItemProps) {
  return (
    <li className="flex items-start gap-3 py-3.5 first:pt-0 last:pb-0">
      <Avatar name={name} decorative />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="min-w-0 break-words font-medium">{isOwn ? `${name} (você)` : name}</p>
          <span className="text-ink-muted text-sm">{date}</span>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="flex flex-wrap items-center gap-x-2">
            <Rating value={rating} />
            {note && <span className="text-ink-muted text-xs">{note}</span>}
          </span>
          {action}
        </div>
        {comment && <p className="max-w-[70ch] whitespace-pre-line break-words text-sm">{comment}</p>}
      </div>
    </li>
  );
}
