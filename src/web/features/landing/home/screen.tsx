import { clsx } from 'clsx';
import { type ScreenKind, screenSizes } from '../screen-sizes.ts';

interface ScreenProps {
  src: string;
  /** What the screen shows, for those who don't see it. */
  alt: string;
  kind?: ScreenKind;
  className?: string;
}

/** A screen of the product, as it is; its place is kept until it comes. */
export function Screen({ src, alt, kind = 'phone', className }: ScreenProps) {
  const { width, height } = screenSizes[kind];
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={clsx('h-auto w-full rounded-lg border border-line bg-surface shadow-raised', className)}
    />
  );
}
