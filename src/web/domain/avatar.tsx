import { clsx } from 'clsx';
import { useState } from 'react';
import { subjectStyle } from './subject-style.ts';

type AvatarProps = {
  name: string;
  /** Shown when it is of this site or its own address (`data:`): no page loads another. */
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg';
  /** Decorative when the name is written beside it. */
  decorative?: boolean;
};

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-20 text-xl' };
const pixels = { sm: 32, md: 40, lg: 80 };

const isOurs = (src: string) => /^(?:data:|\/(?!\/))/.test(src);

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR');
}

export function Avatar({ name, src, size = 'md', decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = clsx('shrink-0 rounded-full', sizes[size]);
  if (src && isOurs(src) && src !== broken) {
    return (
      <img
        src={src}
        alt={decorative ? '' : name}
        width={pixels[size]}
        height={pixels[size]}
        onError={() => setBroken(src)}
        className={clsx(shape, 'bg-well object-cover')}
      />
    );
  }
  const voice = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      {...voice}
      style={subjectStyle(name)}
      className={clsx(
        shape,
        'subject inline-grid select-none place-items-center bg-subject-soft font-semibold text-subject forced-colors:border',
      )}
    >
      {initials(name)}
    </span>
  );
}
