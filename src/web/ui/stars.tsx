import { clsx } from 'clsx';
import { useState } from 'react';

type StarsProps = { count?: number; className?: string };

const between = (least: number, most: number) => least + Math.random() * (most - least);

function placeStars(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    key: index,
    left: `${between(0, 100).toFixed(2)}%`,
    top: `${between(0, 100).toFixed(2)}%`,
    size: `${between(1, index % 9 === 0 ? 3 : 2).toFixed(1)}px`,
    opacity: between(0.35, 0.95).toFixed(2),
    animationDuration: `${between(3, 10).toFixed(2)}s`,
    animationDelay: `${between(0, 5).toFixed(2)}s`,
  }));
}

/** A still sky that twinkles, behind its nearest positioned ancestor's content. */
export function Stars({ count = 100, className }: StarsProps) {
  const [stars] = useState(() => placeStars(count));
  return (
    <div
      aria-hidden="true"
      data-print="hide"
      className={clsx('pointer-events-none absolute inset-0 overflow-hidden', className)}
    >
      {stars.map(({ key, size, ...place }) => (
        <span
          key={key}
          className="absolute animate-twinkle rounded-full bg-star"
          style={{ ...place, width: size, height: size }}
        />
      ))}
    </div>
  );
}
