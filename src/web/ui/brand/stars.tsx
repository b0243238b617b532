import { clsx } from 'clsx';
import { placeStars } from './place-stars.ts';

type StarsProps = { count?: number; className?: string };

const fill = (sky: HTMLElement | null) => (sky ? placeStars(sky) : undefined);

/** A sky that twinkles, behind its nearest positioned ancestor's content. */
export function Stars({ count = 100, className }: StarsProps) {
  return (
    <div
      ref={fill}
      data-stars={count}
      aria-hidden="true"
      data-print="hide"
      className={clsx('pointer-events-none absolute inset-0 overflow-hidden', className)}
    />
  );
}
